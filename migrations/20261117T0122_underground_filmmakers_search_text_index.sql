-- Any part of a name or a location.
drop index concurrently if exists underground_filmmakers_search_text_idx;
create index concurrently underground_filmmakers_search_text_idx on underground_filmmakers using gin (search_text gin_trgm_ops);
