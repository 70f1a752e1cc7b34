-- A rebuild, step by step. The app may call each step, but the tables stay the owner's.
-- Each step is a transaction of its own, so that the caller can vacuum in between and stop after any.
create table search_builds (
  number integer generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  businesses integer
);
revoke insert, update, delete on search_builds from ujamaa_app;

-- Empty copies of all search tables; from here on changes are also noted for the build.
create function begin_search_build() returns integer language plpgsql
security definer set search_path = public, pg_temp set client_min_messages = warning as $$
declare
  build integer;
  model record;
begin
  perform pg_advisory_xact_lock(7345882);
  -- After an import so many changes wait that reading them one by one takes longer than the build, which reads them all.
  if (select count(*) from (select from search_changes limit 50001) as waiting) > 50000 then
    delete from search_changes;
  end if;
  -- What a build that did not finish has left.
  drop schema if exists search_next cascade;
  drop schema if exists search_previous cascade;
  create schema search_next;
  grant usage on schema search_next to ujamaa_app;
  for model in
    select relname as name, coalesce('with (' || array_to_string(reloptions, ', ') || ')', '') as options
    from pg_class
    where relnamespace = 'search'::regnamespace and relkind = 'r'
  loop
    execute format('create table search_next.%1$I (like search.%1$I including all excluding indexes) %2$s', model.name, model.options);
    execute format('grant select, maintain on search_next.%I to ujamaa_app', model.name);
  end loop;
  create table search_next.changed_meanwhile (business_id uuid primary key);
  insert into search_builds default values returning number into build;
  insert into search_next.build values (build);
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

-- The index definitions are those of the tables in use: a migration that adds one there need not repeat it here.
create function index_search_build(index_name text) returns void language plpgsql
security definer set search_path = public, pg_temp
set maintenance_work_mem = '256MB' set max_parallel_maintenance_workers = 0 as $$
declare
  definition text;
begin
  select replace(pg_get_indexdef(oid), ' ON search.', ' ON search_next.') into strict definition
  from pg_class
  where relnamespace = 'search'::regnamespace and relkind = 'i' and relname = index_name;
  execute definition;
end
$$;

create function fill_search_counts() returns void language plpgsql
security definer set search_path = search_next, public, pg_temp set work_mem = '128MB' as $$
begin
  insert into facets (category_id, state_id, businesses)
  select category_id, state_id, count(*) from documents group by category_id, state_id;

  -- The smallest squares from the businesses, each larger size from the four squares in it.
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
  -- Names repeat few words: everything below counts words, not names.
  create unlogged table search_next.tokens as
  select token, count(*)::integer as occurrences
  from documents, string_to_table(name, ' ') as token
  where token <> ''
  group by token;

  create unlogged table search_next.token_grams as
  select distinct token, occurrences, gram from tokens, search_grams(token) as gram;

  insert into grams (gram, occurrences, is_listed)
  select gram, least(sum(occurrences), 2147483647), char_length(gram) <= 2 and sum(occurrences) <= greatest(0.002 * names, 100)
  from token_grams
  group by gram;
  analyze token_grams, grams;

  insert into gram_positions (gram, position)
  select distinct gram, position
  from token_grams
  join grams using (gram)
  join (select position, string_to_table(name, ' ') as token from documents) as named using (token)
  where is_listed;

  -- A word that hardly any name holds is no good guess, and may be a typing mistake itself.
  insert into words (word, occurrences)
  select match[1], sum(occurrences)
  from tokens, regexp_matches(token, '[[:alnum:]]{3,30}', 'g') as match
  group by match[1]
  having sum(occurrences) > names / 100000;
  drop table tokens, token_grams;

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

-- Takes up to so many of the changes noted since the build began into it; says how many.
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

-- Puts the build in the place of the tables in use. Renaming schemas locks no table:
-- whoever is reading goes on with the old ones, whoever comes next finds the new ones.
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

-- To be called when nobody can still be reading the old tables.
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
