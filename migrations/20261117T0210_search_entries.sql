-- Everything that the search finds beside businesses: one row a thing, with its text, filled by the worker.
-- Businesses have tables of their own (0018_search_tables.sql, 20261117T0212_search_texts.sql).
create table search_entries (
  -- One of `searchKinds` in the app.
  kind text collate "C" not null,
  -- As pages know it: the id of a table, or a prefix and an id.
  id text collate "C" not null,
  -- What is refreshed together: the id, or the name where a list shows a name once.
  key text collate "C" not null,
  title text not null,
  -- Folded (0017_search_folding.sql), without apostrophes: few people type them.
  folded_title text collate "C" not null,
  detail text not null,
  summary text not null,
  picture_url text,
  price text,
  -- The first and the last moment of something with dates; `infinity` while it goes on without an end.
  starts_at timestamptz,
  ends_at timestamptz not null,
  -- From 0 to 1.
  quality real not null,
  -- The title (A), what it is (B), where (C) and its text (D), and one lexeme for each thing to filter by: `k:event`,
  -- `s:georgia`, `p:savannah|georgia`. A filter is then one more lexeme in the same index.
  tsv tsvector not null,
  primary key (kind, id)
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
create index search_entries_key_idx on search_entries (kind, key);
-- One index for each large kind: a word that most events have is rare among artists, and reading its events for that
-- would take longer than everything else. The app names the kinds in its statements, as the planner needs to know them.
create index search_entries_event_text_idx on search_entries using gin (tsv) with (fastupdate = off) where kind = 'event';
create index search_entries_artist_text_idx on search_entries using gin (tsv) with (fastupdate = off) where kind = 'artist';
create index search_entries_product_text_idx on search_entries using gin (tsv) with (fastupdate = off) where kind = 'product';
create index search_entries_other_text_idx on search_entries using gin (tsv) with (fastupdate = off)
  where kind <> 'event' and kind <> 'artist' and kind <> 'product';
create index search_entries_title_idx on search_entries (kind, folded_title, ends_at) include (quality, id);
-- The walks through frequent words: best first, and for things with dates soonest first.
create index search_entries_best_idx on search_entries (kind, quality desc, id) include (folded_title, ends_at);
create index search_entries_time_idx on search_entries (kind, ends_at, id) include (folded_title, quality);

-- How many entries of a kind contain a frequent lexeme. One that is not listed is rare. Counted once a night.
create table search_entry_lexemes (
  kind text collate "C" not null,
  lexeme text collate "C" not null,
  entries integer not null,
  primary key (kind, lexeme)
);

-- A queue of keys to write again. Writers only insert, so they do not wait for each other.
create table search_entry_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null
);
revoke insert, update, delete on search_entries, search_entry_lexemes, search_entry_changes from ujamaa_app;

-- A state by its name, whichever spelling is given.
create function search_state_name(state text) returns text language sql stable strict as $$
  select coalesce(
    (select name from us_states where code = upper(replace(state, '.', '')) or name = state limit 1), state
  )
$$;

create function search_lexemes(kind text, city text, state text) returns text[] language sql immutable as $$
  select array_remove(array[
    'k:' || kind,
    's:' || fold_search_text(nullif(state, '')),
    'p:' || fold_search_text(nullif(city, '')) || '|' || fold_search_text(nullif(state, ''))
  ], null)
$$;

-- Lower case is made by the dictionary; folding is slow and only needed for other letters than ASCII.
create function search_text(value text) returns text language sql immutable parallel safe
return case when octet_length(value) = char_length(value) then value else fold_search_text(value) end;

create function search_tsv(title text, category text, place text, body text, lexemes text[]) returns tsvector
language sql immutable parallel safe as $$
  select
    setweight(to_tsvector('english', search_text(coalesce(title, ''))), 'A')
    || setweight(to_tsvector('english', search_text(coalesce(category, ''))), 'B')
    || setweight(to_tsvector('english', search_text(coalesce(place, ''))), 'C')
    || setweight(to_tsvector('english', search_text(left(coalesce(body, ''), 2000))), 'D')
    || array_to_tsvector(lexemes)
$$;

-- The last two parts of a location: its city and its state.
create function search_city_of(location text) returns text language sql immutable as $$
  select nullif(btrim(split_part(location, ',', -2)), '')
$$;
create function search_state_of(location text) returns text language sql stable as $$
  select search_state_name(nullif(btrim(split_part(location, ',', -1)), ''))
