-- Search reads denormalized tables in the schema `search`, all derived from `businesses`. A rebuild creates the whole
-- schema again next to it and swaps the two by renaming, so readers never wait (0020_search_rebuild.sql).
-- Nothing outside may reference these tables: no view, no foreign key.
--
-- `search_model` holds the same tables empty, with their indexes. Every build is created from it, so a migration can
-- change what the next build looks like without touching the tables in use.
create schema search_model;

-- One row. The number lets a cursor detect that it comes from an earlier build; the format is increased when a version
-- of the site needs its search tables built differently, and the worker then rebuilds them.
create table search_model.build (
  number integer not null,
  format smallint not null default 1
);

-- States as written in the last part of a location. State 0 is used for a business without one.
create table search_model.states (
  id integer not null,
  name text collate "C" not null
);
create unique index states_id_key on search_model.states (id);
create unique index states_name_key on search_model.states (name);

-- What search sorts and filters by, in rank order. Columns are ordered by alignment to keep rows small. Each `_order`
-- ascends through its list, so every sort is a forward index scan over (order, position) and its cursor one comparison.
create table search_model.documents (
  newest_order bigint not null,
  point point,
  -- Rank; businesses added since the last build come after all others.
  position integer not null,
  rating_order integer not null,
  state_id integer not null,
  -- 0 is `Other`, including every category that is listed as `Other`.
  category_id smallint not null,
  id uuid not null,
  -- Folded (0017_search_folding.sql).
  name text collate "C" not null
) with (autovacuum_vacuum_scale_factor = 0.005, autovacuum_analyze_scale_factor = 0.05);
create unique index documents_id_key on search_model.documents (id);
-- One covering index per sort and filter, each with the name: searches are index-only scans.
create unique index documents_best_idx on search_model.documents (position) include (category_id, state_id, name);
create index documents_rating_idx on search_model.documents (rating_order, position) include (category_id, state_id, name);
create index documents_newest_idx on search_model.documents (newest_order, position) include (category_id, state_id, name);
create index documents_name_idx on search_model.documents (name, position) include (category_id, state_id);
create index documents_category_best_idx on search_model.documents (category_id, position) include (state_id, name);
create index documents_category_rating_idx on search_model.documents (category_id, rating_order, position) include (state_id, name);
create index documents_category_newest_idx on search_model.documents (category_id, newest_order, position) include (state_id, name);
create index documents_category_name_idx on search_model.documents (category_id, name, position) include (state_id);
create index documents_state_best_idx on search_model.documents (state_id, position) include (category_id, name);
create index documents_state_rating_idx on search_model.documents (state_id, rating_order, position) include (category_id, name);
create index documents_state_newest_idx on search_model.documents (state_id, newest_order, position) include (category_id, name);
create index documents_state_name_idx on search_model.documents (state_id, name, position) include (category_id);
create index documents_category_state_idx on search_model.documents (category_id, state_id, position) include (name);
create index documents_key_idx on search_model.documents using gin (search_key(name) gin_trgm_ops) with (fastupdate = off);
create index documents_point_idx on search_model.documents using gist (point);
create index documents_category_point_idx on search_model.documents using gist (category_id, point);

-- The number of businesses per category and state.
create table search_model.facets (
  category_id smallint not null,
  state_id integer not null,
  businesses integer not null
);
create unique index facets_key on search_model.facets (category_id, state_id);

-- The number of businesses per grid cell of the map. A cell is 8 degrees wide at zoom 0 and half as wide at each
-- further zoom.
create table search_model.map_cells (
  zoom smallint not null,
  x integer not null,
  y integer not null,
  category_id smallint not null,
  state_id integer not null,
  businesses integer not null,
  longitude_sum double precision not null,
  latitude_sum double precision not null
);
create unique index map_cells_key on search_model.map_cells (zoom, x, y, category_id, state_id);

-- The location of each city: the average of its businesses.
create table search_model.places (
  city text collate "C" not null,
  state text collate "C" not null,
  longitude double precision not null,
  latitude double precision not null,
  businesses integer not null
);
create index places_city_idx on search_model.places (lower(city));

-- How often each gram (substring of one, two or three characters) occurs in names. Tells before a search whether a term
-- can match at all, and whether it matches few or many names.
create table search_model.grams (
  gram text collate "C" not null,
  occurrences integer not null,
  -- Its businesses are in gram_positions: a rare gram that the trigram index cannot look up.
  is_listed boolean not null
);
create unique index grams_key on search_model.grams (gram) include (occurrences, is_listed);

create table search_model.gram_positions (
  gram text collate "C" not null,
  position integer not null
);
create unique index gram_positions_key on search_model.gram_positions (gram, position);

-- The vocabulary of all names, and each word with one or two letters deleted: a misspelled word and the correct one
-- share such a remainder.
create table search_model.words (
  word text collate "C" not null,
  occurrences integer not null
);
create unique index words_key on search_model.words (word);

create table search_model.word_remainders (
  remainder text collate "C" not null,
  word text collate "C" not null,
  occurrences integer not null
);
create index word_remainders_idx on search_model.word_remainders (remainder) include (word, occurrences);

-- The tables in use. An empty directory needs no build to start with.
create schema search;
grant usage on schema search to ujamaa_app;
do $$
declare
  model record;
  definition text;
begin
  for model in
    select oid, relname as name, coalesce('with (' || array_to_string(reloptions, ', ') || ')', '') as options
    from pg_class
    where relnamespace = 'search_model'::regnamespace and relkind = 'r'
  loop
    execute format('create table search.%1$I (like search_model.%1$I including all excluding indexes) %2$s',
      model.name, model.options);
    for definition in
      select replace(pg_get_indexdef(indexrelid), ' ON search_model.', ' ON search.') from pg_index
      where indrelid = model.oid
    loop
      execute definition;
    end loop;
  end loop;
end
$$;
grant select on all tables in schema search to ujamaa_app;
insert into search.build (number) values (0);
