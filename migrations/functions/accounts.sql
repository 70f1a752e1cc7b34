-- In the same transaction as the account, so every account has a profile and usernames are unique.
create or replace function keep_profile() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into profiles (id, username) values (new.id, new.name)
  on conflict (id) do update set username = excluded.username;
  return null;
end
$$;
comment on function keep_profile is 'Creates the profile of a new account, and copies a changed name to it.';
create or replace trigger users_have_a_profile after insert on users
  for each row execute function keep_profile();
create or replace trigger users_share_their_name after update of name on users
  for each row when (old.name <> new.name) execute function keep_profile();

-- The app cannot write profiles, so this is its only way to make someone an admin or revert that. It requires the
-- session of another admin who entered the password within the last half hour (plus five minutes, more than the app
-- allows), and an audit entry of the same transaction. An admin cannot change their own role, so the last admin
-- stays.
create or replace function set_admin(actor_token text, member uuid, to_admin boolean) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  actor uuid;
begin
  -- One role change at a time, so that two admins cannot demote each other at once.
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
  -- Rights only apply to sessions that began after they were granted or revoked.
  delete from auth_sessions where user_id = member;
end
$$;
comment on function set_admin is
  'Makes a member an admin, or reverts that, on behalf of another admin. Ends the member''s sessions.';
grant execute on function set_admin(text, uuid, boolean) to ujamaa_app;
