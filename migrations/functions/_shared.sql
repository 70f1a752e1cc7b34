-- Functions that other files build on. This file is applied first.

create or replace function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function touch_updated_at is 'Sets updated_at on every update.';

create or replace function refuse_status_move() returns trigger language plpgsql as $$
begin
  raise exception 'This status change is not allowed in %.', tg_table_name
    using errcode = 'check_violation', constraint = tg_name, table = tg_table_name;
end
$$;
comment on function refuse_status_move is
  'Rejects a change of status. The WHEN clause of the trigger says which changes are not allowed.';

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only.', tg_table_name using errcode = 'insufficient_privilege', table = tg_table_name;
end
$$;
comment on function refuse_change is 'Rejects every change of an append-only table.';

-- A row can wait again only in the transaction that undoes its decision.
create or replace function is_decision_undone(kind text, subject_id uuid) returns boolean language sql stable as $$
  select exists (
    select from decisions
    where decisions.kind = $1 and decisions.subject_id = $2 and undone_in = pg_current_xact_id_if_assigned()
  )
$$;
comment on function is_decision_undone is 'Whether the decision about this row was undone in the current transaction.';
grant execute on function is_decision_undone to ujamaa_app;

create or replace function search_state_name(state text) returns text language sql stable strict as $$
  select coalesce(
    (select name from us_states where code = upper(replace(state, '.', '')) or name = state limit 1), state
  )
$$;
comment on function search_state_name is 'The name of a US state, given its name or postal code; other text unchanged.';

create or replace function search_city_of(location text) returns text language sql immutable as $$
  select nullif(btrim(split_part(location, ',', -2)), '')
$$;
comment on function search_city_of is 'The city of a location: its second to last part.';

create or replace function search_state_of(location text) returns text language sql stable as $$
  select search_state_name(nullif(btrim(split_part(location, ',', -1)), ''))
$$;
comment on function search_state_of is 'The name of the state of a location: its last part.';
