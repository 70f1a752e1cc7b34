drop index concurrently if exists artist_votes_held_idx;
create index concurrently artist_votes_held_idx on artist_votes (artist_id, created_at) where state = 'held';
