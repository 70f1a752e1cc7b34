drop index concurrently if exists artist_directory_owner_idx;
create index concurrently artist_directory_owner_idx on artist_directory (owner_id) where owner_id is not null;
