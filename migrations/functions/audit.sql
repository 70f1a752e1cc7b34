create or replace trigger audit_log_rows_stay before update or delete on audit_log
  for each row when (current_setting('ujamaa.forgets_old_rows', true) is distinct from 'yes')
  execute function refuse_change();
-- Applies to the owner as well, so no one edits the log by accident.
create or replace trigger audit_log_stays before truncate on audit_log
  for each statement execute function refuse_change();

-- The app cannot change or delete these rows. It calls these functions to forget old ones, a batch at a time, with the
-- number of days. The minimum number of days here keeps the app from emptying the log.
create or replace function forget_audit_entries(days integer, batch integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  -- Set here because only a superuser can set it as an attribute of the function.
  perform set_config('ujamaa.forgets_old_rows', 'yes', true);
  delete from audit_log where id in (
    select id from audit_log where at < now() - make_interval(days => greatest(days, 365)) order by at limit batch
  );
  get diagnostics forgotten = row_count;
  perform set_config('ujamaa.forgets_old_rows', '', true);
  return forgotten;
end
$$;
comment on function forget_audit_entries is
  'Deletes a batch of audit entries older than this many days (at least 365).';

create or replace function forget_audit_addresses(days integer, batch integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  perform set_config('ujamaa.forgets_old_rows', 'yes', true);
  update audit_log set ip = null where id in (
    select id from audit_log
    where ip is not null and at < now() - make_interval(days => greatest(days, 30)) order by at limit batch
  );
  get diagnostics forgotten = row_count;
  perform set_config('ujamaa.forgets_old_rows', '', true);
  return forgotten;
end
$$;
comment on function forget_audit_addresses is
  'Removes the IP address from a batch of audit entries older than this many days (at least 30).';
grant execute on function forget_audit_entries(integer, integer), forget_audit_addresses(integer, integer)
to ujamaa_app;
