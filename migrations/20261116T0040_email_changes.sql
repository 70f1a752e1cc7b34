-- An address that waits to be confirmed by the link mailed to it. One per account: a later request replaces it.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email email_address not null check (email = lower(email)),
  requested_at timestamptz not null default now()
);
