-- When the password of this session was last entered. Admin acts ask for it again after 30 minutes; sessions from
-- before this migration count as never confirmed.
alter table auth_sessions add column confirmed_at timestamptz;
alter table auth_sessions alter column confirmed_at set default now();

-- Read at every sign-in. Set together with `second_factors.verified`.
alter table users add column has_second_factor boolean not null default false;

-- Secret and recovery codes are encrypted by the app; the database alone opens no account.
create table second_factors (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references users on delete cascade,
  secret text not null,
  recovery_codes text not null,
  -- False until a first code has proved that the authenticator app knows the secret.
  verified boolean not null default false,
  failed_count integer not null default 0,
  locked_until timestamptz,
  -- The 30-second step of the last code that was taken: each code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- One row per banned member. A ban that has ended stays until the nightly clean-up.
create table member_bans (
  user_id uuid primary key references users on delete cascade,
  reason text not null check (btrim(reason) <> '' and length(reason) <= 500),
  banned_at timestamptz not null default now(),
  banned_by uuid references users on delete set null,
  -- Null: until somebody lifts it.
  ends_at timestamptz check (ends_at > banned_at)
);
create index member_bans_banned_by_idx on member_bans (banned_by);
create index member_bans_end_idx on member_bans (ends_at) where ends_at is not null;

-- An admin form that waits for the password, one per session: nothing typed is lost.
create table held_forms (
  session_id uuid primary key references auth_sessions on delete cascade,
  path text not null,
  fields jsonb not null,
  held_at timestamptz not null default now()
);

-- The app's role cannot write profiles. This is its only way to make an admin or take that back: it takes the session
-- of another admin who entered the password within the last half hour (five minutes more than the app allows), and an
-- audit entry of this same transaction. Acting on oneself is refused, so the last admin stays.
create function set_admin(actor_token text, member uuid, to_admin boolean) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  actor uuid;
begin
  -- One role change at a time: two admins cannot demote each other at once.
  perform pg_advisory_xact_lock(hashtext('admins'));
  select auth_sessions.user_id into actor
  from auth_sessions join profiles on profiles.id = auth_sessions.user_id
  where auth_sessions.token = actor_token
    and auth_sessions.expires_at > now()
    and auth_sessions.confirmed_at > now() - interval '35 minutes'
    and profiles.is_admin
    and not exists (
      select from member_bans
      where member_bans.user_id = profiles.id and (ends_at is null or ends_at > now())
    );
  if actor is null or actor = member then
    raise insufficient_privilege using message = 'only another admin, freshly confirmed, may change who is an admin';
  end if;
  if not exists (
    select from audit_log
    where subject_type = 'profiles' and subject_id = member::text and actor_id = actor
      and transaction_id = pg_current_xact_id() and after @> jsonb_build_object('is_admin', to_admin)
  ) then
    raise insufficient_privilege using message = 'a change of admins needs its audit entry first';
  end if;
  update profiles set is_admin = to_admin where id = member;
  -- Rights are used only by sessions that began after they were given or taken.
  delete from auth_sessions where user_id = member;
end
$$;
grant execute on function set_admin(text, uuid, boolean) to ujamaa_app;
