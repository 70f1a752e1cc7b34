create or replace trigger search_synonyms_touch before update on search_synonyms
  for each row execute function touch_updated_at();

-- Which documents a change touches.

create or replace function note_changed_businesses() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into search_document_changes (kind, key) select 'business', id::text from changed;
  return null;
end
$$;
comment on function note_changed_businesses is 'Queues added or deleted businesses in search_document_changes.';
create or replace trigger businesses_reach_search_on_insert after insert on businesses
  referencing new table as changed
  for each statement execute function note_changed_businesses();
create or replace trigger businesses_reach_search_on_delete after delete on businesses
  referencing old table as changed
  for each statement execute function note_changed_businesses();

create or replace function note_changed_business() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into search_document_changes (kind, key) values ('business', new.id::text);
  return null;
end
$$;
comment on function note_changed_business is 'Queues a changed business in search_document_changes.';
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

create or replace function note_changed_rating() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into search_document_changes (kind, key) values ('business', new.business_id::text);
  return null;
end
$$;
comment on function note_changed_rating is 'Queues a business whose rating changed in search_document_changes.';
create or replace trigger business_stats_reach_search after update on business_stats
  for each row when ((old.review_count, old.rating_sum) is distinct from (new.review_count, new.rating_sum))
  execute function note_changed_rating();

-- Arguments: the kind, the key as an expression over a row, and the columns that matter.
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
    execute format(
      'insert into search_document_changes (kind, key) select distinct %L, %s from changed', entry_kind, key_of
    );
  end if;
  return null;
end
$$;
comment on function note_search_entries is 'Queues the documents of changed rows in search_document_changes.';
do $$
declare
  source record;
