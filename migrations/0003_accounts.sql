-- The four tables of better-auth under our own names (`user` is a reserved word); ids come from the database.
create table users (
  id uuid primary key default uuidv7(),
  name text not null check (btrim(name) <> '' and length(name) <= 60),
  -- Lowercase only: one account per address, and sign-in uses the plain index.
  email email_address not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image web_link,
  -- Generated, so the name is stored once: pages read user_metadata.username and user_metadata.avatar_url.
  user_metadata jsonb generated always as (jsonb_object(array['username', name, 'avatar_url', image])) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Unverified accounts are deleted after a week; the nightly job reads only those.
create index users_unverified_idx on users (created_at) where not email_verified;

create table auth_sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user_idx on auth_sessions (user_id);
create index auth_sessions_expiry_idx on auth_sessions (expires_at);

-- Sign-in methods. The password hash is here, not in the row that pages read.
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
create index auth_accounts_user_idx on auth_accounts (user_id);

-- Single-use tokens for links in emails.
create table auth_verifications (
  id uuid primary key default uuidv7(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier_idx on auth_verifications (identifier);
create index auth_verifications_expiry_idx on auth_verifications (expires_at);

-- The public part of an account, and the only place that stores who is an admin.
create table profiles (
  id uuid primary key references users on delete cascade,
  username text not null,
  is_admin boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index profiles_username_key on profiles (lower(username));

-- A name reduced to what it looks like: no case, accents or spaces, and lookalike letters and digits mapped to the
-- letter they imitate. Two names with the same folded form could be confused.
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
grant execute on function fold_name(text) to ujamaa_app;
create index profiles_folded_name_idx on profiles (fold_name(username));

-- Created in the same transaction as the account: every account has a profile, and usernames are unique.
create function keep_profile() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into profiles (id, username) values (new.id, new.name)
  on conflict (id) do update set username = excluded.username;
  return null;
end
$$;
create trigger users_have_a_profile after insert on users
  for each row execute function keep_profile();
create trigger users_share_their_name after update of name on users
  for each row when (old.name <> new.name) execute function keep_profile();

-- The app cannot make anybody an admin: that takes the owner's connection.
revoke insert, update, delete on profiles from ujamaa_app;

-- A username stays reserved for a week after sign-up, whether or not an account was created. Sign-up answers the same
-- for a registered address as for a new one; a username that became free right away would reveal the difference.
create table username_holds (
  username text primary key check (username = lower(username)),
  expires_at timestamptz not null
);
create index username_holds_expiry_idx on username_holds (expires_at);
