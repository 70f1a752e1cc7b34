-- One partition per large kind, so that a word that most events have is still rare among artists.
create table search_documents (
  -- One of `searchKinds` in the app.
  kind text collate "C" not null,
  -- The id in URLs: the id of a row, or a prefix and an id.
  id text collate "C" not null,
  -- Documents with the same key are written together: the id, or the name where a list shows a name once.
  key text collate "C" not null,
  title text not null,
  -- Folded by fold_search_text, without apostrophes: few people type them.
  folded_title text collate "C" not null,
  detail text not null,
  summary text not null,
  picture_url text,
  price text,
  -- The amount of the price; null without one.
  price_cents integer,
  -- What lists are filtered and counted by: the names of a category, a city and a state.
  category text collate "C",
  city text collate "C",
  state text collate "C",
  point point,
  -- Sort keys: hundredths of a star and then the number of reviews, and when it was added.
  rating integer not null,
  added_at timestamptz not null,
  -- The first and last moment of something with dates; `infinity` if it has no end.
  starts_at timestamptz,
  ends_at timestamptz not null,
  -- From 0 to 1.
  quality real not null,
  -- Title (A), kind of thing (B), place (C) and text (D), plus one lexeme per filter, so that a filter is one more word
  -- in the same index (search_filters_of).
  tsv tsvector not null,
  -- 1: the best 1% of a large kind. 2: the rest of the best 10%. 3: everything else (search_tiers).
  tier smallint not null,
  primary key (kind, id)
) partition by list (kind);
comment on table search_documents is
  'Projection: everything that search finds, one row each. The worker applies search_document_changes.';
create table search_documents_business partition of search_documents for values in ('business');
create table search_documents_event partition of search_documents for values in ('event');
create table search_documents_artist partition of search_documents for values in ('artist');
create table search_documents_product partition of search_documents for values in ('product');
create table search_documents_other partition of search_documents default;
create index search_documents_key_idx on search_documents (kind, key);
create index search_documents_text_idx on search_documents using gin (tsv) with (fastupdate = off);
create index search_documents_best_text_idx on search_documents using gin (tsv) with (fastupdate = off) where tier = 1;
create index search_documents_good_text_idx on search_documents using gin (tsv) with (fastupdate = off) where tier = 2;
create index search_documents_part_idx on search_documents
  using gin (folded_title gin_trgm_ops, category, state) with (fastupdate = off);
create index search_documents_good_part_idx on search_documents
  using gin (folded_title gin_trgm_ops, category, state) with (fastupdate = off) where tier <= 2;
create index search_documents_quality_idx on search_documents (kind, quality desc, id)
  include (folded_title, ends_at, category, state);
create index search_documents_rating_idx on search_documents (kind, rating desc, id)
  include (category, state, folded_title);
create index search_documents_added_idx on search_documents (kind, added_at desc, id)
  include (category, state, folded_title);
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
    execute format(
      'alter table search_documents_%s
       set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05)',
      part
    );
  end loop;
end
$$;

create table search_document_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null
);
comment on table search_document_changes is
  'Queue of documents the worker writes again. Writers only insert, so they never wait for each other.';

-- Words that very many documents have are looked up among the best documents first. Small kinds have no row.
create table search_tiers (
  kind text collate "C" primary key,
  best real not null,
  best_id text collate "C" not null,
  good real not null,
  good_id text collate "C" not null
);
comment on table search_tiers is
  'The last document of the best 1% and 10% of each large kind, by quality and id. Computed nightly.';

create table search_facets (
  id bigint generated always as identity primary key,
  kind text collate "C" not null,
  category text collate "C",
  state text collate "C",
  documents integer not null,
  unique nulls not distinct (kind, category, state)
);
comment on table search_facets is 'Number of documents of a kind by category and state.';

create table search_cells (
  id bigint generated always as identity primary key,
  kind text collate "C" not null,
  -- A cell is a sixteenth of a degree wide.
  x integer not null,
  y integer not null,
  category text collate "C",
  state text collate "C",
  documents integer not null,
  longitude double precision not null,
  latitude double precision not null,
  unique nulls not distinct (kind, x, y, category, state)
);
comment on table search_cells is 'Number of documents of a kind by map cell, category and state, with their center.';

create table search_cities (
  kind text collate "C" not null,
  city text collate "C" not null,
  state text collate "C" not null,
  longitude double precision,
  latitude double precision,
  documents integer not null,
  primary key (kind, city, state)
);
comment on table search_cities is 'Number of documents of a kind by city, with their center.';
create index search_cities_size_idx on search_cities (kind, documents desc);

create type search_spot as (
  id text, category text, city text, state text, longitude double precision, latitude double precision
);
comment on type search_spot is 'What a document is counted by: its facet, cell and city.';

create table search_words (
  word text collate "C" primary key,
  occurrences integer not null
);
comment on table search_words is 'Words of business names, to suggest corrections. Collected nightly.';

-- A misspelled word and the correct one share such a remainder.
create table search_word_remainders (
  remainder text collate "C" not null,
  word text collate "C" not null,
  occurrences integer not null,
  primary key (remainder, word)
);
comment on table search_word_remainders is 'Each of search_words with one or two letters deleted.';

create table search_mirrors (
  name text collate "C" primary key
);
comment on table search_mirrors is 'Other search engines that keep a copy of all documents.';

create table search_mirror_changes (
  change bigint generated always as identity primary key,
  kind text collate "C" not null,
  id text collate "C" not null
);
comment on table search_mirror_changes is 'Documents that changed while a mirror exists, for the worker to copy.';
grant usage on sequence search_mirror_changes_change_seq to ujamaa_app;

create table search_rebuilds (
  part text collate "C" primary key,
  started_at timestamptz not null default now(),
  -- The last change included in the rebuild.
  last_change bigint not null
);
comment on table search_rebuilds is
  'Rebuilds in progress: a new table is filled beside a partition of search_documents and replaces it.';

create table search_rebuild_changes (
  kind text collate "C" not null,
  key text collate "C" not null,
  primary key (kind, key)
);
comment on table search_rebuild_changes is
  'Changes applied during a rebuild, to be applied again to the new partition.';

revoke insert, update, delete on search_documents, search_documents_business, search_documents_event,
  search_documents_artist, search_documents_product, search_documents_other, search_document_changes, search_tiers,
  search_facets, search_cells, search_cities, search_words, search_word_remainders, search_rebuilds,
  search_rebuild_changes from ujamaa_app;
revoke insert, update on search_mirror_changes from ujamaa_app;
