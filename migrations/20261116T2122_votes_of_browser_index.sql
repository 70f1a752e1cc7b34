drop index concurrently if exists artist_votes_visitor_idx;
create index concurrently artist_votes_visitor_idx on artist_votes (artist_id, visitor_key)
  where visitor_key is not null;
