-- Any part of the name or the description of comedy, both folded.
drop index concurrently if exists businesses_comedy_folded_idx;
create index concurrently businesses_comedy_folded_idx on businesses
  using gin (fold_search_text(name) gin_trgm_ops, fold_search_text(description) gin_trgm_ops)
  where category_id between 5 and 11;
