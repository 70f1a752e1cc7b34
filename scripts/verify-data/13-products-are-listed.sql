-- The store lists each product as it is.
select distinct 'product ' || row_id as subject, 'its listing differs from the product' as problem
from (
  (select * from store_listings_expected except all select * from store_listings_actual)
  union all
  (select * from store_listings_actual except all select * from store_listings_expected)
) as differing
