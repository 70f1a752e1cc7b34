-- Any part of a name or a location.
drop index concurrently if exists artist_directory_search_text_idx;
create index concurrently artist_directory_search_text_idx on artist_directory using gin (search_text gin_trgm_ops);