$$;

-- One view a kind, all with these columns. What is not public is not in them.
create view search_event_source as
select
  l.id, l.id as key, l.name as title,
  concat_ws(' ', l.event_type, 'event', l.organizer_name) as category,
  l.city, s.name as state, l.location as place, left(l.folded_text, 2000) as body,
  concat_ws(' · ', l.event_type, case when l.is_virtual then 'Online' else coalesce(l.city || ', ' || l.state, l.location) end) as detail,
  coalesce(left(l.summary, 240), '') as summary, l.image_url as picture_url, null::text as price,
  dates.starts_at,
  case when e.repeats is not null and e.repeat_until is null then 'infinity' else dates.ends_at end as ends_at,
  (case when l.featured then 1 else 0.5 end)::real as quality
from event_listings l
left join events e on e.id = l.event_id
left join us_states s on s.code = l.state
cross join lateral (
  select min(d.starts_at) as starts_at, max(greatest(d.starts_at, d.ends_at)) as ends_at
  from event_dates d where d.listing_id = l.id and not d.is_canceled
) as dates
-- Neither canceled nor a double of another.
where exists (select from all_events a where a.id = l.id);

-- Without mail address and phone, which are shown on the artist's own page alone.
create view search_artist_source as
select
  a.id, a.sort_name as key, a.name as title, concat_ws(' ', a.category, 'artist') as category,
  case when a.artist_id is null then search_city_of(a.location) else d.location_city end as city,
  case when a.artist_id is null then search_state_of(a.location) else search_state_name(d.location_state) end as state,
  a.location as place, concat_ws(' ', a.tagline, d.services_offered, d.bio) as body,
  concat_ws(' · ', a.category, nullif(a.location, '')) as detail,
  coalesce(left(a.tagline, 240), '') as summary,
  substring(d.portfolio_url from '(?:^|,) *(/files/[^, ]+)') as picture_url, null::text as price,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at,
  (case when a.is_featured then 0.8 when a.is_rising then 0.7 else 0.5 end
    + least(ln(1 + a.community_votes) / 50, 0.2))::real as quality
from all_artists a
left join artist_directory d on d.artist_id = a.artist_id;

create view search_product_source as
select
  l.product_id::text as id, l.product_id::text as key, l.title,
  concat_ws(' ', p.type_value, l.seller_name, (
    select string_agg(c.title, ' ') from collections c where c.id = any (l.collection_ids)
  )) as category,
  search_city_of(l.seller_location) as city, search_state_name(l.seller_state) as state, l.seller_location as place,
  concat_ws(' ', p.subtitle, regexp_replace(left(p.description, 4000), '<[^>]*>', ' ', 'g')) as body,
  concat_ws(' · ', coalesce(l.seller_name, 'Ujamaa store'), l.seller_location) as detail,
  coalesce(left(p.subtitle, 240), '') as summary, l.image_url as picture_url,
  '$' || to_char(l.price / 100.0, 'FM9999999990.00') as price,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at,
  (case when l.is_in_stock then 0.7 else 0.3 end)::real as quality
from store_listings l
join products p on p.id = l.product_id;

create view search_guide_source as
select
  g.id::text as id, g.id::text as key, coalesce(nullif(btrim(g.theme_angle), ''), g.city_name) as title,
  'travel guide itinerary ' || g.city_name as category,
  g.city_name as city, search_state_name(coalesce(nullif(btrim(g.state), ''), g.country)) as state,
  concat_ws(', ', g.city_name, g.state, g.country) as place,
  concat_ws(' ', g.description, (select string_agg(name || ' ' || coalesce(type, ''), ' ') from guide_stops where guide_id = g.id)) as body,
  'Travel guide · ' || concat_ws(', ', g.city_name, coalesce(nullif(btrim(g.state), ''), nullif(btrim(g.country), ''))) as detail,
  coalesce(left(g.description, 240), '') as summary, g.image_url::text as picture_url, null::text as price,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, 0.6::real as quality
from travel_guides g;

create view search_tour_source as
select
  t.id::text as id, t.id::text as key, t.tour_name as title, concat_ws(' ', t.tour_type, 'tour') as category,
  search_city_of(t.location) as city, search_state_of(t.location) as state, t.location as place,
  t.description as body, concat_ws(' · ', coalesce(t.tour_type, 'Tour'), t.location) as detail,
  coalesce(left(t.description, 240), '') as summary, null::text as picture_url, t.price_range as price,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at,
  (case when t.black_owned_business then 0.6 else 0.5 end)::real as quality
