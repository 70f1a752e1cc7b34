create or replace trigger products_touch before update on products
  for each row execute function touch_updated_at();
create or replace trigger product_variants_touch before update on product_variants
  for each row execute function touch_updated_at();

create or replace function add_variant_stock() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into variant_stock (variant_id) values (new.id);
  return null;
end
$$;
comment on function add_variant_stock is 'Creates the stock row of a new variant.';
create or replace trigger product_variants_add_stock after insert on product_variants
  for each row execute function add_variant_stock();

create or replace function note_low_stock() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  left_now integer := new.received - new.reserved - new.sold;
begin
  if left_now <= 5 then
    insert into low_stock as known (variant_id, left_over, told_at)
    values (new.variant_id, left_now, case when tg_op = 'INSERT' then now() end)
    on conflict (variant_id) do update set left_over = excluded.left_over;
  elsif left_now < 10 then
    update low_stock set left_over = left_now where variant_id = new.variant_id;
  else
    delete from low_stock where variant_id = new.variant_id;
  end if;
  return null;
end
$$;
comment on function note_low_stock is 'Updates low_stock when the stock of a variant changes.';
create or replace trigger variant_stock_note_low_on_insert after insert on variant_stock
  for each row execute function note_low_stock();
-- While there is plenty of stock, nothing is written.
create or replace trigger variant_stock_note_low_on_update after update on variant_stock
  for each row when (
    least(old.received - old.reserved - old.sold, 10) <> least(new.received - new.reserved - new.sold, 10)
  ) execute function note_low_stock();

create or replace view store_listing_source as
select
  p.id as product_id, p.title, fold_search_text(p.title) collate "C" as folded_title, p.ribbon_text,
  coalesce(p.thumbnail, (
    select url from product_media where product_id = p.id and type = 'image' order by position, id limit 1
  ))::text as image_url,
  offer.price, offer.old_price,
  p.purchasable and stock.is_in_stock as is_in_stock,
  case
    when p.purchasable and stock.is_counted and stock.left_over between 1 and 3 then stock.left_over
  end as left_over,
  p.business_id, b.name as seller_name, b.location as seller_location, b.location_state as seller_state,
  array(select collection_id from product_collections where product_id = p.id order by collection_id) as collection_ids,
  p.created_at as listed_at
from products p
join lateral (
  select
    coalesce(c.sale_amount, c.amount) as price, case when c.sale_amount < c.amount then c.amount end as old_price
  from product_variants v
  join variant_prices c on c.variant_id = v.id and c.currency_code = 'usd'
  join variant_stock s on s.variant_id = v.id
  where v.product_id = p.id
  order by (v.manage_inventory and s.inventory_quantity <= 0), coalesce(c.sale_amount, c.amount), v.position, v.id
  limit 1
) offer on true
join lateral (
  select
    bool_or(not v.manage_inventory or s.inventory_quantity > 0) as is_in_stock,
    bool_and(v.manage_inventory) as is_counted, sum(s.inventory_quantity)::integer as left_over
  from product_variants v
  join variant_stock s on s.variant_id = v.id
  where v.product_id = p.id
) stock on true
left join businesses b on b.id = p.business_id
where p.status = 'published' and p.deleted_at is null;
comment on view store_listing_source is 'Rows that store_listings should contain.';
revoke all on store_listing_source from ujamaa_app;

create or replace function refresh_store_listings(ids uuid[]) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  -- Writers of one product wait for each other, so that the later one sees the earlier one's changes.
  perform from products where id = any (ids) order by id for no key update;
  -- Waits for a seller that is being renamed. One renamed later queues this product itself.
  perform from businesses where id in (select business_id from products where id = any (ids)) order by id for share;
  delete from store_listings as listing
  where product_id = any (ids)
    and not exists (select from store_listing_source as source where source.product_id = listing.product_id);
  insert into store_listings as listing (
    product_id, title, folded_title, ribbon_text, image_url, price, old_price, is_in_stock, left_over,
    business_id, seller_name, seller_location, seller_state, collection_ids, listed_at
  )
  select
    product_id, title, folded_title, ribbon_text, image_url, price, old_price, is_in_stock, left_over,
    business_id, seller_name, seller_location, seller_state, collection_ids, listed_at
  from store_listing_source where product_id = any (ids) order by product_id
  on conflict (product_id) do update set
    title = excluded.title, folded_title = excluded.folded_title, ribbon_text = excluded.ribbon_text,
    image_url = excluded.image_url, price = excluded.price, old_price = excluded.old_price,
    is_in_stock = excluded.is_in_stock, left_over = excluded.left_over, business_id = excluded.business_id,
    seller_name = excluded.seller_name, seller_location = excluded.seller_location,
    seller_state = excluded.seller_state, collection_ids = excluded.collection_ids, listed_at = excluded.listed_at
  where row(listing.*) is distinct from row(excluded.*);
