drop index concurrently if exists business_claims_artist_idx;
create index concurrently business_claims_artist_idx on business_claims (artist_id) where artist_id is not null;
