-- A paid order stays paid: nothing closes it, and only paid orders have parcels.
select 'order ' || id as subject, format('is %s, and was paid at %s', status, paid_at) as problem
from orders
where paid_at is not null and (
  status in ('pending', 'processing')
  -- Money that arrived too late is refunded in full.
  or status in ('expired', 'failed') and total_amount <> (
    select coalesce(sum(amount), 0) from refunds where order_id = orders.id and status <> 'failed'
  )
)
union all
select 'order ' || orders.id, format('is %s, and has %s parcels', orders.status, count(*))
from orders join parcels on parcels.order_id = orders.id
where orders.status not in ('paid', 'refunded') group by orders.id, orders.status
union all
select 'order ' || id, 'is paid, and has no parcel'
from orders where status = 'paid' and not exists (select from parcels where order_id = orders.id)
