-- The most supported artists first. Votes do not touch it; the worker moves an artist once for many of them.
drop index concurrently if exists artist_directory_support_idx;
create index concurrently artist_directory_support_idx on artist_directory (support_order, lower(name))
  where status in ('approved', 'featured', 'rising');
