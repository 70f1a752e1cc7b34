-- Stock is held only for open orders, in the quantity of their lines, and at most 40 minutes unless the provider was
-- queried.
with holds as (
  select order_id, variant_id,
    sum(quantity) filter (where kind = 'reserve') as held,
    coalesce(sum(quantity) filter (where kind in ('release', 'sell')), 0) as ended
  from stock_movements where kind in ('reserve', 'release', 'sell') group by order_id, variant_id
)
select 'order ' || coalesce(orders.id, holds.order_id) as subject,
  format('variant %s: %s held, %s ended, the order is %s', coalesce(holds.variant_id, lines.variant_id),
    coalesce(held, 0), coalesce(ended, 0), orders.status) as problem
from holds
full join (select * from order_lines where holds_stock) as lines using (order_id, variant_id)
left join orders on orders.id = order_id
where held is distinct from lines.quantity
  or ended <> case when orders.status in ('pending', 'processing') then 0 else held end
union all
select 'order ' || id, format('is open since %s, and the provider was last queried %s', created_at, coalesce(checked_at::text, 'never'))
from orders
where status = 'pending' and hold_until < now() - interval '5 minutes'
  and coalesce(checked_at, '-infinity') < now() - interval '20 minutes'
