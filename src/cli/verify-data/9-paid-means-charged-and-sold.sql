-- A paid order was charged and its goods were sold; an order that was not paid was neither.
select 'order ' || orders.id as subject, format('is %s without a charge in the ledger', status) as problem
from orders
where status in ('paid', 'refunded')
  and not exists (select from ledger_transactions where order_id = orders.id and kind = 'charge')
union all
select 'order ' || orders.id, format('is %s, and %s was charged', status, charge.provider_id)
from orders join ledger_transactions as charge on charge.order_id = orders.id and charge.kind = 'charge'
where orders.paid_at is null or charge.provider_id is distinct from orders.payment_id
union all
select 'order ' || orders.id, format('is %s, and sold %s of %s of variant %s', orders.status, coalesce(sold.quantity, 0), lines.quantity, lines.variant_id)
from orders
join order_lines as lines on lines.order_id = orders.id and holds_stock
left join (
  select order_id, variant_id, sum(quantity) as quantity
  from stock_movements where kind in ('sell', 'sell_late') group by order_id, variant_id
) as sold on sold.order_id = orders.id and sold.variant_id = lines.variant_id
where orders.status = 'paid' and sold.quantity is distinct from lines.quantity
  or orders.status in ('pending', 'processing', 'expired', 'failed') and sold.quantity is not null
