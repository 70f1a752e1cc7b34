create extension if not exists btree_gin;
-- One table of everything that search finds, whatever it is. Each kind is a view of the same columns, and a partition,
-- so that a word that most events have is still rare among artists. The worker copies what changed.
create table search_documents (
  -- One of `searchKinds` in the app.
  kind text collate "C" not null,
  -- As pages know it: the id of a table, or a prefix and an id.
  id text collate "C" not null,
  -- What is written together: the id, or the name where a list shows a name once.
  key text collate "C" not null,
  title text not null,
  -- Folded (0017_search_folding.sql), without apostrophes: few people type them.
  folded_title text collate "C" not null,
  detail text not null,
  summary text not null,
  picture_url text,
  price text,
  -- What the price amounts to; null without an amount.
  price_cents integer,
  -- What lists are filtered and counted by: a category by its name, a city, a state by its name.
  category text collate "C",
  city text collate "C",
  state text collate "C",
  point point,
  -- What lists are sorted by: hundredths of a star and then how many there are, and when it was added.
  rating integer not null,
  added_at timestamptz not null,
  -- The first and the last moment of something with dates; `infinity` while it goes on without an end.
  starts_at timestamptz,
  ends_at timestamptz not null,
  -- From 0 to 1.
  quality real not null,
  -- The title (A), what it is (B), where (C) and its text (D), and one lexeme for each thing to filter by, so that a
  -- filter is one more word in the same index (`search_filters_of`).
  tsv tsvector not null,
  -- 1: the best hundredth of a large kind. 2: the rest of its best tenth. 3: everything else (`search_tiers`).
  tier smallint not null,
  primary key (kind, id)
) partition by list (kind);
create table search_documents_business partition of search_documents for values in ('business');
create table search_documents_event partition of search_documents for values in ('event');
create table search_documents_artist partition of search_documents for values in ('artist');
create table search_documents_product partition of search_documents for values in ('product');
create table search_documents_other partition of search_documents default;
create index search_documents_key_idx on search_documents (kind, key);
create index search_documents_text_idx on search_documents using gin (tsv) with (fastupdate = off);
create index search_documents_best_text_idx on search_documents using gin (tsv) with (fastupdate = off) where tier = 1;
create index search_documents_good_text_idx on search_documents using gin (tsv) with (fastupdate = off) where tier = 2;
create index search_documents_part_idx on search_documents using gin (folded_title gin_trgm_ops, category, state) with (fastupdate = off);
create index search_documents_good_part_idx on search_documents using gin (folded_title gin_trgm_ops, category, state) with (fastupdate = off) where tier <= 2;
create index search_documents_quality_idx on search_documents (kind, quality desc, id) include (folded_title, ends_at, category, state);
create index search_documents_rating_idx on search_documents (kind, rating desc, id) include (category, state, folded_title);
create index search_documents_added_idx on search_documents (kind, added_at desc, id) include (category, state, folded_title);
create index search_documents_name_idx on search_documents (kind, folded_title, id) include (category, state);
create index search_documents_place_idx on search_documents (kind, state, category, quality desc);
create index search_documents_category_idx on search_documents (kind, category, quality desc);
create index search_documents_start_idx on search_documents (kind, starts_at, id);
create index search_documents_end_idx on search_documents (kind, ends_at, id);
create index search_documents_price_idx on search_documents (kind, price_cents) where price_cents is not null;
create index search_documents_point_idx on search_documents using gist (point);
create index search_documents_category_point_idx on search_documents using gist (category, point);
do $$
declare
  part text;
begin
  foreach part in array array['business', 'event', 'artist', 'product', 'other'] loop
    execute format('alter table search_documents_%s set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05)', part);
  end loop;
end
$$;

-- The last document of the best hundredth of a kind, and of its best tenth, in the order of lists: quality, then id. Worked
-- out once a night for large kinds.
create table search_tiers (
  kind text collate "C" primary key,
  best real not null,
  best_id text collate "C" not null,
  good real not null,
  good_id text collate "C" not null
);
revoke insert, update, delete on search_documents, search_documents_business, search_documents_event,
  search_documents_artist, search_documents_product, search_documents_other, search_tiers from ujamaa_app;

-- What a document can be filtered by: a category, a state, a city, a category in either, cells of three grids (1°, 0.1° and
-- 0.02°), and for things with dates each hour in which one begins, such as `d:2026-11-21T19`. PostgreSQL puts functions such
-- as these into the statement that calls them only as long as they have no subquery.
create function search_filters_of(
  category text, folded_city text, folded_state text, point point, hours text[]
) returns text[] language sql stable parallel safe as $$
  select array_remove(array[
    'c:' || nullif(category, ''),
    's:' || nullif(folded_state, ''),
    'cs:' || nullif(category, '') || '|' || nullif(folded_state, ''),
    'p:' || nullif(folded_city, '') || '|' || nullif(folded_state, ''),
    'cp:' || nullif(category, '') || '|' || nullif(folded_city, '') || '|' || nullif(folded_state, ''),
    'g:' || floor(point[1]) || '|' || floor(point[0]),
    'h:' || floor(point[1] * 10) || '|' || floor(point[0] * 10),
    'k:' || floor(point[1] * 50) || '|' || floor(point[0] * 50)
  ] || coalesce(hours, '{}'), null)
