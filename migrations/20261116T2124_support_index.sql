-- The most supported artists first. Votes move an artist in it; views and messages do not touch it.
drop index concurrently if exists artist_directory_support_idx;
create index concurrently artist_directory_support_idx on artist_directory ((held_votes - community_votes), lower(name))
  where status in ('approved', 'featured', 'rising');
