-- The counts of the store are those of its listings.
select distinct concat_ws(' ', kind, key) as subject, 'the count differs from the listings' as problem
from (
  (select * from store_counts_expected except all select * from store_counts_actual)
  union all
  (select * from store_counts_actual except all select * from store_counts_expected)
) as differing
