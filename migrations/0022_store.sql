-- All amounts are integer cents.
create table currencies (
  code text primary key check (code ~ '^[a-z]{3}$'),
  symbol text not null,
  -- How an amount is formatted; {amount} is the placeholder.
  template text not null check (template like '%{amount}%')
);
comment on table currencies is 'Currencies of prices.';
insert into currencies (code, symbol, template) values ('usd', '$', '${amount}'), ('eur', '€', '€{amount}');

create table products (
  id uuid primary key default uuidv7(),
  title text not null check (btrim(title) <> ''),
  subtitle text,
  ribbon_text text,
  -- Sanitized HTML.
  description text,
  thumbnail web_link,
  status text not null default 'draft' check (status in ('draft', 'published')),
  purchasable boolean not null default true,
  position integer not null default 0,
  -- The variant whose price is displayed; empty means the lowest price.
  site_product_selection text,
  type_value text,
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- The seller. When a business is deleted, its products are withdrawn, not deleted: orders still name them.
  business_id uuid references businesses on delete set null
);
comment on table products is 'Products of the store.';
create index products_position_idx on products (position, id) where status = 'published' and deleted_at is null;
create index products_search_idx on products using gin (lower(title) gin_trgm_ops);
create index products_title_idx on products (lower(title), id);
create index products_business_idx on products (business_id, position, id) where business_id is not null;

create table product_media (
  id uuid primary key default uuidv7(),
  product_id uuid not null references products on delete cascade,
  url web_link not null,
  type text not null default 'image' check (type in ('image', 'video')),
  position integer not null default 0
);
comment on table product_media is 'Pictures and videos of products.';
create index product_media_product_idx on product_media (product_id, position, id);

create table product_options (
  id uuid primary key default uuidv7(),
  product_id uuid not null references products on delete cascade,
  title text not null check (btrim(title) <> ''),
  position integer not null default 0,
  unique (product_id, title)
);
comment on table product_options is 'Options of a product, such as size.';

create table product_option_values (
  id uuid primary key default uuidv7(),
  option_id uuid not null references product_options on delete cascade,
  value text not null check (btrim(value) <> ''),
  position integer not null default 0,
  unique (option_id, value),
  unique (id, option_id)
);
comment on table product_option_values is 'Values of an option, such as small.';

create table product_variants (
  id uuid primary key default uuidv7(),
  product_id uuid not null references products on delete cascade,
  title text not null check (btrim(title) <> ''),
  image_url web_link,
  sku text unique,
  manage_inventory boolean not null default true,
  weight_grams integer check (weight_grams >= 0),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table product_variants is 'Variants of a product: what can be ordered.';
create index product_variants_product_idx on product_variants (product_id, position, id);

-- The composite foreign key ensures that the value belongs to the option.
create table variant_option_values (
  variant_id uuid not null references product_variants on delete cascade,
  option_id uuid not null,
  option_value_id uuid not null,
  primary key (variant_id, option_id),
  foreign key (option_value_id, option_id) references product_option_values (id, option_id) on delete cascade
);
comment on table variant_option_values is 'The value of each option for each variant.';
create index variant_option_values_value_idx on variant_option_values (option_value_id, option_id);

create table variant_prices (
  variant_id uuid not null references product_variants on delete cascade,
  currency_code text not null references currencies,
  amount integer not null check (amount >= 0),
  -- Replaces the amount while set.
  sale_amount integer check (sale_amount between 0 and amount),
  primary key (variant_id, currency_code)
);
comment on table variant_prices is 'Prices of variants by currency.';
create index variant_prices_currency_idx on variant_prices (currency_code);

-- Changed only by inserting into stock_movements. The check is the last line of defense against overselling.
create table variant_stock (
  variant_id uuid primary key references product_variants on delete cascade,
  received integer not null default 0,
  reserved integer not null default 0 check (reserved >= 0),
  sold integer not null default 0 check (sold >= 0),
  inventory_quantity integer generated always as (received - reserved - sold) virtual,
  constraint variant_stock_is_never_oversold check (reserved + sold <= received)
) with (fillfactor = 70);
comment on table variant_stock is 'Stock of each variant.';
revoke insert, update, delete on variant_stock from ujamaa_app;

-- A variant counts as low from five left until there are ten again, so that holds that come and go do not look like new
-- falls. A table and not an index on variant_stock, whose rows every buyer updates.
create table low_stock (
  variant_id uuid primary key references product_variants on delete cascade,
  left_over integer not null,
  fell_at timestamptz not null default now(),
  -- When the admins and the seller were notified. Set at once for a variant that never had stock.
  told_at timestamptz
);
comment on table low_stock is 'Variants that run low.';
create index low_stock_left_idx on low_stock (left_over, variant_id);
create index low_stock_untold_idx on low_stock (fell_at) where told_at is null;
revoke insert, update, delete on low_stock from ujamaa_app;
grant update (told_at) on low_stock to ujamaa_app;

create table collections (
  id uuid primary key default uuidv7(),
  title text not null unique check (btrim(title) <> ''),
  description text,
  image_url web_link,
  position integer not null default 0
);
comment on table collections is 'Collections of products.';

create table product_collections (
  product_id uuid not null references products on delete cascade,
  collection_id uuid not null references collections on delete cascade,
  position integer not null default 0,
  primary key (product_id, collection_id)
);
comment on table product_collections is 'Products of each collection.';
create index product_collections_collection_idx on product_collections (collection_id, position, product_id);

create table product_additional_info (
  id uuid primary key default uuidv7(),
  product_id uuid not null references products on delete cascade,
  title text not null check (btrim(title) <> ''),
  -- Sanitized HTML.
  description text,
  position integer not null default 0
);
comment on table product_additional_info is 'Additional sections of a product page.';
create index product_additional_info_product_idx on product_additional_info (product_id, position, id);

create table product_custom_fields (
  id uuid primary key default uuidv7(),
  product_id uuid not null references products on delete cascade,
  title text not null check (btrim(title) <> ''),
  is_required boolean not null default false,
  position integer not null default 0
);
comment on table product_custom_fields is 'Fields the buyer fills in when ordering a product.';
create index product_custom_fields_product_idx on product_custom_fields (product_id, position, id);

-- `related_id` is the id of a product or a collection, depending on `related_type`.
create table related_products (
  id uuid primary key default uuidv7(),
  product_id uuid not null references products on delete cascade,
  section_title text,
  related_type text not null check (related_type in ('product', 'collection')),
  related_id uuid not null,
  position integer not null default 0,
  unique (product_id, related_type, related_id)
);
comment on table related_products is 'Products and collections suggested on a product page.';
-- From a product to the pages that suggest it.
create index related_products_related_idx on related_products (related_id, product_id);
