-- The queue of artists, newest first.
drop index concurrently if exists artist_directory_created_idx;
create index concurrently artist_directory_created_idx on artist_directory (created_at, artist_id);
