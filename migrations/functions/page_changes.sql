-- Which cached pages each table makes stale. A page declares the same tags in its feature's routes.ts.

-- `tags` are SQL expressions over a row, where null means none; `unshown` are columns that no page shows. Each table
-- gets its own function, so that its statements are planned once.
create or replace function track_page_changes(
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
      -- Only imports change so many records in one statement. Then everything is stale.
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
        -- Rows whose shown columns differ, as they were and as they are.
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
  execute format(
    'comment on function note_%1$s_for_pages is %2$L',
    source, format('Records that pages with these tags are stale: `%s`.', regexp_replace(tags, '\s+', ' ', 'g'))
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
comment on function track_page_changes is 'Creates the triggers of a table that record stale pages in page_changes.';

-- Votes and sales change one row each, many times a second. A trigger with a condition runs per row: comparing all rows
-- of a statement would cost a quarter of the commits. Imports do not write these tables in bulk, and no update changes
-- the tag of a row.
create or replace function track_page_changes_by_row(
  source regclass, tag_query text, unshown text[] default '{}'
) returns void language plpgsql as $$
declare
  is_shown_otherwise constant text := (
    select format('(%s) is distinct from (%s)',
      string_agg(format('old.%I', attname), ', ' order by attnum),
      string_agg(format('new.%I', attname), ', ' order by attnum))
    from pg_attribute
    where attrelid = source and attnum > 0 and not attisdropped and attname <> all (unshown)
  );
begin
  execute format(
    $function$
    create or replace function note_row_of_%1$s_for_pages() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $body$
    begin
      insert into page_changes (tag) %2$s;
      return null;
    end
    $body$
    $function$,
    source, tag_query
  );
  execute format(
    'comment on function note_row_of_%1$s_for_pages is %2$L',
    source, format('Records that pages with these tags are stale: `%s`.', regexp_replace(tag_query, '\s+', ' ', 'g'))
  );
  execute format(
    'create or replace trigger page_changes_on_update after update on %1$s
     for each row when (%2$s) execute function note_row_of_%1$s_for_pages()',
    source, is_shown_otherwise
  );
end
$$;
comment on function track_page_changes_by_row is 'Replaces the update trigger of a table by one per row.';

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
    $$case when status = 'Approved' then (
      select 'business:' || business_id from reviews where reviews.id = review_id
    ) end$$,
    '{held_reason}'
  ),
  -- Reviews show the current names of their authors.
  track_page_changes('profiles', $$'profiles'$$, '{is_admin}', '{update}'),
  -- The home page quotes no banned member.
  track_page_changes('member_bans', $$'member_bans'$$);

select
  track_page_changes(
    'events', $$case when approval_status = 'approved' then 'event:' || id end$$, '{updated_at,submitted_by}'
  ),
  track_page_changes('new_events', $$'event:' || id$$),
  track_page_changes('event_listings', $$'place:' || place_slug$$);

-- Lists show what `store_listings` contains. The page of a product also shows what each sale changes.
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
  track_page_changes_by_row(
    'variant_stock', $$select 'product:' || product_id from product_variants where id = new.variant_id$$
  );

-- The page of an artist does not show the order of the list, and lists are rendered again as they age.
select
  track_page_changes('artist_directory', $$'artist:' || artist_id$$, events => '{insert,delete}'),
  track_page_changes_by_row(
    'artist_directory', $$select 'artist:' || new.artist_id$$,
    '{profile_views,connection_requests,updated_at,version,search_text,support_order}'
  );

select
  track_page_changes('travel_guides', $$'travel_guides', 'guide:' || id$$),
  track_page_changes(
    'travel_reviews', $$case when status = 'Approved' then 'travel_reviews' end,
      case when status = 'Approved' then 'guide:' || guide_id end$$,
    '{held_reason}'
  );

-- Small tables that only admins write.
select track_page_changes(small::regclass, quote_literal(small))
from unnest(array[
  'categories', 'launch_switches', 'currencies', 'collections', 'venues', 'cultural_tours', 'booking_platform',
  'organizations', 'music_artists', 'black_musicians', 'film_media', 'underground_filmmakers', 'black_theater_arts'
]) as small;