from cultural_tours t;

-- The booking options that are places to sleep; the categories are those of features/travel/booking/lodging-categories.ts.
create view search_stay_source as
select
  b.id::text as id, b.id::text as key, b.name as title,
  concat_ws(' ', b.category, b.service_type, 'stay lodging hotel') as category,
  search_city_of(b.location) as city, search_state_of(b.location) as state, b.location as place,
  b.description as body, concat_ws(' · ', coalesce(b.service_type, b.category), b.location) as detail,
  coalesce(left(b.description, 240), '') as summary, null::text as picture_url, b.price_range as price,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, 0.5::real as quality
from booking_platform b
where b.category in ('Lodging', 'Stays', 'Hotels', 'Accommodation');

create view search_venue_source as
select
  v.id::text as id, v.id::text as key, v.venue_name as title, concat_ws(' ', v.venue_type, 'venue') as category,
  v.city, search_state_name(v.state) as state, concat_ws(', ', v.city, v.state) as place,
  v.notable_features as body,
  concat_ws(' · ', coalesce(v.venue_type, 'Venue'), nullif(concat_ws(', ', v.city, v.state), '')) as detail,
  coalesce(left(v.notable_features, 240), '') as summary, null::text as picture_url, null::text as price,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at,
  (case when v.black_owned then 0.7 else 0.5 end)::real as quality
from venues v;
revoke all on search_event_source, search_artist_source, search_product_source, search_guide_source,
  search_tour_source, search_stay_source, search_venue_source from ujamaa_app;

-- The dates of entries that have some.
create view search_entry_dates as
select 'event'::text collate "C" as kind, id, starts_at, day, time_zone from all_events;
grant select on search_entry_dates to ujamaa_app;

-- Writes the entries of these keys as they are now; all of the kind without keys. Only rows that differ are written.
create function write_search_entries(of_kind text, keys text[]) returns integer language plpgsql
set search_path = public, pg_temp as $$
declare
  source text := format('search_%s_source', of_kind);
  written integer;
