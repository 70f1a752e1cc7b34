-- Nearest first within one category is one index: a number beside a point.
create extension if not exists btree_gist;

-- The 21 categories of the directory. Any other, and none, is shown and found as `Other`.
alter table categories add column is_known boolean generated always as (
  name in (
    'Beauty & Cosmetics', 'Food & Beverage', 'Technology & Innovation', 'Fashion & Lifestyle',
    'Comedian', 'Comedy Show', 'Comedy Group', 'Comedy Festival', 'Comedy Production', 'Comedy Collective',
    'Comedy Venue', 'Booking Agency', 'Music', 'Entertainment', 'Visual Art', 'Fashion', 'Photography', 'Writing',
    'Influencers', 'Digital Creators', 'Other'
  )
) virtual not null;

-- All that search reads stands in a schema of its own. Nothing in it is the truth: a rebuild makes the whole schema
-- anew beside this one and swaps the two by their names, which no reader has to wait for (0022).
-- Therefore nothing outside may hold on to one of these tables: no view, no foreign key.
create schema search;
grant usage on schema search to ujamaa_app;

-- One row: which build this is, for cursors that outlive it.
create table search.build (number integer not null);
insert into search.build values (0);

-- The last part of a location, numbered. 0 stands for a business without one.
create table search.states (
  id integer not null,
  name text collate "C" not null
);
create unique index states_id_key on search.states (id);
create unique index states_name_key on search.states (name);

-- What search sorts and filters by, slim and in rank order. Each `_order` grows as the list goes on,
-- so that every sort is one walk forwards over (order, position) and its cursor one comparison.
create table search.documents (
  newest_order bigint not null,
  point point,
  -- Place in the ranking; a business added since the last build comes after the ranked ones.
  position integer not null,
  rating_order integer not null,
  state_id integer not null,
  -- 0 is `Other` and everything that is shown so.
  category_id smallint not null,
  id uuid not null,
  -- In small letters.
  name text collate "C" not null
) with (autovacuum_vacuum_scale_factor = 0.005, autovacuum_analyze_scale_factor = 0.05);
create unique index documents_id_key on search.documents (id);
-- One index a sort and filter, each with the name: a search walks the index and never the table.
create unique index documents_best_idx on search.documents (position) include (category_id, state_id, name);
create index documents_rating_idx on search.documents (rating_order, position) include (category_id, state_id, name);
create index documents_newest_idx on search.documents (newest_order, position) include (category_id, state_id, name);
create index documents_name_idx on search.documents (name, position) include (category_id, state_id);
create index documents_category_best_idx on search.documents (category_id, position) include (state_id, name);
create index documents_category_rating_idx on search.documents (category_id, rating_order, position) include (state_id, name);
create index documents_category_newest_idx on search.documents (category_id, newest_order, position) include (state_id, name);
create index documents_category_name_idx on search.documents (category_id, name, position) include (state_id);
create index documents_state_best_idx on search.documents (state_id, position) include (category_id, name);
create index documents_state_rating_idx on search.documents (state_id, rating_order, position) include (category_id, name);
create index documents_state_newest_idx on search.documents (state_id, newest_order, position) include (category_id, name);
create index documents_state_name_idx on search.documents (state_id, name, position) include (category_id);
create index documents_category_state_idx on search.documents (category_id, state_id, position) include (name);
create index documents_trigram_idx on search.documents using gin (name gin_trgm_ops) with (fastupdate = off);
create index documents_point_idx on search.documents using gist (point);
create index documents_category_point_idx on search.documents using gist (category_id, point);

-- How many businesses each category has in each state.
create table search.facets (
  category_id smallint not null,
  state_id integer not null,
  businesses integer not null
);
create unique index facets_key on search.facets (category_id, state_id);

-- How many businesses lie in each square of the map. A square of zoom 0 is 8 degrees wide, each further zoom halves it.
create table search.map_cells (
  zoom smallint not null,
  x integer not null,
  y integer not null,
  category_id smallint not null,
  state_id integer not null,
  businesses integer not null,
  longitude_sum double precision not null,
  latitude_sum double precision not null
);
create unique index map_cells_key on search.map_cells (zoom, x, y, category_id, state_id);

-- Where each city lies, by the businesses in it.
create table search.places (
  city text collate "C" not null,
  state text collate "C" not null,
  longitude double precision not null,
  latitude double precision not null,
  businesses integer not null
);
create index places_city_idx on search.places (lower(city));

-- How often each run of one, two or three characters within a word occurs in names: tells before a search
-- whether a term can match at all, and whether few or many names hold it.
create table search.grams (
  gram text collate "C" not null,
  occurrences integer not null,
  -- Its businesses stand in gram_positions: a rare run of one or two, too short for the trigram index.
  is_listed boolean not null
);
create unique index grams_key on search.grams (gram) include (occurrences, is_listed);

create table search.gram_positions (
  gram text collate "C" not null,
  position integer not null
);
create unique index gram_positions_key on search.gram_positions (gram, position);

-- The words that names are made of, and what is left of each when one or two letters are missing:
-- a mistyped word meets the right one there.
create table search.words (
  word text collate "C" not null,
  occurrences integer not null
);
create unique index words_key on search.words (word);

create table search.word_remainders (
  remainder text collate "C" not null,
  word text collate "C" not null,
  occurrences integer not null
);
create index word_remainders_idx on search.word_remainders (remainder) include (word, occurrences);

grant select on all tables in schema search to ujamaa_app;
