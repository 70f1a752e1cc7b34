-- Any part of a name or a location, both folded.
drop index concurrently if exists artist_directory_folded_idx;
create index concurrently artist_directory_folded_idx on artist_directory
  using gin (fold_search_text(name) gin_trgm_ops, fold_search_text(location) gin_trgm_ops);