$$;

create function search_document_tsv(
  title text, category text, place text, body text, filters text[]
) returns tsvector language sql immutable parallel safe as $$
  select search_tsv(title, category, place, body, filters)
    -- The words of the title once more: weights are not in the index.
    || regexp_replace(strip(to_tsvector('english', search_text(title)))::text, '(^| )''', '\1''title:', 'g')::tsvector
$$;

-- The views, each with these columns: id, key, title, category (as words), filter (as a category), city, state, place,
-- body, rating, added_at, detail, summary, picture_url, price, point, starts_at, ends_at, hours, quality. What is not public is not in them.
create view search_business_source as
select
  b.id::text as id, b.id as key, b.name as title, concat_ws(' ', c.name, b.subcategory) as category,
  case when c.is_known then c.name else 'Other' end as filter,
  b.location_city as city, b.location_state as state,
  concat_ws(', ', b.location_city, b.location_state) as place,
  left(b.description, 1000) as body,
  -- Best rating first, then most reviews.
  (round(s.average_rating * 100)::integer << 22) + least(s.review_count, 4194303) as rating, b.created_at as added_at,
  concat_ws(' · ', c.name, nullif(concat_ws(', ', b.location_city, b.location_state), '')) as detail,
  coalesce(left(b.description, 240), '') as summary, b.image_url as picture_url, null::text as price,
  point(coalesce(b.longitude, b.location_longitude), coalesce(b.latitude, b.location_latitude)) as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours,
  -- A Bayesian average, so that few reviews do not move it far, plus small bonuses for many reviews and for a featured,
  -- verified and complete listing.
  least(1, greatest(0, (
    (s.rating_sum + 30) / (s.review_count + 8)::double precision - 2 + ln(1 + s.review_count::double precision) / 10
      + b.featured::integer + 2 * b.verified::integer / 10::double precision
      + num_nonnulls(b.image_url, b.description) / 10::double precision
  ) / 6))::real as quality
from businesses b
join business_stats s on s.business_id = b.id
left join categories c on c.id = b.category_id;

drop view search_entries_expected, search_entries_actual;
drop function repair_search_entries, search_entries_waiting;
drop view search_event_source, search_artist_source, search_product_source, search_guide_source, search_tour_source,
  search_stay_source, search_venue_source;
create view search_event_source as
select
  l.id, l.id as key, l.name as title,
  concat_ws(' ', l.event_type, 'event', l.organizer_name) as category, l.event_type as filter,
  l.city, s.name as state, l.location as place, left(l.folded_text, 2000) as body, 0 as rating, '-infinity'::timestamptz as added_at,
  concat_ws(' · ', l.event_type, case when l.is_virtual then 'Online' else coalesce(l.city || ', ' || l.state, l.location) end) as detail,
  coalesce(left(l.summary, 240), '') as summary, l.image_url as picture_url, null::text as price, null::point as point,
  dates.starts_at,
  case when e.repeats is not null and e.repeat_until is null then 'infinity' else dates.ends_at end as ends_at,
  dates.hours,
  (case when l.featured then 1 else 0.5 end)::real as quality
from event_listings l
left join events e on e.id = l.event_id
left join us_states s on s.code = l.state
cross join lateral (
  select
    min(d.starts_at) as starts_at, max(greatest(d.starts_at, d.ends_at)) as ends_at,
    array_agg(distinct to_char(d.starts_at at time zone l.time_zone, '"d:"YYYY-MM-DD"T"HH24'))
      filter (where d.starts_at > now() - interval '2 days' and isfinite(d.starts_at)) as hours
  from event_dates d where d.listing_id = l.id and not d.is_canceled
) as dates
-- Neither canceled nor a double of another.
where exists (select from all_events a where a.id = l.id);

-- Without mail address and phone, which are shown on the artist's own page alone.
create view search_artist_source as
select
  a.id, a.sort_name as key, a.name as title,
  concat_ws(
    ' ', a.category,
    case a.source when 'underground_filmmakers' then 'film filmmaker' when 'black_theater_arts' then 'theater' end,
    'artist'
  ) as category,
  a.category as filter,
  case when a.artist_id is null then search_city_of(a.location) else d.location_city end as city,
  case when a.artist_id is null then search_state_of(a.location) else search_state_name(d.location_state) end as state,
  a.location as place, concat_ws(' ', a.tagline, d.services_offered, d.bio) as body, 0 as rating, '-infinity'::timestamptz as added_at,
  concat_ws(' · ', a.category, nullif(a.location, '')) as detail,
  coalesce(left(a.tagline, 240), '') as summary,
  substring(d.portfolio_url from '(?:^|,) *(/files/[^, ]+)') as picture_url, null::text as price, null::point as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours,
  (case when a.is_featured then 0.8 when a.is_rising then 0.7 else 0.5 end
    + least(ln(1 + a.community_votes) / 50, 0.2))::real as quality
