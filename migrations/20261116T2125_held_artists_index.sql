-- The artists whose votes an admin is to look at, most votes first.
drop index concurrently if exists artist_directory_held_idx;
create index concurrently artist_directory_held_idx on artist_directory (held_votes, artist_id) where held_votes > 0;
