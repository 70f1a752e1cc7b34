-- A double click does not create a second claim.
drop index concurrently if exists business_claims_artist_open_key;
create unique index concurrently business_claims_artist_open_key on business_claims (artist_id, user_id)
  where status = 'Pending';
