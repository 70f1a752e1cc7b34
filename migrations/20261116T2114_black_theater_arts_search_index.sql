-- As in artist_directory: the artist directory searches all of them.
drop index concurrently if exists black_theater_arts_folded_idx;
create index concurrently black_theater_arts_folded_idx on black_theater_arts
  using gin (fold_search_text(name) gin_trgm_ops, fold_search_text(location) gin_trgm_ops);
