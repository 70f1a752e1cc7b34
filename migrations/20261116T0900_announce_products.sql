-- Product pages are cached, and so are the pages that show cards of products: a change of a product invalidates its own
-- page, the pages that name it as related, and the page of its seller.

-- Read by the announcements below, from the related product to the pages that show it.
-- safe: the catalog is small while the store is not open yet.
create index related_products_related_idx on related_products (related_id, product_id);

-- A payload holds 8,000 bytes, so many pages are announced in several. What is shown on more pages than these expires
-- there by its age.
create function announce_product_pages(table_name text, tags text[]) returns void language plpgsql as $$
begin
  for part in 0 .. least(cardinality(tags), 600) / 150 loop
    if part * 150 < cardinality(tags) then
      perform pg_notify('page_changes', table_name || array_to_string(tags[part * 150 + 1 : part * 150 + 150], ''));
    end if;
  end loop;
end
$$;

-- `on_cards` is false for what only the product's own page shows, such as how many are left.
create function announce_changed_products(table_name text, ids uuid[], on_cards boolean) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if cardinality(ids) > 100 then
    perform pg_notify('page_changes', '*');
    return;
  end if;
  perform announce_product_pages(table_name, array(
    select ' product:' || id from unnest(ids) as id
    union
    select ' product:' || product_id from related_products where on_cards and related_id = any (ids)
    union
    select ' product:' || related.product_id
    from product_collections as shelf
    join related_products as related on related.related_id = shelf.collection_id
    where on_cards and shelf.product_id = any (ids)
    union
    select ' business:' || business_id from products where on_cards and id = any (ids) and business_id is not null
  ));
end
$$;

create function announce_products() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform announce_changed_products(tg_table_name, array(select id from changed limit 101), true);
  -- The seller of before: it may be another one now.
  if tg_op = 'UPDATE' then
    perform announce_product_pages(tg_table_name, array(
      select distinct ' business:' || business_id from before where business_id is not null limit 100
    ));
  end if;
  return null;
end
$$;

create function announce_deleted_products() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform announce_changed_products(tg_table_name, array(select id from before limit 101), true);
  perform announce_product_pages(tg_table_name, array(
    select distinct ' business:' || business_id from before where business_id is not null limit 100
  ));
  return null;
end
$$;

-- For tables with the column product_id.
create function announce_product_parts() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform announce_changed_products(tg_table_name, array(select distinct product_id from changed limit 101), true);
  return null;
end
$$;

-- For tables with the column variant_id.
create function announce_variant_parts() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform announce_changed_products(tg_table_name, array(
    select distinct product_id from changed join product_variants on product_variants.id = changed.variant_id limit 101
  ), true);
  return null;
end
$$;

-- Cards say only whether something is sold out.
create function announce_variant_stock() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform announce_changed_products(tg_table_name, array(
    select distinct product_id from changed join product_variants on product_variants.id = changed.variant_id limit 101
  ), exists (
    select from changed join before using (variant_id)
    where (changed.inventory_quantity > 0) <> (before.inventory_quantity > 0)
  ));
  return null;
end
$$;

create function announce_product_option_values() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform announce_changed_products(tg_table_name, array(
    select distinct product_id from changed join product_options on product_options.id = changed.option_id limit 101
  ), false);
  return null;
end
$$;

-- Every product names its seller, with its place and rating.
create function announce_products_of(table_name text, sellers uuid[]) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform announce_product_pages(table_name, array(
    select ' product:' || id from products
    where business_id = any (sellers) and status = 'published' and deleted_at is null limit 600
  ));
end
$$;

create function announce_sellers() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform announce_products_of(tg_table_name, array(select id from changed limit 100));
  return null;
end
$$;

create function announce_reviewed_sellers() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform announce_products_of(tg_table_name, array(select distinct business_id from changed limit 100));
  return null;
end
$$;

-- A trigger with a transition table allows one event only.
do $$
declare
  shown text;
  handler text;
begin
  for shown, handler in values
    ('product_media', 'announce_product_parts'),
    ('product_options', 'announce_product_parts'),
    ('product_variants', 'announce_product_parts'),
    ('product_collections', 'announce_product_parts'),
    ('product_additional_info', 'announce_product_parts'),
    ('product_custom_fields', 'announce_product_parts'),
    ('related_products', 'announce_product_parts'),
    ('product_option_values', 'announce_product_option_values'),
    ('variant_option_values', 'announce_variant_parts'),
    ('variant_prices', 'announce_variant_parts'),
    ('reviews', 'announce_reviewed_sellers')
  loop
    execute format('create trigger %1$s_announce_products_insert after insert on %1$s
      referencing new table as changed for each statement execute function %2$s()', shown, handler);
    execute format('create trigger %1$s_announce_products_update after update on %1$s
      referencing new table as changed for each statement execute function %2$s()', shown, handler);
    execute format('create trigger %1$s_announce_products_delete after delete on %1$s
      referencing old table as changed for each statement execute function %2$s()', shown, handler);
  end loop;
end
$$;
create trigger products_announce_insert after insert on products
  referencing new table as changed for each statement execute function announce_products();
create trigger products_announce_update after update on products
  referencing new table as changed old table as before for each statement execute function announce_products();
create trigger products_announce_delete after delete on products
  referencing old table as before for each statement execute function announce_deleted_products();
create trigger variant_stock_announce after update on variant_stock
  referencing new table as changed old table as before for each statement execute function announce_variant_stock();
create trigger businesses_announce_products after update on businesses
  referencing new table as changed for each statement execute function announce_sellers();
create trigger collections_announce after insert or update or delete on collections
  for each statement execute function announce_page_change();
create trigger currencies_announce after insert or update or delete on currencies
  for each statement execute function announce_page_change();
