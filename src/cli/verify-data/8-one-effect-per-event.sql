-- Each event of the provider has exactly one effect, no matter how often it arrives.
select kind || ' ' || provider_id as subject, format('was booked %s times', count(*)) as problem
from ledger_transactions group by kind, provider_id having count(*) > 1
union all
select 'order ' || order_id, format('variant %s was sold %s times', variant_id, count(*))
from stock_movements where kind in ('sell', 'sell_late') group by order_id, variant_id having count(*) > 1
union all
select 'order ' || order_id, format('was charged %s times', count(*))
from ledger_transactions where kind = 'charge' group by order_id having count(*) > 1
union all
select 'event ' || id, format('a %s that came at %s is not handled yet', type, received_at)
from payment_events where handled_at is null and received_at < now() - interval '1 hour'
