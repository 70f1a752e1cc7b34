-- Goods without a seller name none when they are found: the name of the site is a setting, which the database does not
-- know. What is indexed already changes with its product, or when the nightly job rebuilds the entries.
create or replace view search_product_source as
select
  l.product_id::text as id, l.product_id::text as key, l.title,
  concat_ws(' ', p.type_value, l.seller_name, (
    select string_agg(c.title, ' ') from collections c where c.id = any (l.collection_ids)
  )) as category,
  search_city_of(l.seller_location) as city, search_state_name(l.seller_state) as state, l.seller_location as place,
  concat_ws(' ', p.subtitle, regexp_replace(left(p.description, 4000), '<[^>]*>', ' ', 'g')) as body,
  concat_ws(' · ', l.seller_name, l.seller_location) as detail,
  coalesce(left(p.subtitle, 240), '') as summary, l.image_url as picture_url,
  '$' || to_char(l.price / 100.0, 'FM9999999990.00') as price,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at,
  (case when l.is_in_stock then 0.7 else 0.3 end)::real as quality
from store_listings l
join products p on p.id = l.product_id;
