-- The lists of film and theater search any part of a name or a company. The index that had this name held locations.
drop index concurrently if exists black_theater_arts_folded_idx;
create index concurrently black_theater_arts_folded_idx on black_theater_arts
  using gin (fold_search_text(name) gin_trgm_ops, fold_search_text(company) gin_trgm_ops);
