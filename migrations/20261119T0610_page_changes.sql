-- What a committed change means for cached pages, as tags of the records and places that it touched. Every web process
-- reads the rows that became visible since its last look. NOTIFY would serialize the commits of the whole cluster.
create table page_changes (
  -- Readers ask for transactions that their last snapshot could not see yet.
  xact xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  -- `business:<id>`, `place:atlanta-ga`, the name of a small table, or `*` for everything.
  tag text not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (xact, id)
);
revoke insert, update on page_changes from ujamaa_app;

-- Notes the changes of a table from now on: tags are SQL expressions over a row, where null is no tag; `unshown` are
-- columns that no page shows. Each table gets a function of its own, so that its statements are planned once.
create function track_page_changes(
  source regclass, tags text, unshown text[] default '{}', events text[] default '{insert,update,delete}'
) returns void language plpgsql as $$
declare
  same_row constant text := (
    select string_agg(format('added.%1$I = removed.%1$I', attname), ' and ')
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = source and indisprimary
  );
  event text;
begin
  execute format(
    $function$
    create or replace function note_%1$s_for_pages() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $body$
    declare
      -- Only imports touch so many records in one statement: then everything is stale.
      max_tags constant integer := 2000;
      noted integer;
    begin
      if tg_op = 'INSERT' then
        insert into page_changes (tag)
        select distinct tag from added, unnest(array[%2$s]) as tag where tag is not null limit max_tags;
      elsif tg_op = 'DELETE' then
        insert into page_changes (tag)
        select distinct tag from removed, unnest(array[%2$s]) as tag where tag is not null limit max_tags;
      else
        -- Rows that differ in what pages show, as they were and as they are.
        insert into page_changes (tag)
        select distinct tag
        from (
          select added.* from added join removed on %3$s
          where to_jsonb(added) - %4$L::text[] <> to_jsonb(removed) - %4$L::text[]
          union all
          select removed.* from added join removed on %3$s
          where to_jsonb(added) - %4$L::text[] <> to_jsonb(removed) - %4$L::text[]
        ) as touched, unnest(array[%2$s]) as tag
        where tag is not null limit max_tags;
      end if;
      get diagnostics noted = row_count;
      if noted = max_tags then
        insert into page_changes (tag) values ('*');
      end if;
      return null;
    end
    $body$
    $function$,
    source, tags, same_row, unshown
  );
  foreach event in array events loop
    execute format(
      'create or replace trigger page_changes_on_%1$s after %1$s on %2$s referencing %3$s
       for each statement execute function note_%2$s_for_pages()',
      event, source,
      case event
        when 'insert' then 'new table as added'
        when 'delete' then 'old table as removed'
        else 'old table as removed new table as added'
      end
    );
  end loop;
end
$$;

-- The triggers that sent notifications.
do $$
declare
  old record;
begin
  for old in
    select t.tgname, t.tgrelid::regclass as source from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where p.proname like 'announce\_%'
  loop
    execute format('drop trigger %I on %s', old.tgname, old.source);
  end loop;
end
$$;
drop function announce_page_change, announce_changed_businesses, announce_businesses, announce_reviews,
  announce_review_comments, announce_product_pages, announce_changed_products, announce_products,
  announce_deleted_products, announce_product_parts, announce_variant_parts, announce_variant_stock,
  announce_product_option_values, announce_products_of, announce_sellers, announce_reviewed_sellers,
  announce_store_listings, announce_artists;

select
  track_page_changes(
    'businesses',
    $$'business:' || id, 'place:' || place_slug_of(location_city || ', ' || location_state),
      'category:' || (select slug_of(name) from categories where categories.id = category_id)$$,
    '{updated_at,version}'
  ),
  track_page_changes(
    'reviews', $$case when status = 'Approved' then 'business:' || business_id end$$, '{updated_at,held_reason}'
  ),
  track_page_changes(
    'review_comments',
    $$case when status = 'Approved' then (select 'business:' || business_id from reviews where reviews.id = review_id) end$$,
    '{held_reason}'
  );

select
  track_page_changes(
    'events', $$case when approval_status = 'approved' then 'event:' || id end$$, '{updated_at,submitted_by}'
  ),
  track_page_changes('new_events', $$'event:' || id$$),
  track_page_changes('event_listings', $$'place:' || place_slug$$);

-- Lists show what `store_listings` holds. The page of a product also shows what each sale changes.
select
  track_page_changes('store_listings', $$'listing:' || product_id, 'seller:' || business_id$$),
  track_page_changes('products', $$'product:' || id$$, '{updated_at}'),
  track_page_changes('product_media', $$'product:' || product_id$$),
  track_page_changes('product_options', $$'product:' || product_id$$),
  track_page_changes('product_variants', $$'product:' || product_id$$),
  track_page_changes('product_collections', $$'product:' || product_id$$),
  track_page_changes('product_additional_info', $$'product:' || product_id$$),
  track_page_changes('product_custom_fields', $$'product:' || product_id$$),
  track_page_changes('related_products', $$'product:' || product_id$$),
  track_page_changes(
    'product_option_values', $$(select 'product:' || product_id from product_options o where o.id = option_id)$$
  ),
  track_page_changes(
    'variant_option_values', $$(select 'product:' || product_id from product_variants v where v.id = variant_id)$$
  ),
  track_page_changes(
    'variant_prices', $$(select 'product:' || product_id from product_variants v where v.id = variant_id)$$
  ),
  track_page_changes(
    'variant_stock', $$(select 'product:' || product_id from product_variants v where v.id = variant_id)$$,
    events => '{update}'
  );

select
  track_page_changes(
    'artist_directory', $$'artist:' || artist_id$$,
    '{profile_views,connection_requests,updated_at,version,search_text}'
  ),
  track_page_changes(
    'travel_guides', $$'travel_guides', 'guide:' || id$$
  ),
  track_page_changes(
    'travel_reviews', $$case when status = 'Approved' then 'travel_reviews' end,
      case when status = 'Approved' then 'guide:' || guide_id end$$,
    '{held_reason}'
  ),
  -- Reviews show the names of their authors as they are now.
  track_page_changes('profiles', $$'profiles'$$, '{is_admin}', '{update}');

-- Small tables that only admins write.
do $$
declare
  small text;
begin
  foreach small in array array[
    'categories', 'launch_switches', 'currencies', 'collections', 'venues', 'cultural_tours', 'booking_platform',
    'organizations', 'music_artists', 'black_musicians', 'film_media', 'underground_filmmakers', 'black_theater_arts'
  ] loop
    perform track_page_changes(small::regclass, quote_literal(small));
  end loop;
end
$$;
