-- The rating of each business is that of its approved reviews.
select distinct 'business ' || row_id as subject, 'its rating differs from its reviews' as problem
from (
  (select * from business_stats_expected except all select * from business_stats_actual)
  union all
  (select * from business_stats_actual except all select * from business_stats_expected)
) as differing
