-- One owner per artist, even if two admins approve at the same moment.
drop index concurrently if exists business_claims_artist_owner_key;
create unique index concurrently business_claims_artist_owner_key on business_claims (artist_id)
  where status = 'Approved' and ended_at is null;