end
$$;
comment on function refresh_store_listings is 'Updates store_listings for these products.';

create or replace function list_changed_products() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids uuid[];
begin
  case tg_table_name
    when 'products' then ids := array(select id from changed);
    when 'variant_prices' then
      ids := array(select distinct v.product_id from changed join product_variants v on v.id = changed.variant_id);
    else ids := array(select distinct product_id from changed);
  end case;
  if cardinality(ids) > 0 then
    perform refresh_store_listings(ids);
  end if;
  return null;
end
$$;
comment on function list_changed_products is
  'Updates the store listings of products when the product or its parts change.';
-- A trigger with a transition table can have only one event. A new product has no price yet, and neither has a variant.
do $$
declare
  event record;
begin
  for event in
    select * from (values
      ('products', 'update', 'new'), ('product_variants', 'update', 'new'), ('product_variants', 'delete', 'old'),
      ('variant_prices', 'insert', 'new'), ('variant_prices', 'update', 'new'), ('variant_prices', 'delete', 'old'),
      ('product_collections', 'insert', 'new'), ('product_collections', 'delete', 'old'),
      ('product_media', 'insert', 'new'), ('product_media', 'update', 'new'), ('product_media', 'delete', 'old')
    ) as events (source, kind, side)
  loop
    execute format('create or replace trigger %1$s_list_on_%2$s after %2$s on %1$s referencing %3$s table as changed
      for each statement execute function list_changed_products()', event.source, event.kind, event.side);
  end loop;
end
$$;

-- The transaction of the seller locks none of its products, which can be many.
create or replace function list_changed_seller() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into store_listing_changes (product_id) select id from products where business_id = new.id order by id;
  return null;
end
$$;
comment on function list_changed_seller is
  'Queues the products of a seller whose name or place changed in store_listing_changes.';
create or replace trigger businesses_list_products after update on businesses
  for each row when (
    (old.name, old.location, old.location_state) is distinct from (new.name, new.location, new.location_state)
  ) execute function list_changed_seller();

create or replace function note_changed_stock() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into store_listing_changes (product_id) select product_id from product_variants where id = new.variant_id;
  return null;
end
$$;
comment on function note_changed_stock is
  'Queues a product whose stock became low or stopped being low in store_listing_changes.';
create or replace trigger variant_stock_note_listing after update on variant_stock
  for each row when (
    least(old.received - old.reserved - old.sold, 4) <> least(new.received - new.reserved - new.sold, 4)
  ) execute function note_changed_stock();

create or replace function apply_store_listing_changes(batch integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids uuid[];
begin
  with taken as (
    delete from store_listing_changes
    where id in (select id from store_listing_changes order by id limit batch for update skip locked)
    returning product_id
  )
  select array_agg(product_id) into ids from taken;
  if ids is null then
    return 0;
  end if;
  perform refresh_store_listings(array(select distinct unnest(ids)));
  return cardinality(ids);
end
$$;
comment on function apply_store_listing_changes is
  'Updates the listings of a batch of queued products. Returns the size of the batch.';
grant execute on function apply_store_listing_changes(integer) to ujamaa_app;

-- The prices are those of features/store/list/input.ts.
create or replace function store_count_keys(
  price integer, old_price integer, in_stock boolean, maker uuid, state text, collections uuid[]
) returns table (kind text, key text) language sql immutable as $$
  select 'all', ''
  union all select 'price', most::text from unnest(array[2500, 5000, 10000, 20000]) as most where price <= most
  union all select 'stock', '' where in_stock
  union all select 'sale', '' where old_price is not null
  union all select 'maker', maker::text where maker is not null
  union all select 'state', state where state is not null
  union all select 'collection', id::text from unnest(collections) as id
$$;
comment on function store_count_keys is 'The filter choices that a listing counts for.';
grant execute on function store_count_keys to ujamaa_app;

create or replace function count_store_listings() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  execute format(
    'insert into store_count_changes (kind, key, step)
     select kind, key, sum(step) from (%s) as changed
     cross join store_count_keys(price, old_price, is_in_stock, business_id, seller_state, collection_ids)
     group by kind, key having sum(step) <> 0',
    case tg_op
      when 'INSERT' then 'select 1 as step, * from added'
      when 'DELETE' then 'select -1 as step, * from removed'
      else 'select 1 as step, * from added union all select -1, * from removed'
    end
  );
  return null;
end
$$;
comment on function count_store_listings is 'Adds the filter choices of changed listings to store_count_changes.';
create or replace trigger store_listings_count_on_insert after insert on store_listings
  referencing new table as added for each statement execute function count_store_listings();
create or replace trigger store_listings_count_on_update after update on store_listings
  referencing old table as removed new table as added for each statement execute function count_store_listings();
create or replace trigger store_listings_count_on_delete after delete on store_listings
  referencing old table as removed for each statement execute function count_store_listings();

create or replace function fold_store_counts(batch integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  folded integer;
begin
  with taken as (
    delete from store_count_changes
    where id in (select id from store_count_changes order by id limit batch for update skip locked)
    returning kind, key, step
  ),
  summed as (
    insert into store_counts as known (kind, key, goods)
    select kind, key, sum(step) from taken group by kind, key having sum(step) <> 0 order by kind, key
    on conflict (kind, key) do update set goods = known.goods + excluded.goods
  )
  select count(*) into folded from taken;
  return folded;
end
$$;
comment on function fold_store_counts is
  'Adds a batch of store_count_changes to store_counts. Returns the size of the batch.';
grant execute on function fold_store_counts(integer) to ujamaa_app;

create or replace view store_choice_counts as
select kind, key, sum(goods)::integer as goods
from (
  select kind, key, goods from store_counts
  union all
  select kind, key, step from store_count_changes
) as counts
group by kind, key
having sum(goods) > 0;
comment on view store_choice_counts is 'How many listings each filter choice has now.';
revoke insert, update, delete on store_choice_counts from ujamaa_app;

create or replace view store_listings_expected as
select product_id as row_id, store_listing_source.* from store_listing_source
-- Queued products are updated within seconds.
where not exists (select from store_listing_changes waiting where waiting.product_id = store_listing_source.product_id);
comment on view store_listings_expected is 'What store_listings should contain, without products that are queued.';

create or replace view store_listings_actual as
select product_id as row_id, store_listings.* from store_listings
where not exists (select from store_listing_changes waiting where waiting.product_id = store_listings.product_id);
comment on view store_listings_actual is 'What store_listings contains, without products that are queued.';

create or replace function repair_store_listings(ids uuid[]) returns void language sql security definer
set search_path = public, pg_temp as $$
  select refresh_store_listings(ids);
$$;
comment on function repair_store_listings is 'The same as refresh_store_listings.';

create or replace view store_counts_expected as
select kind, key, count(*)::integer as goods
from store_listings
cross join store_count_keys(price, old_price, is_in_stock, business_id, seller_state, collection_ids)
group by kind, key;
comment on view store_counts_expected is 'What the counts of the store list should be.';

create or replace view store_counts_actual as select * from store_choice_counts;
comment on view store_counts_actual is 'The counts of the store list.';
-- Adds the difference, so concurrent counts stay correct.
create or replace function repair_store_counts() returns void language sql security definer
set search_path = public, pg_temp as $$
  insert into store_count_changes (kind, key, step)
  select kind, key, coalesce(expected.goods, 0) - coalesce(actual.goods, 0)
  from store_counts_expected expected full join store_counts_actual actual using (kind, key)
  where expected.goods is distinct from actual.goods;
$$;
comment on function repair_store_counts is 'Corrects the counts of the store list.';
revoke all on store_listings_expected, store_listings_actual, store_counts_expected, store_counts_actual
from ujamaa_app;
grant select on store_listings_expected, store_listings_actual, store_counts_expected, store_counts_actual
to ujamaa_app;
grant execute on function repair_store_listings, repair_store_counts to ujamaa_app;

-- Products without a seller name none: the name of the site is a setting, which the database does not know.
create or replace view search_product_source as
select
  l.product_id::text as id, l.product_id as key, l.title,
  concat_ws(' ', p.type_value, l.seller_name, (
    select string_agg(c.title, ' ') from collections c where c.id = any (l.collection_ids)
  )) as category,
  p.type_value as filter,
  search_city_of(l.seller_location) as city, search_state_name(l.seller_state) as state, l.seller_location as place,
  concat_ws(' ', p.subtitle, regexp_replace(left(p.description, 4000), '<[^>]*>', ' ', 'g')) as body,
  0 as rating, '-infinity'::timestamptz as added_at,
  concat_ws(' · ', l.seller_name, l.seller_location) as detail,
  coalesce(left(p.subtitle, 240), '') as summary, l.image_url as picture_url,
  '$' || to_char(l.price / 100.0, 'FM9999999990.00') as price, null::point as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours,
  (case when l.is_in_stock then 0.7 else 0.3 end)::real as quality
from store_listings l
join products p on p.id = l.product_id;
comment on view search_product_source is 'Search documents of products.';
revoke all on search_product_source from ujamaa_app;
