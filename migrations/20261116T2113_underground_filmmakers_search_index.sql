-- As in artist_directory: the artist directory searches all of them.
drop index concurrently if exists underground_filmmakers_folded_idx;
create index concurrently underground_filmmakers_folded_idx on underground_filmmakers
  using gin (fold_search_text(name) gin_trgm_ops, fold_search_text(location) gin_trgm_ops);
