-- About a business or an artist, so that both wait in one queue and are decided in the same way.
create table business_claims (
  id uuid primary key default uuidv7(),
  business_id uuid references businesses on delete cascade,
  user_id uuid not null references users on delete cascade,
  owner_name text not null check (btrim(owner_name) <> '' and length(owner_name) <= 200),
  owner_email email_address not null,
  -- A URL on this site that only the claimant and admins can open.
  proof_url web_link not null,
  -- Empty once the file is deleted, 30 days after the decision.
  proof_file_id uuid references stored_files on delete set null,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
  submitted_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewed_by uuid references users on delete set null,
  -- Set when an admin hands the listing over to another claimant. The claim stays approved, but its claimant is no
  -- longer the owner.
  ended_at timestamptz,
  artist_id uuid references artist_directory on delete cascade,
  constraint business_claims_reviewed_when_decided check ((status = 'Pending') = (reviewed_at is null)),
  constraint business_claims_only_approved_end check (ended_at is null or status = 'Approved'),
  constraint business_claims_one_subject check (num_nonnulls(business_id, artist_id) = 1)
);
comment on table business_claims is 'Claims of ownership of a business or an artist profile.';
-- A double click does not create a second claim.
create unique index business_claims_open_key on business_claims (business_id, user_id) where status = 'Pending';
create unique index business_claims_artist_open_key on business_claims (artist_id, user_id)
  where status = 'Pending';
-- One owner at a time.
create unique index business_claims_owner_key on business_claims (business_id)
  where status = 'Approved' and ended_at is null;
create unique index business_claims_artist_owner_key on business_claims (artist_id)
  where status = 'Approved' and ended_at is null;
create index business_claims_business_idx on business_claims (business_id);
create index business_claims_artist_idx on business_claims (artist_id) where artist_id is not null;
create index business_claims_user_idx on business_claims (user_id, submitted_at);
create index business_claims_list_idx on business_claims (submitted_at, id);
create index business_claims_pending_idx on business_claims (submitted_at, id) where status = 'Pending';
create index business_claims_proof_idx on business_claims (proof_file_id) where proof_file_id is not null;
create index business_claims_reviewer_idx on business_claims (reviewed_by) where reviewed_by is not null;
