-- Every ledger transaction balances, refunds never exceed payments, and refunds match the ledger.
select 'ledger transaction ' || transaction.id as subject,
  format('its entries add up to %s', coalesce(sum(entry.amount)::text, 'nothing: there are none')) as problem
from ledger_transactions as transaction
left join ledger_entries as entry on entry.transaction_id = transaction.id
group by transaction.id, entry.currency_code having sum(entry.amount) is distinct from 0
union all
select 'order ' || order_id, format('its ledger says %s are left at the provider', sum(amount))
from ledger_transactions as transaction
join ledger_entries as entry on entry.transaction_id = transaction.id and entry.account = 'provider'
where kind in ('charge', 'refund', 'refund_failed')
group by order_id having sum(amount) < 0
union all
select 'order ' || orders.id,
  format('refunded %s, its refunds say %s, the ledger says %s', refunded_amount, coalesce(told.amount, 0), coalesce(booked.amount, 0))
from orders
left join (
  select order_id, sum(amount) as amount from refunds where status = 'succeeded' group by order_id
) as told on told.order_id = orders.id
left join (
  select order_id, sum(amount) as amount
  from ledger_transactions as transaction
  join ledger_entries as entry on entry.transaction_id = transaction.id and entry.account = 'refunds'
  group by order_id
) as booked on booked.order_id = orders.id
where refunded_amount <> coalesce(told.amount, 0) or refunded_amount <> coalesce(booked.amount, 0)
