-- Any part of a name or a description, both folded.
drop index concurrently if exists booking_platform_folded_idx;
create index concurrently booking_platform_folded_idx on booking_platform
  using gin (fold_search_text(name) gin_trgm_ops, fold_search_text(description) gin_trgm_ops);
