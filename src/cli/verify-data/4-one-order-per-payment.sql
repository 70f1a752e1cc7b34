-- Each payment page and each payment belongs to one order, and each paid page has one or was resolved by an admin.
select 'session ' || session_id as subject, format('belongs to %s orders', count(*)) as problem
from orders where session_id is not null group by session_id having count(*) > 1
union all
select 'payment ' || payment_id, format('belongs to %s orders', count(*))
from orders where payment_id is not null group by payment_id having count(*) > 1
union all
select 'session ' || object_id, format('was paid (event %s), and no order has it', min(event.id))
from payment_events as event
where type in ('checkout.session.completed', 'checkout.session.async_payment_succeeded')
  and received_at < now() - interval '10 minutes'
  and not exists (select from orders where session_id = event.object_id)
  and not exists (select from unmatched_payments where session_id = event.object_id)
group by object_id
union all
select 'payment ' || payment_id, format('%s %s came for order %s, which is gone', amount, currency_code, order_id)
from unmatched_payments where status = 'open'
