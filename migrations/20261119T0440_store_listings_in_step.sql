-- The store's list cannot drift from its sellers, and writers of different products never wait for each other's counts.

-- Writes these products as the list shows them now.
create or replace function refresh_store_listings(ids uuid[]) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  -- Two writers of one product take turns, so that the later one sees what the earlier one did.
  perform from products where id = any (ids) order by id for no key update;
  -- A seller that is being renamed is waited for; one that is renamed later finds this product in its own turn.
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

-- A renamed seller queues its products: however many they are, its own transaction locks none of them.
create or replace function list_changed_seller() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into store_listing_changes (product_id) select id from products where business_id = new.id order by id;
  return null;
end
$$;

-- Counts change by adding a row, so that two writers never wait for a row of the other; the worker folds them in.
create table store_count_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  step integer not null
);
revoke insert, update, delete on store_count_changes from ujamaa_app;

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

-- Nothing orders by the counter, so that its updates are HOT.
drop index store_counts_largest_idx;
alter table store_counts set (fillfactor = 80);

-- How many listings each choice of the list has now.
create view store_choice_counts as
select kind, key, sum(goods)::integer as goods
from (
  select kind, key, goods from store_counts
  union all
  select kind, key, step from store_count_changes
) as counts
group by kind, key
having sum(goods) > 0;
revoke insert, update, delete on store_choice_counts from ujamaa_app;

-- Folds a batch of changes into the counts, and says how many there were.
create function fold_store_counts(batch integer) returns integer language plpgsql
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
grant execute on function fold_store_counts(integer) to ujamaa_app;
