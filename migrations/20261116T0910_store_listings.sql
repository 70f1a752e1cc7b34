-- What the store's list shows, one slim row a product, with an index for each order. Triggers keep it: a change of a
-- product, price or seller in the same transaction; a change of stock through a queue, so that buyers never wait for
-- each other here. A row is written only when what the list shows has changed, and only then pages are invalidated.
create table store_listings (
  product_id uuid primary key references products on delete cascade,
  title text not null,
  -- Folded (0017_search_folding.sql).
  folded_title text collate "C" not null,
  ribbon_text text,
  image_url text,
  -- The cheapest variant that can be bought, or the cheapest; with its regular price when it is on sale.
  price integer not null,
  old_price integer,
  is_in_stock boolean not null,
  -- Said only when few are left.
  left_over integer,
  -- The seller, copied, so that a list reads one table.
  business_id uuid,
  seller_name text,
  seller_location text,
  seller_state text,
  collection_ids uuid[] not null,
  listed_at timestamptz not null
) with (fillfactor = 90);
-- A pattern is estimated by comparing it with the sample.
alter table store_listings alter column folded_title set statistics 1000;
revoke insert, update, delete on store_listings from ujamaa_app;
create index store_listings_newest_idx on store_listings (listed_at, product_id)
  include (price, old_price, is_in_stock, business_id, seller_state, collection_ids);
create index store_listings_price_idx on store_listings (price, product_id)
  include (old_price, is_in_stock, business_id, seller_state, collection_ids);
create index store_listings_name_idx on store_listings (folded_title, product_id)
  include (price, old_price, is_in_stock, business_id, seller_state, collection_ids);
create index store_listings_seller_idx on store_listings (business_id, listed_at, product_id) where business_id is not null;
create index store_listings_search_idx on store_listings using gin (folded_title gin_trgm_ops);
create index store_listings_collections_idx on store_listings using gin (collection_ids);

create view store_listing_source as
select
  p.id as product_id, p.title, fold_search_text(p.title) collate "C" as folded_title, p.ribbon_text,
  coalesce(p.thumbnail, (
    select url from product_media where product_id = p.id and type = 'image' order by position, id limit 1
  ))::text as image_url,
  offer.price, offer.old_price,
  p.purchasable and stock.is_in_stock as is_in_stock,
  case when p.purchasable and stock.is_counted and stock.left_over between 1 and 3 then stock.left_over end as left_over,
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
revoke all on store_listing_source from ujamaa_app;

-- Writes these products as the list shows them now.
create function refresh_store_listings(ids uuid[]) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  -- Two writers of one product take turns, so that the later one sees what the earlier one did.
  perform from products where id = any (ids) order by id for no key update;
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

-- The products behind changed rows, whichever table they are in.
create function list_changed_products() returns trigger language plpgsql
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
-- A trigger with a transition table allows one event only. A new product has no price yet, and neither has a variant.
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
    execute format('create trigger %1$s_list_on_%2$s after %2$s on %1$s referencing %3$s table as changed
      for each statement execute function list_changed_products()', event.source, event.kind, event.side);
  end loop;
end
$$;

create function list_changed_seller() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform refresh_store_listings(array(select id from products where business_id = new.id));
  return null;
end
$$;
create trigger businesses_list_products after update on businesses
  for each row when ((old.name, old.location) is distinct from (new.name, new.location))
  execute function list_changed_seller();

-- A queue of products whose stock came to or left the few that the list tells apart. Writers only insert.
create table store_listing_changes (
  id bigint generated always as identity primary key,
  product_id uuid not null
);
revoke insert, update, delete on store_listing_changes from ujamaa_app;

create function note_changed_stock() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into store_listing_changes (product_id) select product_id from product_variants where id = new.variant_id;
  return null;
end
$$;
create trigger variant_stock_note_listing after update on variant_stock
  for each row when (
    least(old.received - old.reserved - old.sold, 4) <> least(new.received - new.reserved - new.sold, 4)
  ) execute function note_changed_stock();

-- Takes over a batch of the queue, and says how many there were.
create function apply_store_listing_changes(batch integer) returns integer language plpgsql
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
grant execute on function apply_store_listing_changes(integer) to ujamaa_app;

-- How many listings each choice of the list has, kept in the transaction that changes them.
create table store_counts (
  kind text not null check (kind in ('all', 'price', 'stock', 'sale', 'maker', 'state', 'collection')),
  key text not null,
  goods integer not null,
  primary key (kind, key)
);
create index store_counts_largest_idx on store_counts (kind, goods desc, key);
revoke insert, update, delete on store_counts from ujamaa_app;

-- The choices that a listing counts for; the prices are those of features/store/list/input.ts.
create function store_count_keys(price integer, old_price integer, in_stock boolean, maker uuid, state text, collections uuid[])
returns table (kind text, key text) language sql immutable as $$
  select 'all', ''
  union all select 'price', most::text from unnest(array[2500, 5000, 10000, 20000]) as most where price <= most
  union all select 'stock', '' where in_stock
  union all select 'sale', '' where old_price is not null
  union all select 'maker', maker::text where maker is not null
  union all select 'state', state where state is not null
  union all select 'collection', id::text from unnest(collections) as id
$$;

create function count_store_listings() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  execute format(
    'insert into store_counts as known (kind, key, goods)
     select kind, key, sum(step) from (%s) as changed
     cross join store_count_keys(price, old_price, is_in_stock, business_id, seller_state, collection_ids)
     group by kind, key having sum(step) <> 0 order by kind, key
     on conflict (kind, key) do update set goods = known.goods + excluded.goods',
    case tg_op
      when 'INSERT' then 'select 1 as step, * from added'
      when 'DELETE' then 'select -1 as step, * from removed'
      else 'select 1 as step, * from added union all select -1, * from removed'
    end
  );
  return null;
end
$$;
create trigger store_listings_count_on_insert after insert on store_listings
  referencing new table as added for each statement execute function count_store_listings();
create trigger store_listings_count_on_update after update on store_listings
  referencing old table as removed new table as added for each statement execute function count_store_listings();
create trigger store_listings_count_on_delete after delete on store_listings
  referencing old table as removed for each statement execute function count_store_listings();

-- Statements that changed no row are not worth a new page.
create function announce_store_listings() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if exists (select from changed) then
    perform pg_notify('page_changes', tg_table_name);
  end if;
  return null;
end
$$;
create trigger store_listings_announce_insert after insert on store_listings
  referencing new table as changed for each statement execute function announce_store_listings();
create trigger store_listings_announce_update after update on store_listings
  referencing new table as changed for each statement execute function announce_store_listings();
create trigger store_listings_announce_delete after delete on store_listings
  referencing old table as changed for each statement execute function announce_store_listings();
create trigger collections_announce_to_list after insert or update or delete on collections
  for each statement execute function announce_page_change();

select refresh_store_listings(array(select id from products));
