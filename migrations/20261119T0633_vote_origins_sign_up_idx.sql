drop index concurrently if exists vote_origins_sign_up_idx;
create index concurrently vote_origins_sign_up_idx on vote_origins (sign_up, artist_id, created_at)
  where sign_up is not null;
