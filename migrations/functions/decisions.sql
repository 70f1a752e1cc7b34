-- The time and the transaction are set here, so no one can claim an earlier one.
create or replace function keep_decision() returns trigger language plpgsql as $$
begin
  if old.undone_at is null and new.undone_at is not null and old.decided_at > now() - interval '30 days' then
    new.undone_at := now();
    new.undone_in := pg_current_xact_id();
  elsif new.undone_at is distinct from old.undone_at then
    raise exception 'This decision can no longer be undone.'
      using errcode = 'check_violation', constraint = 'decisions_undone_in_time', table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function keep_decision is
  'Allows a decision to be undone once, within 30 days, and to change in no other way.';
create or replace trigger decisions_undone_in_time before update of undone_at, undone_in on decisions
  for each row execute function keep_decision();

create or replace function forget_decisions(days integer, batch integer) returns integer language plpgsql
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
comment on function forget_decisions is 'Deletes a batch of decisions older than this many days (at least 365).';
grant execute on function forget_decisions(integer, integer) to ujamaa_app;
