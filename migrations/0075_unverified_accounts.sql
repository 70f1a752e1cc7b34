-- Accounts that nobody verified are removed after a week: the nightly look-up reads only those.
create index users_unverified_idx on users (created_at) where not email_verified;

-- Names asked for at sign-up, taken for a week whether or not an account was made. An address that has an account gets
-- the same answer as a new one; a name that stayed free afterwards would tell them apart.
create table username_holds (
  username text primary key check (username = lower(username)),
  expires_at timestamptz not null
);
create index username_holds_expiry_idx on username_holds (expires_at);
