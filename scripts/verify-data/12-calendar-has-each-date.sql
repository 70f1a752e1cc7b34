-- The calendar has each date of each event, and no other.
select distinct 'event ' || row_id as subject, 'the calendar differs from its dates' as problem
from (
  (select * from event_dates_expected except all select * from event_dates_actual)
  union all
  (select * from event_dates_actual except all select * from event_dates_expected)
) as differing