from all_artists a
left join artist_directory d on d.artist_id = a.artist_id;

create view search_product_source as
select
  l.product_id::text as id, l.product_id as key, l.title,
  concat_ws(' ', p.type_value, l.seller_name, (
    select string_agg(c.title, ' ') from collections c where c.id = any (l.collection_ids)
  )) as category,
  p.type_value as filter,
  search_city_of(l.seller_location) as city, search_state_name(l.seller_state) as state, l.seller_location as place,
  concat_ws(' ', p.subtitle, regexp_replace(left(p.description, 4000), '<[^>]*>', ' ', 'g')) as body, 0 as rating, '-infinity'::timestamptz as added_at,
  concat_ws(' · ', l.seller_name, l.seller_location) as detail,
  coalesce(left(p.subtitle, 240), '') as summary, l.image_url as picture_url,
  '$' || to_char(l.price / 100.0, 'FM9999999990.00') as price, null::point as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours,
  (case when l.is_in_stock then 0.7 else 0.3 end)::real as quality
from store_listings l
join products p on p.id = l.product_id;

create view search_guide_source as
select
  g.id::text as id, g.id as key, coalesce(nullif(btrim(g.theme_angle), ''), g.city_name) as title,
  'travel guide itinerary ' || g.city_name as category, null::text as filter,
  g.city_name as city, search_state_name(coalesce(nullif(btrim(g.state), ''), g.country)) as state,
  concat_ws(', ', g.city_name, g.state, g.country) as place,
  concat_ws(' ', g.description, (select string_agg(name || ' ' || coalesce(type, ''), ' ') from guide_stops where guide_id = g.id)) as body, 0 as rating, '-infinity'::timestamptz as added_at,
  'Travel guide · ' || concat_ws(', ', g.city_name, coalesce(nullif(btrim(g.state), ''), nullif(btrim(g.country), ''))) as detail,
  coalesce(left(g.description, 240), '') as summary, g.image_url::text as picture_url, null::text as price, null::point as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours, 0.6::real as quality
from travel_guides g;

create view search_tour_source as
select
  t.id::text as id, t.id as key, t.tour_name as title, concat_ws(' ', t.tour_type, 'tour') as category,
  t.tour_type as filter, search_city_of(t.location) as city, search_state_of(t.location) as state, t.location as place,
  t.description as body, 0 as rating, '-infinity'::timestamptz as added_at, concat_ws(' · ', coalesce(t.tour_type, 'Tour'), t.location) as detail,
  coalesce(left(t.description, 240), '') as summary, null::text as picture_url, t.price_range as price, null::point as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours,
  (case when t.black_owned_business then 0.6 else 0.5 end)::real as quality
from cultural_tours t;

-- The booking options that are places to sleep; the categories are those of features/travel/booking/lodging-categories.ts.
create view search_stay_source as
select
  b.id::text as id, b.id as key, b.name as title,
  concat_ws(' ', b.category, b.service_type, 'stay lodging hotel') as category, b.service_type as filter,
  search_city_of(b.location) as city, search_state_of(b.location) as state, b.location as place,
  b.description as body, 0 as rating, '-infinity'::timestamptz as added_at, concat_ws(' · ', coalesce(b.service_type, b.category), b.location) as detail,
  coalesce(left(b.description, 240), '') as summary, null::text as picture_url, b.price_range as price, null::point as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours, 0.5::real as quality
from booking_platform b
where b.category in ('Lodging', 'Stays', 'Hotels', 'Accommodation');

create view search_venue_source as
select
  v.id::text as id, v.id as key, v.venue_name as title, concat_ws(' ', v.venue_type, 'venue') as category,
  v.venue_type as filter, v.city, search_state_name(v.state) as state, concat_ws(', ', v.city, v.state) as place,
  v.notable_features as body, 0 as rating, '-infinity'::timestamptz as added_at,
  concat_ws(' · ', coalesce(v.venue_type, 'Venue'), nullif(concat_ws(', ', v.city, v.state), '')) as detail,
  coalesce(left(v.notable_features, 240), '') as summary, null::text as picture_url, null::text as price, null::point as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours,
  (case when v.black_owned then 0.7 else 0.5 end)::real as quality
from venues v;
revoke all on search_business_source, search_event_source, search_artist_source, search_product_source,
  search_guide_source, search_tour_source, search_stay_source, search_venue_source from ujamaa_app;

