-- Each event is listed as it is.
select distinct 'event ' || row_id as subject, 'its listing differs from the event' as problem
from (
  (select * from event_listings_expected except all select * from event_listings_actual)
  union all
  (select * from event_listings_actual except all select * from event_listings_expected)
) as differing
