-- Searches compare folded text only.
drop index concurrently if exists artist_directory_search_idx;
