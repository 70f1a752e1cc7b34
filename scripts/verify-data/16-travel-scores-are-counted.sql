-- The scores of tours, guides and stays are those of their approved reviews.
select distinct 'subject ' || row_id as subject, 'its scores differ from its reviews' as problem
from (
  (select * from travel_review_stats_expected except all select * from travel_review_stats_actual)
  union all
  (select * from travel_review_stats_actual except all select * from travel_review_stats_expected)
) as differing