-- What lists show beside themselves, counted anew whenever a document of it changes: how many of a kind there are of a
-- category in a state, in a cell of the map (a sixteenth of a degree), and in a city, with the middle of it.
create table search_facets (
  id bigint generated always as identity primary key,
  kind text collate "C" not null,
  category text collate "C",
  state text collate "C",
  documents integer not null,
  unique nulls not distinct (kind, category, state)
);
create table search_cells (
  id bigint generated always as identity primary key,
  kind text collate "C" not null,
  x integer not null,
  y integer not null,
  category text collate "C",
  state text collate "C",
  documents integer not null,
  longitude double precision not null,
  latitude double precision not null,
  unique nulls not distinct (kind, x, y, category, state)
);
create table search_cities (
  kind text collate "C" not null,
  city text collate "C" not null,
  state text collate "C" not null,
  longitude double precision,
  latitude double precision,
  documents integer not null,
  primary key (kind, city, state)
);
create index search_cities_size_idx on search_cities (kind, documents desc);
revoke insert, update, delete on search_facets, search_cells, search_cities from ujamaa_app;

-- The same whatever order the numbers were summed in.
create function search_mean(mean double precision) returns double precision language sql immutable parallel safe
return round(mean::numeric, 8)::double precision;

create function search_cell_of(degrees double precision) returns integer language sql immutable parallel safe
return floor(degrees * 16)::integer;

-- Counts again what these documents, as they were and as they are, belong to.
-- The cities of the directory.
create view business_cities as
select city, state, latitude, longitude, documents as businesses
from search_cities where kind = 'business' and latitude is not null;

-- The words of the names of businesses, and each with one or two letters deleted: a misspelled word and the one that was
-- meant share such a remainder. Gathered once a night.
create table search_words (
  word text collate "C" primary key,
  occurrences integer not null
);
create table search_word_remainders (
  remainder text collate "C" not null,
  word text collate "C" not null,
  occurrences integer not null,
  primary key (remainder, word)
);
revoke insert, update, delete on search_words, search_word_remainders from ujamaa_app;
grant select on business_cities, search_words, search_word_remainders to ujamaa_app;

create function gather_search_words() returns void language plpgsql security definer
set search_path = public, pg_temp set work_mem = '128MB' as $$
declare
  names integer := (select count(*) from search_documents where kind = 'business');
begin
  delete from search_words;
  delete from search_word_remainders;
  -- A very rare word is a poor suggestion and may be a typo itself.
  insert into search_words (word, occurrences)
  select match[1], count(*)
  from search_documents, regexp_matches(fold_search_text(title), '[[:alnum:]]{3,30}', 'g') as match
  where kind = 'business'
  group by match[1]
  having count(*) > names / 100000;
  insert into search_word_remainders (remainder, word, occurrences)
  with one_less as (
    select word, occurrences, overlay(word placing '' from start for 1) as remainder
    from search_words, generate_series(1, char_length(word)) as start
  ),
  two_less as (
    select word, occurrences, overlay(remainder placing '' from start for 1) as remainder
    from one_less, generate_series(1, char_length(remainder)) as start
    where char_length(word) >= 6
  )
  select word, word, occurrences from search_words
  union
  select remainder, word, occurrences from one_less
  union
  select remainder, word, occurrences from two_less;
end
$$;
grant execute on function gather_search_words to ujamaa_app;

-- What a document is counted by.
create type search_spot as (
  id text, category text, city text, state text, longitude double precision, latitude double precision
);

-- Counts again what these documents, as they were and as they are, belong to.
create function count_search_documents(of_kind text, touched search_spot[]) returns void language plpgsql
set search_path = public, pg_temp as $$
begin
  delete from search_facets as facet using unnest(touched) as one
  where facet.kind = of_kind and facet.category is not distinct from one.category and facet.state is not distinct from one.state;
  insert into search_facets (kind, category, state, documents)
  select of_kind, pair.category, pair.state, counted.documents
  from (select distinct category, state from unnest(touched)) as pair
  cross join lateral (
    select count(*)::integer as documents from search_documents as document
    where document.kind = of_kind and document.category is not distinct from pair.category
      and document.state is not distinct from pair.state
  ) as counted
  where counted.documents > 0;

  delete from search_cells as cell using unnest(touched) as one
  where cell.kind = of_kind and cell.x = search_cell_of(one.longitude) and cell.y = search_cell_of(one.latitude);
  insert into search_cells (kind, x, y, category, state, documents, longitude, latitude)
  select of_kind, place.x, place.y, document.category, document.state, count(*), search_mean(avg(document.point[0])), search_mean(avg(document.point[1]))
  from (
    select distinct search_cell_of(longitude) as x, search_cell_of(latitude) as y from unnest(touched)
    where longitude is not null
  ) as place
  join search_documents as document on document.kind = of_kind
    and document.point <@ box(point(place.x / 16.0, place.y / 16.0), point((place.x + 1) / 16.0, (place.y + 1) / 16.0))
    and search_cell_of(document.point[0]) = place.x and search_cell_of(document.point[1]) = place.y
  group by place.x, place.y, document.category, document.state;

  delete from search_cities as known using unnest(touched) as one
  where known.kind = of_kind and known.city = one.city and known.state = one.state;
  insert into search_cities (kind, city, state, longitude, latitude, documents)
  select of_kind, place.city, place.state, search_mean(avg(document.point[0])), search_mean(avg(document.point[1])), count(*)
  from (select distinct city, state from unnest(touched) where city is not null and state is not null) as place
  join search_documents as document
    on document.kind = of_kind and document.city = place.city and document.state = place.state
  group by place.city, place.state;
