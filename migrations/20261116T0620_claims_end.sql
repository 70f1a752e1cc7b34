-- Set when an admin hands the business over to another claimant: the claim stays approved, as it was decided, but its
-- claimant no longer owns the business.
alter table business_claims add column ended_at timestamptz;
alter table business_claims add constraint business_claims_only_approved_end
  check (ended_at is null or status = 'Approved') not valid;
alter table business_claims validate constraint business_claims_only_approved_end;
