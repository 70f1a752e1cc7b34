-- A rebuild in steps. The app may call each step but does not own the tables.
-- Each step is its own transaction, so the caller can vacuum in between and stop after any of them.
create table search_builds (
  number integer generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  businesses integer
);
revoke insert, update, delete on search_builds from ujamaa_app;

-- Creates empty copies of all search tables; from now on, changes are queued for the build as well.
create function begin_search_build() returns integer language plpgsql
security definer set search_path = public, pg_temp set client_min_messages = warning as $$
declare
  build integer;
  model record;
begin
  perform pg_advisory_xact_lock(7345882);
  -- After an import, applying the queue would take longer than the build, which reads every business anyway.
  if (select count(*) from (select from search_changes limit 50001) as waiting) > 50000 then
    delete from search_changes;
  end if;
  -- Left over from an unfinished build.
  drop schema if exists search_next cascade;
  drop schema if exists search_previous cascade;
  create schema search_next;
  grant usage on schema search_next to ujamaa_app;
  for model in
    select relname as name, coalesce('with (' || array_to_string(reloptions, ', ') || ')', '') as options
    from pg_class
    where relnamespace = 'search_model'::regnamespace and relkind = 'r'
  loop
    execute format('create table search_next.%1$I (like search_model.%1$I including all excluding indexes) %2$s',
      model.name, model.options);
    execute format('grant select, maintain on search_next.%I to ujamaa_app', model.name);
  end loop;
  create table search_next.changed_meanwhile (business_id uuid primary key);
  insert into search_builds default values returning number into build;
  insert into search_next.build (number) values (build);
  return build;
end
$$;

create function fill_search_documents() returns void language plpgsql
security definer set search_path = search_next, public, pg_temp set work_mem = '128MB' as $$
begin
  insert into states (id, name)
  select row_number() over (order by count(*) desc, location_state), location_state
  from businesses
  where location_state is not null
  group by location_state;

  insert into documents (position, id, name, category_id, state_id, rating_order, newest_order, point)
  select row_number() over (order by featured desc, quality desc, created_at desc, source.id),
    source.id, source.name, category_id, coalesce(states.id, 0), rating_order, newest_order, point
  from search_source as source
  left join states on states.name = source.state
  order by 1;
end
$$;

-- Reads the index definitions from the model: a migration that adds an index there need not repeat it here.
create function index_search_build(index_name text) returns void language plpgsql
security definer set search_path = public, pg_temp
set maintenance_work_mem = '256MB' set max_parallel_maintenance_workers = 0 as $$
declare
  definition text;
begin
  select replace(pg_get_indexdef(oid), ' ON search_model.', ' ON search_next.') into strict definition
  from pg_class
  where relnamespace = 'search_model'::regnamespace and relkind = 'i' and relname = index_name;
  execute definition;
end
$$;

create function fill_search_counts() returns void language plpgsql
security definer set search_path = search_next, public, pg_temp set work_mem = '128MB' as $$
begin
  insert into facets (category_id, state_id, businesses)
  select category_id, state_id, count(*) from documents group by category_id, state_id;

  -- The smallest cells from the businesses, each larger size from the four cells in it.
  insert into map_cells (zoom, x, y, category_id, state_id, businesses, longitude_sum, latitude_sum)
  select 7, search_cell(point[0] + 180, 7), search_cell(point[1] + 90, 7), category_id, state_id,
    count(*), sum(point[0]), sum(point[1])
  from documents
  where point is not null
  group by 2, 3, 4, 5;
  for larger in reverse 6..0 loop
    insert into map_cells (zoom, x, y, category_id, state_id, businesses, longitude_sum, latitude_sum)
    select larger, x / 2, y / 2, category_id, state_id, sum(businesses), sum(longitude_sum), sum(latitude_sum)
    from map_cells
    where zoom = larger + 1
    group by 2, 3, 4, 5;
  end loop;

  insert into places (city, state, longitude, latitude, businesses)
  select location_city, location_state, avg(longitude), avg(latitude), count(*)
  from businesses
  where location_city is not null and latitude is not null
  group by location_city, location_state;
end
$$;

create function fill_search_words() returns void language plpgsql
security definer set search_path = search_next, public, pg_temp set work_mem = '128MB' as $$
declare
  names integer := (select count(*) from documents);