begin
  for source in
    select * from (values
      ('event', 'events', 'id::text', 
        'id, name, description, event_type, organizer_name, location, is_virtual, featured, image_url, media, '
        'approval_status, start_datetime, end_datetime, repeats, repeat_until, canceled_at, sequence'),
      ('event', 'new_events', '''ne-'' || id', 'id, title, description, date, location, media'),
      ('artist', 'artist_directory', 'lower(name)', 
        'artist_id, name, category, location_city, location_state, tagline, bio, services_offered, portfolio_url, '
        'status, spotlight_eligible'),
      ('artist', 'underground_filmmakers', 'lower(name)', 'id, name, category, location, notable_works'),
      ('artist', 'black_theater_arts', 'lower(name)', 'id, name, category, location, notable_works'),
      ('product', 'store_listings', 'product_id::text', 
        'product_id, title, image_url, price, is_in_stock, seller_name, seller_location, collection_ids'),
      ('product', 'products', 'id::text', 'id, subtitle, description, type_value'),
      ('guide', 'travel_guides', 'id::text', '*'),
      ('tour', 'cultural_tours', 'id::text', 
        'id, tour_name, tour_type, description, location, price_range, black_owned_business'),
      ('stay', 'booking_platform', 'id::text', 'id, name, category, description, location, service_type, price_range'),
      ('venue', 'venues', 'id::text', 'id, venue_name, city, state, venue_type, notable_features, black_owned')
    ) as sources (kind, name, key_of, shown)
  loop
    execute format('create or replace trigger %1$s_reach_search_on_insert after insert on %1$s
      referencing new table as changed
      for each statement execute function note_search_entries(%2$L, %3$L)', source.name, source.kind, source.key_of);
    execute format('create or replace trigger %1$s_reach_search_on_delete after delete on %1$s
      referencing old table as changed
      for each statement execute function note_search_entries(%2$L, %3$L)', source.name, source.kind, source.key_of);
    execute format('create or replace trigger %1$s_reach_search_on_update after update on %1$s
      referencing old table as before new table as after
      for each statement execute function note_search_entries(%2$L, %3$L, %4$L)',
      source.name, source.kind, source.key_of, source.shown);
  end loop;
end
$$;

-- Only one of several events with the same name and day is listed, so all of that name are written again.
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
comment on function widen_search_keys is 'Adds the documents that change together with these.';

-- What a document consists of. Each kind has a view search_<kind>_source in the file of its feature, with the columns
-- id, key, title, category (as words), filter (as a category), city, state, place, body, rating, added_at, detail,
-- summary, picture_url, price, point, starts_at, ends_at, hours and quality. Rows that are not public are left out.

-- The text search dictionary lowercases; folding is slow and only needed for non-ASCII text.
create or replace function search_text(value text) returns text language sql immutable parallel safe
return case when octet_length(value) = char_length(value) then value else fold_search_text(value) end;
comment on function search_text is 'Prepares text for to_tsvector.';

create or replace function search_tsv(title text, category text, place text, body text, lexemes text[]) returns tsvector
language sql immutable parallel safe as $$
  select
    setweight(to_tsvector('english', search_text(coalesce(title, ''))), 'A')
    || setweight(to_tsvector('english', search_text(coalesce(category, ''))), 'B')
    || setweight(to_tsvector('english', search_text(coalesce(place, ''))), 'C')
    || setweight(to_tsvector('english', search_text(left(coalesce(body, ''), 2000))), 'D')
    || array_to_tsvector(lexemes)
$$;
comment on function search_tsv is 'The weighted words of a document and its filter lexemes.';

create or replace function search_document_tsv(
  title text, category text, place text, body text, filters text[]
) returns tsvector language sql immutable parallel safe as $$
  select search_tsv(title, category, place, body, filters)
    -- The words of the title again, because weights are not in the index.
    || regexp_replace(strip(to_tsvector('english', search_text(title)))::text, '(^| )''', '\1''title:', 'g')::tsvector
$$;
comment on function search_document_tsv is
  'The words of a document, with those of the title again as `title:` lexemes.';

-- Filters: a category, a state, a city, a category in either, cells of a 1°, a 0.1° and a 0.02° grid, and for things with
-- dates each hour in which one begins, such as `d:2026-11-21T19`. PostgreSQL only inlines functions like these as long as
-- they have no subquery.
create or replace function search_filters_of(
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
comment on function search_filters_of is 'The filter lexemes of a document.';

create or replace function search_price_cents(price text) returns integer language sql immutable strict parallel safe
return (replace(
  substring(price from '\$ ?([0-9]{1,3},[0-9]{3}(?:\.[0-9]{2})?|[0-9]{1,7}(?:\.[0-9]{2})?)'), ',', ''
)::numeric * 100)::integer;
comment on function search_price_cents is 'The amount in a price such as "from $40"; null without one.';
grant execute on function search_price_cents to ujamaa_app;

create or replace function select_search_documents(of_kind text) returns text language sql immutable
set search_path = public, pg_temp as $$
  select format($statement$
    select
      %L collate "C" as kind, id, key::text as key, title,
      replace(fold_search_text(title), '''', '') collate "C" as folded_title,
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
    -- Folding is slow. `offset 0` prevents PostgreSQL from repeating it for every use.
    cross join lateral (
      select fold_search_text(source.city) as folded_city, fold_search_text(state_name) as folded_state offset 0
    ) as folded
    left join search_tiers as tier on tier.kind = %L
  $statement$, of_kind, format('search_%s_source', of_kind), of_kind)
$$;
comment on function select_search_documents is
  'The statement that selects the documents of a kind from its source view.';

-- What only time or other documents of the kind change, such as hours that are over, is not a difference.
create or replace function write_search_documents_of(of_kind text, keys text[]) returns text[] language plpgsql
set search_path = public, pg_temp as $$
declare
  -- The type of the view's column, so that the index of its table is used.
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
        kind, id, key, title, folded_title, detail, summary, picture_url, price, price_cents, category, city, state,
        point, rating, added_at, starts_at, ends_at, quality, tsv, tier
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
comment on function write_search_documents_of is
  'Writes the documents with these keys. Returns the keys of those that showed something else.';

-- Counts beside the documents.

create or replace function search_mean(mean double precision) returns double precision
language sql immutable parallel safe
return round(mean::numeric, 8)::double precision;
comment on function search_mean is 'Rounds an average, so that it does not depend on the order of the sum.';

create or replace function search_cell_of(degrees double precision) returns integer language sql immutable parallel safe
return floor(degrees * 16)::integer;
comment on function search_cell_of is 'The map cell of a degree: a sixteenth of a degree wide.';
grant execute on function search_cell_of to ujamaa_app;

create or replace function search_spots_of(of_kind text, keys text[]) returns search_spot[] language sql stable
set search_path = public, pg_temp as $$
  select array(
    select row(id, category, city, state, point[0], point[1])::search_spot from search_documents
    where kind = of_kind and key = any (keys)
  )
$$;
comment on function search_spots_of is 'What the documents with these keys are counted by.';

-- Adds and subtracts, because a large city or category takes long to count again.
create or replace function count_search_documents(
  of_kind text, removed search_spot[], added search_spot[]
) returns void language plpgsql
set search_path = public, pg_temp as $$
begin
  with gone as (select category, state, count(*) as documents from unnest(removed) group by category, state),
  emptied as (
    delete from search_facets as facet using gone
    where facet.kind = of_kind and facet.category is not distinct from gone.category
      and facet.state is not distinct from gone.state and facet.documents <= gone.documents
  )
  update search_facets as facet set documents = facet.documents - gone.documents from gone
  where facet.kind = of_kind and facet.category is not distinct from gone.category
    and facet.state is not distinct from gone.state and facet.documents > gone.documents;
  insert into search_facets as facet (kind, category, state, documents)
  select of_kind, category, state, count(*) from unnest(added) group by category, state
  on conflict (kind, category, state) do update set documents = facet.documents + excluded.documents;

  with gone as (
    select
      search_cell_of(longitude) as x, search_cell_of(latitude) as y, category, state, count(*) as documents,
      sum(longitude) as longitudes, sum(latitude) as latitudes
    from unnest(removed) where longitude is not null group by 1, 2, 3, 4
  ),
  emptied as (
    delete from search_cells as cell using gone
    where cell.kind = of_kind and cell.x = gone.x and cell.y = gone.y
      and cell.category is not distinct from gone.category and cell.state is not distinct from gone.state
      and cell.documents <= gone.documents
  )
  update search_cells as cell set
    documents = cell.documents - gone.documents,
    longitude = search_mean((cell.longitude * cell.documents - longitudes) / (cell.documents - gone.documents)),
    latitude = search_mean((cell.latitude * cell.documents - latitudes) / (cell.documents - gone.documents))
  from gone
  where cell.kind = of_kind and cell.x = gone.x and cell.y = gone.y
    and cell.category is not distinct from gone.category and cell.state is not distinct from gone.state
    and cell.documents > gone.documents;
  insert into search_cells as cell (kind, x, y, category, state, documents, longitude, latitude)
  select
    of_kind, search_cell_of(longitude), search_cell_of(latitude), category, state, count(*),
    search_mean(avg(longitude)), search_mean(avg(latitude))
  from unnest(added) where longitude is not null group by 2, 3, 4, 5
  on conflict (kind, x, y, category, state) do update set
    documents = cell.documents + excluded.documents,
    longitude = search_mean(
      (cell.longitude * cell.documents + excluded.longitude * excluded.documents)
        / (cell.documents + excluded.documents)
    ),
    latitude = search_mean(
      (cell.latitude * cell.documents + excluded.latitude * excluded.documents)
        / (cell.documents + excluded.documents)
    );

  -- Documents without a point are counted in a city, but do not move its center.
  with gone as (
    select
      city, state, count(*) as documents, count(longitude) as located,
      coalesce(sum(longitude), 0) as longitudes, coalesce(sum(latitude), 0) as latitudes
    from unnest(removed) where city is not null and state is not null group by city, state
  ),
  emptied as (
    delete from search_cities as known using gone
    where known.kind = of_kind and known.city = gone.city and known.state = gone.state
      and known.documents <= gone.documents
  )
  update search_cities as known set
    documents = known.documents - gone.documents,
    longitude = search_mean((known.longitude * known.documents - longitudes) / (known.documents - located)),
    latitude = search_mean((known.latitude * known.documents - latitudes) / (known.documents - located))
  from gone
  where known.kind = of_kind and known.city = gone.city and known.state = gone.state
    and known.documents > gone.documents;
  insert into search_cities as known (kind, city, state, longitude, latitude, documents)
  select of_kind, city, state, search_mean(avg(longitude)), search_mean(avg(latitude)), count(*)
  from unnest(added) where city is not null and state is not null group by city, state
  on conflict (kind, city, state) do update set
    documents = known.documents + excluded.documents,
    longitude = coalesce(search_mean(
      (known.longitude * known.documents + excluded.longitude * excluded.documents)
        / (known.documents + excluded.documents)
    ), known.longitude, excluded.longitude),
    latitude = coalesce(search_mean(
      (known.latitude * known.documents + excluded.latitude * excluded.documents)
        / (known.documents + excluded.documents)
    ), known.latitude, excluded.latitude);
end
$$;
comment on function count_search_documents is
  'Updates facets, cells and cities for documents as they were and as they are.';

create or replace function count_all_search_documents(of_kind text) returns void language plpgsql
security definer set search_path = public, pg_temp set work_mem = '128MB' as $$
begin
  -- While this lock is held, no change is applied.
  perform pg_advisory_xact_lock(7345884);
  delete from search_facets where kind = of_kind;
  insert into search_facets (kind, category, state, documents)
  select of_kind, category, state, count(*) from search_documents where kind = of_kind group by 2, 3 order by 2, 3;
  delete from search_cells where kind = of_kind;
  insert into search_cells (kind, x, y, category, state, documents, longitude, latitude)
  select
    of_kind, search_cell_of(point[0]), search_cell_of(point[1]), category, state, count(*),
    search_mean(avg(point[0])), search_mean(avg(point[1]))
  from search_documents where kind = of_kind and point is not null group by 2, 3, 4, 5 order by 2, 3, 4, 5;
  delete from search_cities where kind = of_kind;
  insert into search_cities (kind, city, state, longitude, latitude, documents)
  select of_kind, city, state, search_mean(avg(point[0])), search_mean(avg(point[1])), count(*)
  from search_documents where kind = of_kind and city is not null and state is not null group by city, state;
end
$$;
comment on function count_all_search_documents is 'Recounts facets, cells and cities of a kind.';

create or replace view business_cities as
select city, state, latitude, longitude, documents as businesses
from search_cities where kind = 'business' and latitude is not null;
comment on view business_cities is 'Cities of the directory.';

create or replace function refresh_search_documents(of_kind text, keys text[]) returns text[] language plpgsql
set search_path = public, pg_temp as $$
declare
  before search_spot[] := search_spots_of(of_kind, keys);
  differing text[] := write_search_documents_of(of_kind, keys);
  after search_spot[] := search_spots_of(of_kind, keys);
begin
  perform count_search_documents(
    of_kind,
    array(select unnest(before) except select unnest(after)),
    array(select unnest(after) except select unnest(before))
  );
  return differing;
end
$$;
comment on function refresh_search_documents is
  'Writes the documents with these keys and recounts. Returns what write_search_documents_of does.';

create or replace function apply_search_document_changes(most integer) returns integer language plpgsql
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
comment on function apply_search_document_changes is
  'Applies up to `most` queued changes. Returns how many; 0 while another worker does it.';

create or replace function compare_search_documents(of_kind text, keys text[]) returns text[] language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  differing text[];
begin
  perform pg_advisory_xact_lock(7345884);
  differing := refresh_search_documents(of_kind, keys);
  -- While the lock is held, none of them leaves the queue.
  return array(
    select unnest(differing)
    except
    select unnest(widen_search_keys(of_kind, array(select key from search_document_changes where kind = of_kind)))
  );
end
$$;
comment on function compare_search_documents is
  'Repairs the documents with these keys. Returns the keys of those that were wrong and not queued.';

create or replace function list_search_keys(of_kind text) returns setof text language plpgsql
stable security definer set search_path = public, pg_temp set work_mem = '128MB' as $$
begin
  return query execute format(
    'select key::text from search_documents where kind = $1 union select key::text from %I',
    format('search_%s_source', of_kind)
  ) using of_kind;
end
$$;
comment on function list_search_keys is 'All keys of a kind, of documents and of their source.';

-- Collected every night.

create or replace function count_search_tiers(of_kind text) returns void language plpgsql security definer
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
    -- Smaller kinds are read entirely.
    where best.documents > 5000 and best.place = best.documents / 100 and good.place = good.documents / 10
  $statement$, format('search_%s_source', of_kind)) using of_kind;
end
$$;
comment on function count_search_tiers is 'Computes search_tiers for a kind.';

create or replace function gather_search_words() returns void language plpgsql security definer
set search_path = public, pg_temp set work_mem = '128MB' as $$
declare
  names integer := (select count(*) from search_documents where kind = 'business');
begin
  delete from search_words;
  delete from search_word_remainders;
  -- A very rare word is a poor suggestion and could be a typo itself.
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
comment on function gather_search_words is 'Collects search_words and their remainders.';
grant execute on function apply_search_document_changes, compare_search_documents, list_search_keys,
  count_all_search_documents, count_search_tiers, gather_search_words to ujamaa_app;

-- A rebuild fills a table beside the live partition and replaces it. Changes made in the meantime are applied again.
create or replace function search_part_of(kind text) returns text language sql immutable
return case when kind in ('business', 'event', 'artist', 'product') then kind else 'other' end;
comment on function search_part_of is 'The partition of a kind.';

create or replace function begin_search_rebuild(of_part text) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  -- Waits for changes that are being applied before the table is filled.
  perform pg_advisory_xact_lock(7345884);
  execute format('drop table if exists search_documents_%s_next', of_part);
  execute format('create table search_documents_%s_next (like search_documents including defaults)', of_part);
  execute format(
    'alter table search_documents_%s_next
     set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05)',
    of_part
  );
  execute format('revoke all on search_documents_%s_next from ujamaa_app', of_part);
  delete from search_rebuild_changes where search_part_of(kind) = of_part;
  delete from search_rebuilds where part = of_part;
  insert into search_rebuilds (part, last_change) select of_part, coalesce(max(id), 0) from search_document_changes;
end
$$;
comment on function begin_search_rebuild is 'Creates the table that replaces a partition.';

create or replace function fill_search_rebuild(of_kind text, slice integer, slices integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  filled bigint;
begin
  execute format(
    'insert into search_documents_%s_next (
      kind, id, key, title, folded_title, detail, summary, picture_url, price, price_cents, category, city, state,
      point, rating, added_at, starts_at, ends_at, quality, tsv, tier
    ) %s where (hashtext(key::text) & 2147483647) %% $2 = $1
    -- The best documents are stored together.
    order by quality desc',
    search_part_of(of_kind), select_search_documents(of_kind)
  ) using slice, slices;
  get diagnostics filled = row_count;
  return filled;
end
$$;
comment on function fill_search_rebuild is
  'Fills one of several slices, which can be filled concurrently. Returns the number of documents.';

create or replace function index_search_rebuild(of_part text) returns void language plpgsql security definer
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
comment on function index_search_rebuild is 'Gives the new table the indexes of the live partition.';

create or replace function finish_search_rebuild(of_part text) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  live_table text := format('search_documents_%s', of_part);
  next_table text := format('search_documents_%s_next', of_part);
begin
  perform pg_advisory_xact_lock(7345884);
  if of_part <> 'other' then
    -- With this constraint, attaching does not scan the table.
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
comment on function finish_search_rebuild is
  'Replaces the live partition and queues the changes made during the rebuild.';
grant execute on function begin_search_rebuild, fill_search_rebuild, index_search_rebuild, finish_search_rebuild
to ujamaa_app;

-- Comparison with the source, for `npm run verify:data` and tests. compare_search_documents repairs documents every
-- night, and updates what votes change in the order of artists.
create or replace function search_documents_waiting() returns table (kind text, key text)
language sql stable security definer set search_path = public, pg_temp as $$
  select kind, key from search_document_changes where kind <> 'event'
  union
  select 'event', unnest(widen_search_keys(
    'event', array(select key from search_document_changes where kind = 'event')
  ))
$$;
comment on function search_documents_waiting is 'Keys of documents that are queued.';

create or replace function search_documents_from_source() returns table (
  kind text, id text, key text, title text, detail text, summary text, picture_url text, price text
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  of_kind text;
begin
  foreach of_kind in array array['business', 'event', 'artist', 'product', 'guide', 'tour', 'stay', 'venue'] loop
    return query execute format(
      'select $1, id::text, key::text, title::text, detail::text, summary::text, picture_url::text, price::text from %I',
      format('search_%s_source', of_kind)
    ) using of_kind;
  end loop;
end
$$;
comment on function search_documents_from_source is 'All documents according to the source views.';

create or replace view search_documents_expected as
select * from search_documents_from_source()
where (kind, key) not in (select kind, key from search_documents_waiting());
comment on view search_documents_expected is 'What search_documents should contain, without queued documents.';

create or replace view search_documents_actual as
select kind, id, key, title, detail, summary, picture_url, price from search_documents
where (kind, key) not in (select kind, key from search_documents_waiting());
comment on view search_documents_actual is 'What search_documents contains, without queued documents.';

create or replace view search_counts_expected as
select kind, concat_ws('|', 'facet', category, state) as key, count(*) as documents
from search_documents group by kind, category, state
union all
select kind, concat_ws('|', 'cell', search_cell_of(point[0]), search_cell_of(point[1]), category, state), count(*)
from search_documents where point is not null
group by kind, search_cell_of(point[0]), search_cell_of(point[1]), category, state
union all
select kind, concat_ws('|', 'city', city, state), count(*)
from search_documents where city is not null and state is not null group by kind, city, state;
comment on view search_counts_expected is 'Facets, cells and cities counted from search_documents.';

create or replace view search_counts_actual as
select kind, concat_ws('|', 'facet', category, state) as key, documents::bigint from search_facets
union all
select kind, concat_ws('|', 'cell', x, y, category, state), documents::bigint from search_cells
union all
select kind, concat_ws('|', 'city', city, state), documents::bigint from search_cities;
comment on view search_counts_actual is 'Facets, cells and cities as stored.';

create or replace function repair_search_counts() returns void language sql security definer
set search_path = public, pg_temp as $$
  select count_all_search_documents(kind)
  from (select kind from search_documents union select kind from search_facets) as kinds;
$$;
comment on function repair_search_counts is 'Recounts facets, cells and cities of all kinds.';
revoke all on search_documents_expected, search_documents_actual, search_counts_expected, search_counts_actual
from ujamaa_app;
grant select on search_documents_expected, search_documents_actual, search_counts_expected, search_counts_actual
to ujamaa_app;
grant execute on function search_documents_waiting, search_documents_from_source, repair_search_counts to ujamaa_app;
