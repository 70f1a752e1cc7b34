-- An artist's votes of the last days, for the figures in the workspace.
drop index concurrently if exists artist_votes_day_idx;
create index concurrently artist_votes_day_idx on artist_votes (artist_id, created_at);