begin
  -- Names share a small set of words and word boundaries: everything below counts those, not names.
  create unlogged table search_next.tokens as
  select token, count(*)::integer as occurrences
  from documents, string_to_table(name, ' ') as token
  where token <> ''
  group by token;

  create unlogged table search_next.token_grams as
  select distinct token, occurrences, gram from tokens, search_grams(token) as gram;

  create unlogged table search_next.seams as
  select seam, count(*)::integer as occurrences from documents, search_seams(name) as seam group by seam;

  create unlogged table search_next.seam_grams as
  select distinct seam, occurrences, gram from seams, search_grams(seam) as gram where strpos(gram, ' ') > 0;

  insert into grams (gram, occurrences, is_listed)
  select gram, least(sum(occurrences), 2147483647),
    is_search_gram_unindexed(gram) and sum(occurrences) <= greatest(0.002 * names, 100)
  from (select gram, occurrences from token_grams union all select gram, occurrences from seam_grams) as counted
  group by gram;
  analyze token_grams, seam_grams, grams;

  -- Which words and seams contain a listed gram; a table, so the planner knows how few there are.
  create unlogged table search_next.listed_parts as
  select token as part, gram from token_grams join grams using (gram) where is_listed
  union
  select seam, gram from seam_grams join grams using (gram) where is_listed;
  analyze listed_parts;
  insert into gram_positions (gram, position)
  select distinct gram, position
  from (
    select position, string_to_table(name, ' ') as part from documents
    union all
    select position, seam from documents, search_seams(name) as seam
  ) as named
  join listed_parts using (part);

  -- A very rare word is a poor suggestion and may be a typo itself.
  insert into words (word, occurrences)
  select match[1], sum(occurrences)
  from tokens, regexp_matches(token, '[[:alnum:]]{3,30}', 'g') as match
  group by match[1]
  having sum(occurrences) > names / 100000;
  drop table tokens, token_grams, seams, seam_grams, listed_parts;

  insert into word_remainders (remainder, word, occurrences)
  with one_less as (
    select word, occurrences, overlay(word placing '' from start for 1) as remainder
    from words, generate_series(1, char_length(word)) as start
  ),
  two_less as (
    select word, occurrences, overlay(remainder placing '' from start for 1) as remainder
    from one_less, generate_series(1, char_length(remainder)) as start
    where char_length(word) >= 6
  )
  select word, word, occurrences from words
  union
  select remainder, word, occurrences from one_less
  union
  select remainder, word, occurrences from two_less;
end
$$;

-- Applies up to `most` of the changes queued since the build began and returns how many.
create function catch_up_search_build(most integer) returns integer language plpgsql
security definer set search_path = search_next, public, pg_temp as $$
declare
  ids uuid[];
begin
  perform pg_advisory_xact_lock(7345882);
  with oldest as (
    delete from changed_meanwhile
    where business_id in (select business_id from changed_meanwhile limit most)
    returning business_id
  )
  select array_agg(business_id) into ids from oldest;
  if ids is null then
    return 0;
  end if;
  perform write_search_documents(ids);
  return cardinality(ids);
end
$$;

-- Replaces the tables in use with the build. Renaming a schema locks no table:
-- running queries finish on the old tables, later ones use the new ones.
create function finish_search_build() returns void language plpgsql
security definer set search_path = search_next, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7345882);
  perform write_search_documents(array(select business_id from changed_meanwhile));
  update search_builds set finished_at = clock_timestamp(), businesses = (select sum(f.businesses) from facets f)
  where number = (select number from build);
  drop table changed_meanwhile;
  revoke maintain on all tables in schema search_next from ujamaa_app;
  alter schema search rename to search_previous;
  alter schema search_next rename to search;
end
$$;

-- Call this once no query can still be reading the old tables.
create function drop_previous_search() returns void language plpgsql
security definer set search_path = public, pg_temp set client_min_messages = warning as $$
begin
  drop schema if exists search_previous cascade;
end
$$;

grant execute on function
  begin_search_build, fill_search_documents, index_search_build, fill_search_counts, fill_search_words,
  catch_up_search_build, finish_search_build, drop_previous_search
to ujamaa_app;
