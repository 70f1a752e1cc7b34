-- users, auth_sessions, auth_accounts and auth_verifications are the four tables of better-auth under our own names
-- (`user` is a reserved word). Ids come from the database.
create table users (
  id uuid primary key default uuidv7(),
  name text not null check (btrim(name) <> '' and length(name) <= 60),
  -- Lowercase only: one account per address, and login uses the plain index.
  email email_address not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image web_link,
  -- Generated, so the name is stored once: pages read user_metadata.username and user_metadata.avatar_url.
  user_metadata jsonb generated always as (jsonb_object(array['username', name, 'avatar_url', image])) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Read at every login. Set together with `second_factors.verified`.
  has_second_factor boolean not null default false,
  -- A keyed digest of the /24 or /48 network the account was created from, so that new accounts of one network can be
  -- counted together. Cleared after 30 days.
  sign_up_network text
);
comment on table users is 'Accounts.';
-- Unverified accounts are deleted after a week; the nightly job reads only those.
create index users_unverified_idx on users (created_at) where not email_verified;
create index users_unverified_id_idx on users (id) where not email_verified;
create index users_sign_up_network_idx on users (created_at) where sign_up_network is not null;

create table auth_sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the password was last entered in this session. Admin actions ask for it again after 30 minutes.
  confirmed_at timestamptz default now()
);
comment on table auth_sessions is 'Login sessions.';
create index auth_sessions_user_idx on auth_sessions (user_id);
create index auth_sessions_expiry_idx on auth_sessions (expires_at);

create table auth_accounts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
comment on table auth_accounts is
  'Login methods of an account. The password hash is here, not in the row that pages read.';
create index auth_accounts_user_idx on auth_accounts (user_id);

create table auth_verifications (
  id uuid primary key default uuidv7(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table auth_verifications is 'Single-use tokens for links in emails.';
create index auth_verifications_identifier_idx on auth_verifications (identifier);
create index auth_verifications_expiry_idx on auth_verifications (expires_at);

create table profiles (
  id uuid primary key references users on delete cascade,
  username text not null,
  is_admin boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table profiles is 'The public part of an account, and the only place that stores who is an admin.';
create unique index profiles_username_key on profiles (lower(username));
create index profiles_admins_idx on profiles (id) where is_admin;
-- The app cannot make anyone an admin except through set_admin.
revoke insert, update, delete on profiles from ujamaa_app;

-- Here because an index uses it.
create function fold_name(name text) returns text language sql immutable parallel safe as $$
  select replace(replace(
    regexp_replace(
      translate(
        lower(normalize(name, NFKD) collate pg_c_utf8),
        'iı1|@$034578авсԁенһіӏјкморѕтухѡαεηικνορτυχω',
        'llllasoeastbabcdehhlljkmopstyxwaenlkvoptuxw'
      ) collate pg_c_utf8,
      '[^[:alnum:]]+', '', 'g'
    ), 'vv', 'w'), 'rn', 'm')
$$;
comment on function fold_name is
  'Reduces a name to what it looks like: no case, accents or spaces, lookalikes mapped to one letter.';
grant execute on function fold_name(text) to ujamaa_app;
create index profiles_folded_name_idx on profiles (fold_name(username));

-- Sign-up responds the same way for a registered address as for a new one. A username that became available right away
-- would reveal the difference, so it stays reserved for a week whether or not an account was created.
create table username_holds (
  username text primary key check (username = lower(username)),
  expires_at timestamptz not null
);
comment on table username_holds is 'Usernames reserved for a week after sign-up.';
create index username_holds_expiry_idx on username_holds (expires_at);

create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email email_address not null check (email = lower(email)),
  requested_at timestamptz not null default now()
);
comment on table email_changes is
  'Email addresses waiting to be confirmed. One per account: a later request replaces it.';

create table second_factors (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references users on delete cascade,
  -- Encrypted by the app: access to the database alone opens no account.
  secret text not null,
  recovery_codes text not null,
  -- False until a first code has proved that the authenticator app has the secret.
  verified boolean not null default false,
  failed_count integer not null default 0,
  locked_until timestamptz,
  -- The 30-second step of the last accepted code: each code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on table second_factors is 'Authenticator apps and recovery codes, encrypted by the app.';

create table member_bans (
  user_id uuid primary key references users on delete cascade,
  reason text not null check (btrim(reason) <> '' and length(reason) <= 500),
  banned_at timestamptz not null default now(),
  banned_by uuid references users on delete set null,
  -- Null: until an admin lifts it.
  ends_at timestamptz check (ends_at > banned_at)
);
comment on table member_bans is 'Banned members. A ban that has ended is deleted by the nightly job.';
create index member_bans_banned_by_idx on member_bans (banned_by);
create index member_bans_end_idx on member_bans (ends_at) where ends_at is not null;

create table held_forms (
  session_id uuid primary key references auth_sessions on delete cascade,
  path text not null,
  fields jsonb not null,
  held_at timestamptz not null default now()
);
comment on table held_forms is
  'An admin form that waits for the password to be entered again, so that its input is not lost.';