end
$$;

-- The same for all documents of a kind.
create function count_all_search_documents(of_kind text) returns void language plpgsql
security definer set search_path = public, pg_temp set work_mem = '128MB' as $$
begin
  -- As long as this is held, no change is applied.
  perform pg_advisory_xact_lock(7345884);
  delete from search_facets where kind = of_kind;
  insert into search_facets (kind, category, state, documents)
  select of_kind, category, state, count(*) from search_documents where kind = of_kind group by 2, 3 order by 2, 3;
  delete from search_cells where kind = of_kind;
  insert into search_cells (kind, x, y, category, state, documents, longitude, latitude)
  select of_kind, search_cell_of(point[0]), search_cell_of(point[1]), category, state, count(*), search_mean(avg(point[0])), search_mean(avg(point[1]))
  from search_documents where kind = of_kind and point is not null group by 2, 3, 4, 5 order by 2, 3, 4, 5;
  delete from search_cities where kind = of_kind;
  insert into search_cities (kind, city, state, longitude, latitude, documents)
  select of_kind, city, state, search_mean(avg(point[0])), search_mean(avg(point[1])), count(*)
  from search_documents where kind = of_kind and city is not null and state is not null group by city, state;
end
$$;

create function search_spots_of(of_kind text, keys text[]) returns search_spot[] language sql stable
set search_path = public, pg_temp as $$
  select array(
    select row(id, category, city, state, point[0], point[1])::search_spot from search_documents
    where kind = of_kind and key = any (keys)
  )
$$;

