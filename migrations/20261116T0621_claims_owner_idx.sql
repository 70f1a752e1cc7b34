-- One owner per business, even if two admins approve at the same moment.
drop index concurrently if exists business_claims_owner_key;
create unique index concurrently business_claims_owner_key on business_claims (business_id)
  where status = 'Approved' and ended_at is null;
