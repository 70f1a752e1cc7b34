-- The lists of film and theater search any part of a name or a company. The index that had this name held locations.
drop index concurrently if exists underground_filmmakers_folded_idx;
create index concurrently underground_filmmakers_folded_idx on underground_filmmakers
  using gin (fold_search_text(name) gin_trgm_ops, fold_search_text(company) gin_trgm_ops);