begin
  execute format($statement$
    with wanted as materialized (
      select
        id, key, title, replace(fold_search_text(title), '''', '') collate "C" as folded_title, detail, summary, picture_url, price,
        starts_at, ends_at, quality,
        search_tsv(title, category, concat_ws(' ', place, state), body, search_lexemes($1, city, state)) as tsv
      from %I %s
    ),
    removed as (
      delete from search_entries as entry
      where kind = $1 %s and not exists (select from wanted where wanted.id = entry.id)
      returning 1
    ),
    written as (
      insert into search_entries as entry (
        kind, id, key, title, folded_title, detail, summary, picture_url, price, starts_at, ends_at, quality, tsv
      )
      select
        $1, id, key, title, folded_title, detail, summary, picture_url, price, starts_at, ends_at, quality, tsv
      from wanted
      on conflict (kind, id) do update set
        key = excluded.key, title = excluded.title, folded_title = excluded.folded_title, detail = excluded.detail,
        summary = excluded.summary, picture_url = excluded.picture_url, price = excluded.price,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at, quality = excluded.quality, tsv = excluded.tsv
      where row(entry.*) is distinct from row(excluded.*)
      returning 1
    )
    select (select count(*) from removed) + (select count(*) from written)
  $statement$, source, case when keys is null then '' else 'where key = any ($2)' end,
    case when keys is null then '' else 'and key = any ($2)' end)
  into written using of_kind, keys;
  return written;
end
$$;

-- Of events with the same name and day only one is listed, so all of that name are written again.
create function widen_search_keys(of_kind text, keys text[]) returns text[] language sql stable
set search_path = public, pg_temp as $$
  select case when of_kind <> 'event' then keys else array(
    select unnest(keys)
    union
    select listing_id from event_dates
    where not is_canceled and same_name in (
      select lower(btrim(title)) from search_entries where kind = 'event' and key = any (keys)
      union
      select lower(btrim(name)) from event_listings where id = any (keys)
    )
  ) end
$$;

-- Applies up to `most` queued changes and returns how many; 0 also while another worker is doing it.
create function apply_search_entry_changes(most integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  taken integer := 0;
  batch record;
begin
  if not pg_try_advisory_xact_lock(7345884) then
    return 0;
  end if;
  for batch in
    with oldest as (
      delete from search_entry_changes
      where id in (select id from search_entry_changes order by id limit most)
      returning kind, key
    )
    select kind, array_agg(distinct key) as keys, count(*) as changes from oldest group by kind
  loop
    perform write_search_entries(batch.kind, widen_search_keys(batch.kind, batch.keys));
    taken := taken + batch.changes;
  end loop;
  return taken;
end
$$;

-- Compares all entries of a kind with what they stand for, and returns how many were wrong. Each kind is a transaction.
create function rebuild_search_entries(of_kind text) returns integer language plpgsql
security definer set search_path = public, pg_temp set work_mem = '128MB' as $$
begin
  perform pg_advisory_xact_lock(7345884);
  delete from search_entry_changes where kind = of_kind;
  return write_search_entries(of_kind, null);
end
$$;

create function count_search_entry_lexemes() returns void language plpgsql
security definer set search_path = public, pg_temp set work_mem = '128MB' as $$
begin
  delete from search_entry_lexemes;
  insert into search_entry_lexemes (kind, lexeme, entries)
  select kind, lexeme, count(*) from search_entries, unnest(tsvector_to_array(tsv)) as lexeme
  group by kind, lexeme having count(*) >= 1000;
end
$$;
grant execute on function apply_search_entry_changes, rebuild_search_entries, count_search_entry_lexemes to ujamaa_app;

-- Queues the keys of changed rows. Arguments: the kind, the key as an expression of a row, and the columns that count.
create function note_search_entries() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  entry_kind text := tg_argv[0];
  key_of text := tg_argv[1];
  shown text := tg_argv[2];
begin
  if tg_op = 'UPDATE' then
    execute format($statement$
      insert into search_entry_changes (kind, key)
      select %1$L, key from (
        (select %2$s as key, %3$s from before except all select %2$s, %3$s from after)
        union all
        (select %2$s, %3$s from after except all select %2$s, %3$s from before)
      ) as changed group by key
    $statement$, entry_kind, key_of, shown);
  else
    execute format('insert into search_entry_changes (kind, key) select distinct %L, %s from changed', entry_kind, key_of);
  end if;
  return null;
end
$$;
do $$
declare
  source record;
begin
  for source in
    select * from (values
      ('event', 'events', 'id::text', 'id, name, description, event_type, organizer_name, location, is_virtual, featured, image_url, media, approval_status, start_datetime, end_datetime, repeats, repeat_until, canceled_at, sequence'),
      ('event', 'new_events', '''ne-'' || id', 'id, title, description, date, location, media'),
      ('artist', 'artist_directory', 'lower(name)', 'artist_id, name, category, location_city, location_state, tagline, bio, services_offered, portfolio_url, status, spotlight_eligible'),
      ('artist', 'underground_filmmakers', 'lower(name)', 'id, name, category, location, notable_works'),
      ('artist', 'black_theater_arts', 'lower(name)', 'id, name, category, location, notable_works'),
      ('product', 'store_listings', 'product_id::text', 'product_id, title, image_url, price, is_in_stock, seller_name, seller_location, collection_ids'),
      ('product', 'products', 'id::text', 'id, subtitle, description, type_value'),
      ('guide', 'travel_guides', 'id::text', '*'),
      ('tour', 'cultural_tours', 'id::text', 'id, tour_name, tour_type, description, location, price_range, black_owned_business'),
      ('stay', 'booking_platform', 'id::text', 'id, name, category, description, location, service_type, price_range'),
      ('venue', 'venues', 'id::text', 'id, venue_name, city, state, venue_type, notable_features, black_owned')
    ) as sources (kind, name, key_of, shown)
  loop
    execute format('create trigger %1$s_reach_search_on_insert after insert on %1$s referencing new table as changed
      for each statement execute function note_search_entries(%2$L, %3$L)', source.name, source.kind, source.key_of);
    execute format('create trigger %1$s_reach_search_on_delete after delete on %1$s referencing old table as changed
      for each statement execute function note_search_entries(%2$L, %3$L)', source.name, source.kind, source.key_of);
    execute format('create trigger %1$s_reach_search_on_update after update on %1$s
      referencing old table as before new table as after
      for each statement execute function note_search_entries(%2$L, %3$L, %4$L)',
      source.name, source.kind, source.key_of, source.shown);
  end loop;
end
$$;
