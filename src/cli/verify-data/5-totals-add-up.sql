-- The total of an order is its lines, shipping and tax, and is what was charged.
select 'order ' || orders.id as subject,
  format('goods %s, lines %s, shipping %s, tax %s%s, total %s', goods_amount, coalesce(lines.amount, 0), shipping_amount,
    tax_amount, case when is_tax_included then ' (included)' else '' end, total_amount) as problem
from orders
left join (
  select order_id, sum(unit_amount::bigint * quantity) as amount from order_lines group by order_id
) as lines on lines.order_id = orders.id
where goods_amount is distinct from lines.amount
  or total_amount <> goods_amount + shipping_amount + case when is_tax_included then 0 else tax_amount end
union all
select 'order ' || orders.id, format('its total is %s %s, and %s %s were charged', total_amount, orders.currency_code, entry.amount, entry.currency_code)
from orders
join ledger_transactions as charge on charge.order_id = orders.id and charge.kind = 'charge'
join ledger_entries as entry on entry.transaction_id = charge.id and entry.account = 'provider'
where (entry.amount, entry.currency_code) is distinct from (total_amount, orders.currency_code)
