-- Rejected artists by age: every night the old ones are forgotten.
drop index concurrently if exists artist_directory_rejected_idx;
create index concurrently artist_directory_rejected_idx on artist_directory (updated_at) where status = 'rejected';
