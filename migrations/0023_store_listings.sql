-- Written only when what the list shows has changed. Triggers update it in the transaction that changes a product,
-- price or seller. A change of stock goes through a queue, so that buyers never wait for each other here.
create table store_listings (
  product_id uuid primary key references products on delete cascade,
  title text not null,
  -- Folded by fold_search_text.
  folded_title text collate "C" not null,
  ribbon_text text,
  image_url text,
  -- The cheapest variant in stock, or the cheapest; with its regular price when it is on sale.
  price integer not null,
  old_price integer,
  is_in_stock boolean not null,
  -- Set only when few are left.
  left_over integer,
  -- The seller, copied so that a list reads one table.
  business_id uuid,
  seller_name text,
  seller_location text,
  seller_state text,
  collection_ids uuid[] not null,
  listed_at timestamptz not null
) with (fillfactor = 90);
comment on table store_listings is 'Projection: what the store list shows, one row per product.';
-- The selectivity of a pattern is estimated by matching it against the sample.
alter table store_listings alter column folded_title set statistics 1000;
create index store_listings_newest_idx on store_listings (listed_at, product_id)
  include (price, old_price, is_in_stock, business_id, seller_state, collection_ids);
create index store_listings_price_idx on store_listings (price, product_id)
  include (old_price, is_in_stock, business_id, seller_state, collection_ids);
create index store_listings_name_idx on store_listings (folded_title, product_id)
  include (price, old_price, is_in_stock, business_id, seller_state, collection_ids);
create index store_listings_seller_idx on store_listings (business_id, listed_at, product_id)
  where business_id is not null;
create index store_listings_collections_idx on store_listings using gin (collection_ids);
revoke insert, update, delete on store_listings from ujamaa_app;

create table store_listing_changes (
  id bigint generated always as identity primary key,
  product_id uuid not null
);
comment on table store_listing_changes is 'Queue of products whose listing the worker updates. Writers only insert.';
revoke insert, update, delete on store_listing_changes from ujamaa_app;

create table store_counts (
  kind text not null check (kind in ('all', 'price', 'stock', 'sale', 'maker', 'state', 'collection')),
  key text not null,
  goods integer not null,
  primary key (kind, key)
) with (fillfactor = 80);
comment on table store_counts is
  'How many listings each filter choice of the store list has, without store_count_changes.';
revoke insert, update, delete on store_counts from ujamaa_app;

-- Counts change by adding a row, so that two writers never wait for each other.
create table store_count_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  step integer not null
);
comment on table store_count_changes is 'Changes of store_counts that the worker has not added up yet.';
revoke insert, update, delete on store_count_changes from ujamaa_app;
