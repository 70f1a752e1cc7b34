-- Any part of a name or a location.
drop index concurrently if exists black_theater_arts_search_text_idx;
create index concurrently black_theater_arts_search_text_idx on black_theater_arts using gin (search_text gin_trgm_ops);
