-- Rows that the app may write but never change or delete still end. These functions forget the ones that are old
-- enough, a batch at a time; the app names the days, and the least number of days here keeps it from emptying a log.

create or replace trigger audit_log_rows_stay before update or delete on audit_log
  for each row when (current_setting('ujamaa.forgets_old_rows', true) is distinct from 'yes')
  execute function refuse_change();

create function forget_audit_entries(days integer, batch integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  -- Within the transaction: as an attribute of the function, only a superuser could set it.
  perform set_config('ujamaa.forgets_old_rows', 'yes', true);
  delete from audit_log where id in (
    select id from audit_log where at < now() - make_interval(days => greatest(days, 365)) order by at limit batch
  );
  get diagnostics forgotten = row_count;
  perform set_config('ujamaa.forgets_old_rows', '', true);
  return forgotten;
end
$$;

create function forget_audit_addresses(days integer, batch integer) returns integer language plpgsql
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

create function forget_decisions(days integer, batch integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from decisions where id in (
    select id from decisions where decided_at < now() - make_interval(days => greatest(days, 365)) limit batch
  );
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

create function forget_business_changes(days integer, batch integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from business_changes where id in (
    select id from business_changes where at < now() - make_interval(days => greatest(days, 365)) limit batch
  );
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
grant execute on function forget_audit_entries(integer, integer), forget_audit_addresses(integer, integer),
  forget_decisions(integer, integer), forget_business_changes(integer, integer) to ujamaa_app;