-- The documents of a kind, from its view.
create function select_search_documents(of_kind text) returns text language sql immutable
set search_path = public, pg_temp as $$
  select format($statement$
    select
      %L collate "C" as kind, id, key::text as key, title, replace(fold_search_text(title), '''', '') collate "C" as folded_title,
      detail, summary, picture_url, price, search_price_cents(price) as price_cents, filter collate "C" as category,
      city collate "C" as city, state collate "C" as state, point, rating, added_at, starts_at, ends_at, quality,
      search_document_tsv(
        title, category, concat_ws(' ', place, state_name), body,
        search_filters_of(filter, folded_city, folded_state, point, hours)
      ) as tsv,
      (case
        when (-quality, source.id::text collate "C") <= (-tier.best, tier.best_id) then 1
        when (-quality, source.id::text collate "C") <= (-tier.good, tier.good_id) then 2
        else 3
      end)::smallint as tier
    from %I as source
    cross join lateral (
      select coalesce((
        select name from us_states where code = upper(replace(source.state, '.', '')) or name = source.state limit 1
      ), source.state) as state_name
    ) as named
    -- Folding is slow, so each is folded once: `offset 0` keeps the expressions from being copied to where they are used.
    cross join lateral (
      select fold_search_text(source.city) as folded_city, fold_search_text(state_name) as folded_state offset 0
    ) as folded
    left join search_tiers as tier on tier.kind = %L
  $statement$, of_kind, format('search_%s_source', of_kind), of_kind)
$$;

-- While another engine keeps a copy of all documents (its name is in `search_mirrors`), each that was written or removed is
-- noted, and the worker brings the copy up to date.
create table search_mirrors (
  name text collate "C" primary key
);
create table search_mirror_changes (
  change bigint generated always as identity primary key,
  kind text collate "C" not null,
  id text collate "C" not null
);
revoke insert, update on search_mirror_changes from ujamaa_app;
grant usage on sequence search_mirror_changes_change_seq to ujamaa_app;

-- Writes the documents of these keys as they are now, but for those that are right, and returns the keys of those that
-- showed something else. What only time or others of the kind change, such as hours that are over, does not count.
create function write_search_documents_of(of_kind text, keys text[]) returns text[] language plpgsql
set search_path = public, pg_temp as $$
declare
  -- As the view has it, so that the index of its table serves.
  key_type text := (
    select format_type(atttypid, null) from pg_attribute
    where attrelid = format('search_%s_source', of_kind)::regclass and attname = 'key'
  );
  differing text[];
begin
  execute format($statement$
    with wanted as materialized (%s where key = any ($2::%s[])),
    removed as (
      delete from search_documents as document
      where kind = $1 and key = any ($2) and not exists (select from wanted where wanted.id = document.id)
      returning id
    ),
    written as (
      insert into search_documents as document (
        kind, id, key, title, folded_title, detail, summary, picture_url, price, price_cents, category, city, state, point,
        rating, added_at, starts_at, ends_at, quality, tsv, tier
      )
      select * from wanted
      on conflict (kind, id) do update set
        key = excluded.key, title = excluded.title, folded_title = excluded.folded_title, detail = excluded.detail,
        summary = excluded.summary, picture_url = excluded.picture_url, price = excluded.price,
        price_cents = excluded.price_cents, category = excluded.category, city = excluded.city, state = excluded.state,
        point = excluded.point, rating = excluded.rating, added_at = excluded.added_at, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, quality = excluded.quality, tsv = excluded.tsv, tier = excluded.tier
      where row(document.*)::text is distinct from row(excluded.*)::text
      returning id
    ),
    noted as (
      insert into search_mirror_changes (kind, id)
      select $1, id from (select id from removed union all select id from written) as changed
      where exists (select from search_mirrors)
    )
    select array_agg(distinct coalesce(wanted.key, document.key))
    from wanted
    full join (select * from search_documents where kind = $1 and key = any ($2)) as document on document.id = wanted.id
    where row(
      document.title, document.detail, document.summary, document.picture_url, document.price, document.category,
      document.city, document.state, document.point::text, document.rating
    ) is distinct from row(
      wanted.title, wanted.detail, wanted.summary, wanted.picture_url, wanted.price, wanted.category,
      wanted.city, wanted.state, wanted.point::text, wanted.rating
    )
  $statement$, select_search_documents(of_kind), key_type)
  into differing using of_kind, keys;
  return coalesce(differing, '{}');
end
$$;

-- A queue of keys to write again. Writers only insert, so they do not wait for each other.
alter table search_entry_changes rename to search_document_changes;
create or replace function note_search_entries() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  entry_kind text := tg_argv[0];
  key_of text := tg_argv[1];
  shown text := tg_argv[2];
begin
  if tg_op = 'UPDATE' then
    execute format($statement$
      insert into search_document_changes (kind, key)
      select %1$L, key from (
        (select %2$s as key, %3$s from before except all select %2$s, %3$s from after)
        union all
        (select %2$s, %3$s from after except all select %2$s, %3$s from before)
      ) as changed group by key
    $statement$, entry_kind, key_of, shown);
  else
    execute format('insert into search_document_changes (kind, key) select distinct %L, %s from changed', entry_kind, key_of);
  end if;
  return null;
end
$$;
create or replace function note_changed_businesses() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into search_document_changes (kind, key) select 'business', id::text from changed;
  return null;
end
$$;
create or replace function note_changed_business() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into search_document_changes (kind, key) values ('business', new.id::text);
  return null;
end
$$;
create or replace function note_changed_rating() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into search_document_changes (kind, key) values ('business', new.business_id::text);
  return null;
end
$$;
create or replace trigger businesses_reach_search_on_update after update on businesses
  for each row when (
    (old.name, old.category_id, old.subcategory, old.description, old.latitude, old.longitude, old.created_at,
      old.location_city, old.location_state, old.location_latitude, old.location_longitude, old.image_url, old.featured,
      old.verified)
    is distinct from
    (new.name, new.category_id, new.subcategory, new.description, new.latitude, new.longitude, new.created_at,
      new.location_city, new.location_state, new.location_latitude, new.location_longitude, new.image_url, new.featured,
      new.verified)
  ) execute function note_changed_business();

-- Of events with the same name and day only one is listed, so all of that name are written again.
create or replace function widen_search_keys(of_kind text, keys text[]) returns text[] language sql stable
set search_path = public, pg_temp as $$
  select case when of_kind <> 'event' then keys else array(
    select unnest(keys)
    union
    select listing_id from event_dates
    where not is_canceled and same_name in (
      select lower(btrim(title)) from search_documents where kind = 'event' and key = any (keys)
      union
      select lower(btrim(name)) from event_listings where id = any (keys)
    )
  ) end
$$;

drop function apply_search_entry_changes, rebuild_search_entries, count_search_entry_lexemes, write_search_entries;
-- Writes documents and counts again what they belong to.
create function refresh_search_documents(of_kind text, keys text[]) returns text[] language plpgsql
set search_path = public, pg_temp as $$
declare
  before search_spot[] := search_spots_of(of_kind, keys);
  differing text[] := write_search_documents_of(of_kind, keys);
  after search_spot[] := search_spots_of(of_kind, keys);
begin
  perform count_search_documents(of_kind, array(
    (select unnest(before) except select unnest(after)) union all (select unnest(after) except select unnest(before))
  ));
  return differing;
end
$$;

-- Applies up to `most` queued changes and returns how many; 0 also while another worker is doing it.
create function apply_search_document_changes(most integer) returns integer language plpgsql
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
      delete from search_document_changes
      where id in (select id from search_document_changes order by id limit most)
      returning kind, key
    ),
    kept as (
      insert into search_rebuild_changes (kind, key) select distinct kind, key from oldest
      where exists (select from search_rebuilds where started_at > now() - interval '6 hours')
      on conflict do nothing
    )
    select kind, array_agg(distinct key) as keys, count(*) as changes from oldest group by kind
  loop
    perform refresh_search_documents(batch.kind, widen_search_keys(batch.kind, batch.keys));
    taken := taken + batch.changes;
  end loop;
  return taken;
end
$$;

-- Compares the documents of some keys with what they stand for, writes those that are wrong, and returns the keys of those
-- that showed something else, without those whose turn comes within seconds.
create function compare_search_documents(of_kind text, keys text[]) returns text[] language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  differing text[];
begin
  perform pg_advisory_xact_lock(7345884);
  differing := refresh_search_documents(of_kind, keys);
  -- As long as the lock is held, none of them leaves the queue.
  return array(
    select unnest(differing)
    except
    select unnest(widen_search_keys(of_kind, array(select key from search_document_changes where kind = of_kind)))
  );
end
$$;

-- The keys of a kind, of documents and of what they stand for.
create function list_search_keys(of_kind text) returns setof text language plpgsql
stable security definer set search_path = public, pg_temp set work_mem = '128MB' as $$
begin
  return query execute format(
    'select key::text from search_documents where kind = $1 union select key::text from %I', format('search_%s_source', of_kind)
  ) using of_kind;
end
$$;

create function count_search_tiers(of_kind text) returns void language plpgsql security definer
set search_path = public, pg_temp set work_mem = '128MB' as $$
begin
  delete from search_tiers where kind = of_kind;
  execute format($statement$
    with ranked as materialized (
      select id, quality, row_number() over (order by quality desc, id) as place, count(*) over () as documents
      from (select id::text collate "C" as id, quality from %I) as source
    )
    insert into search_tiers (kind, best, best_id, good, good_id)
    select $1, best.quality, best.id, good.quality, good.id
    from ranked as best, ranked as good
    -- Smaller kinds are read whole.
    where best.documents > 5000 and best.place = best.documents / 100 and good.place = good.documents / 10
  $statement$, format('search_%s_source', of_kind)) using of_kind;
end
$$;

-- A rebuild fills a table beside the live partition and takes its place. What changes meanwhile is written again after that.
create table search_rebuilds (
  part text collate "C" primary key,
  started_at timestamptz not null default now(),
  -- The last change that it sees.
  last_change bigint not null
);
create table search_rebuild_changes (
  kind text collate "C" not null,
  key text collate "C" not null,
  primary key (kind, key)
);
revoke insert, update, delete on search_rebuilds, search_rebuild_changes from ujamaa_app;

-- The partition of a kind.
create function search_part_of(kind text) returns text language sql immutable
return case when kind in ('business', 'event', 'artist', 'product') then kind else 'other' end;

create function begin_search_rebuild(of_part text) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  -- Changes that are being applied are done before the table is filled.
  perform pg_advisory_xact_lock(7345884);
  execute format('drop table if exists search_documents_%s_next', of_part);
  execute format('create table search_documents_%s_next (like search_documents including defaults)', of_part);
  execute format(
    'alter table search_documents_%s_next set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05)',
    of_part
  );
  execute format('revoke all on search_documents_%s_next from ujamaa_app', of_part);
  delete from search_rebuild_changes where search_part_of(kind) = of_part;
  delete from search_rebuilds where part = of_part;
  insert into search_rebuilds (part, last_change) select of_part, coalesce(max(id), 0) from search_document_changes;
end
$$;

-- Fills one of so many slices, which may be filled at the same time.
create function fill_search_rebuild(of_kind text, slice integer, slices integer) returns bigint language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  filled bigint;
begin
  execute format(
    'insert into search_documents_%s_next (
      kind, id, key, title, folded_title, detail, summary, picture_url, price, price_cents, category, city, state, point,
      rating, added_at, starts_at, ends_at, quality, tsv, tier
    ) %s where (hashtext(key::text) & 2147483647) %% $2 = $1
    -- The best lie together.
    order by quality desc',
    search_part_of(of_kind), select_search_documents(of_kind)
  ) using slice, slices;
  get diagnostics filled = row_count;
  return filled;
end
$$;

-- The same indexes as on the live partition.
create function index_search_rebuild(of_part text) returns void language plpgsql security definer
set search_path = public, pg_temp set maintenance_work_mem = '512MB' as $$
declare
  next_table text := format('search_documents_%s_next', of_part);
  definition text;
begin
  execute format('alter table %I add primary key (kind, id)', next_table);
  for definition in
    select pg_get_indexdef(indexrelid) from pg_index
    where indrelid = format('search_documents_%s', of_part)::regclass and not indisprimary
  loop
    execute regexp_replace(definition, ' INDEX \S+ ON \S+ ', ' INDEX ON ' || next_table || ' ');
  end loop;
  execute format('analyze %I', next_table);
end
$$;

create function finish_search_rebuild(of_part text) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  live_table text := format('search_documents_%s', of_part);
  next_table text := format('search_documents_%s_next', of_part);
begin
  perform pg_advisory_xact_lock(7345884);
  if of_part <> 'other' then
    -- With this, attaching does not read the whole table.
    execute format('alter table %I add constraint is_of_part check (kind = %L)', next_table, of_part);
  end if;
  execute format('alter table search_documents detach partition %I', live_table);
  execute format('drop table %I', live_table);
  execute format('alter table %I rename to %I', next_table, live_table);
  execute format(
    'alter table search_documents attach partition %I %s', live_table,
    case when of_part = 'other' then 'default' else format('for values in (%L)', of_part) end
  );
  execute format('alter table %I drop constraint if exists is_of_part', live_table);
  delete from search_document_changes
  where search_part_of(kind) = of_part and id <= (select last_change from search_rebuilds where part = of_part);
  insert into search_document_changes (kind, key)
  select kind, key from search_rebuild_changes where search_part_of(kind) = of_part;
  delete from search_rebuild_changes where search_part_of(kind) = of_part;
  delete from search_rebuilds where part = of_part;
end
$$;
grant execute on function count_search_tiers, begin_search_rebuild, fill_search_rebuild, index_search_rebuild,
  finish_search_rebuild to ujamaa_app;

grant select on search_documents, search_tiers, search_facets, search_cells, search_cities to ujamaa_app;
grant execute on function
  apply_search_document_changes, compare_search_documents, list_search_keys,
  count_all_search_documents to ujamaa_app;

-- The search tables of businesses, their builds, and what compared them.
drop view search_businesses_expected, search_businesses_actual, search_counts_expected, search_counts_actual;
drop function search_businesses_expected_of, search_businesses_actual_of, search_counts_expected_now,
  search_counts_actual_now, repair_search_businesses, repair_search_counts;
drop function begin_search_build, fill_search_documents, index_search_build, fill_search_counts, fill_search_words,
  fill_search_texts, count_search_lexemes, catch_up_search_build, finish_search_build, drop_previous_search,
  apply_search_changes, write_search_documents, write_search_texts, search_grams, search_seams,
  is_search_gram_unindexed, search_cell, search_lexemes;
drop view search_text_source, search_source;
drop schema search cascade;
drop schema search_model cascade;
drop function search_filters, search_key;
drop table search_changes, search_builds;

-- Existing things are copied by the worker.
do $$
declare
  of_kind text;
begin
  foreach of_kind in array array['business', 'event', 'artist', 'product', 'guide', 'tour', 'stay', 'venue'] loop
    execute format('insert into search_document_changes (kind, key) select distinct %L, key::text from %I', of_kind, format('search_%s_source', of_kind));
  end loop;
end
$$;
drop table search_entries, search_entry_lexemes;

-- What documents should contain, without those whose turn comes within seconds; for `npm run verify:data` and tests. Every
-- night `compare_search_documents` repairs them, and brings up to date how votes move artists.
create function search_documents_waiting() returns table (kind text, key text) language sql stable security definer
set search_path = public, pg_temp as $$
  select kind, key from search_document_changes where kind <> 'event'
  union
  select 'event', unnest(widen_search_keys('event', array(select key from search_document_changes where kind = 'event')))
$$;
create function search_documents_from_source() returns table (
  kind text, id text, key text, title text, detail text, summary text, picture_url text, price text
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  of_kind text;
begin
  foreach of_kind in array array['business', 'event', 'artist', 'product', 'guide', 'tour', 'stay', 'venue'] loop
    return query execute format(
      'select $1, id::text, key::text, title::text, detail::text, summary::text, picture_url::text, price::text from %I', format('search_%s_source', of_kind)
    ) using of_kind;
  end loop;
end
$$;
create view search_documents_expected as
select * from search_documents_from_source() where (kind, key) not in (select kind, key from search_documents_waiting());
create view search_documents_actual as
select kind, id, key, title, detail, summary, picture_url, price from search_documents
where (kind, key) not in (select kind, key from search_documents_waiting());
revoke all on search_documents_expected, search_documents_actual from ujamaa_app;
grant select on search_documents_expected, search_documents_actual to ujamaa_app;
grant execute on function search_documents_waiting, search_documents_from_source to ujamaa_app;

-- What is counted from documents is compared with them like every projection.
create view search_counts_expected as
select kind, concat_ws('|', 'facet', category, state) as key, count(*) as documents
from search_documents group by kind, category, state
union all
select kind, concat_ws('|', 'cell', search_cell_of(point[0]), search_cell_of(point[1]), category, state), count(*)
from search_documents where point is not null
group by kind, search_cell_of(point[0]), search_cell_of(point[1]), category, state
union all
select kind, concat_ws('|', 'city', city, state), count(*)
from search_documents where city is not null and state is not null group by kind, city, state;
create view search_counts_actual as
select kind, concat_ws('|', 'facet', category, state) as key, documents::bigint from search_facets
union all
select kind, concat_ws('|', 'cell', x, y, category, state), documents::bigint from search_cells
union all
select kind, concat_ws('|', 'city', city, state), documents::bigint from search_cities;
create function repair_search_counts() returns void language sql security definer
set search_path = public, pg_temp as $$
  select count_all_search_documents(kind) from (select kind from search_documents union select kind from search_facets) as kinds;
$$;
revoke all on search_counts_expected, search_counts_actual from ujamaa_app;
grant select on search_counts_expected, search_counts_actual to ujamaa_app;
grant execute on function search_cell_of, repair_search_counts to ujamaa_app;
