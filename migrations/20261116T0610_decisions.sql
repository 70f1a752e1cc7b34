-- Every decision of an admin about something that waited, and whether it was undone. Its subject is named by kind and
-- id without a foreign key: a decision outlives what it was about.
create table decisions (
  id uuid primary key default uuidv7(),
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  subject_id uuid not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz not null default now(),
  outcome text not null check (outcome in ('approved', 'rejected')),
  -- One of the kind's short list of reasons; `note` holds the admin's own words. Authors read both.
  reason text check (length(reason) between 1 and 50),
  note text check (length(note) between 1 and 500),
  -- What the row held before, such as why it was held, so that undoing restores it.
  previous jsonb not null,
  undone_at timestamptz,
  undone_by uuid references users on delete set null,
  undone_in xid8,
  constraint decisions_rejected_with_a_reason check (outcome = 'approved' or reason is not null),
  constraint decisions_undone_as_a_whole check ((undone_at is null) = (undone_in is null))
);
create index decisions_subject_idx on decisions (kind, subject_id, decided_at, id);
create index decisions_list_idx on decisions (kind, decided_at, id) where undone_at is null;
create index decisions_decided_by_idx on decisions (decided_by) where decided_by is not null;
create index decisions_undone_by_idx on decisions (undone_by) where undone_by is not null;

revoke insert, update, delete on decisions from ujamaa_app;
grant insert (kind, subject_id, decided_by, outcome, reason, note, previous) on decisions to ujamaa_app;
grant update (undone_at, undone_by) on decisions to ujamaa_app;

-- A decision is undone once, within 30 days, and changes in no other way. The time and the transaction are the
-- database's own, so nobody can claim an earlier one.
create function keep_decision() returns trigger language plpgsql as $$
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
create trigger decisions_undone_in_time before update of undone_at, undone_in on decisions
  for each row execute function keep_decision();

-- Whether the decision about this row was undone in the running transaction: only then may the row wait again.
create function is_decision_undone(kind text, subject_id uuid) returns boolean language sql stable as $$
  select exists (
    select from decisions
    where decisions.kind = $1 and decisions.subject_id = $2 and undone_in = pg_current_xact_id_if_assigned()
  )
$$;
grant execute on function is_decision_undone to ujamaa_app;

create or replace trigger reviews_status_moves before update of status on reviews
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
    and not (
      old.status = 'Approved' and new.status = 'Pending'
      and (new.held_reason is not distinct from 'raid' or old.edited_at is distinct from new.edited_at)
    )
    and not (new.status = 'Pending' and is_decision_undone('review', new.id))
  ) execute function refuse_status_move();

create or replace trigger review_comments_status_moves before update of status on review_comments
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
    and not (old.status = 'Approved' and new.status = 'Pending' and new.held_reason is not distinct from 'raid')
    and not (new.status = 'Pending' and is_decision_undone('reply', new.id))
  ) execute function refuse_status_move();

create or replace trigger business_claims_status_moves before update of status on business_claims
  for each row when (
    old.status <> new.status and old.status <> 'Pending'
    and not (new.status = 'Pending' and is_decision_undone('claim', new.id))
  ) execute function refuse_status_move();

create or replace trigger events_status_moves before update of approval_status on events
  for each row when (
    old.approval_status <> new.approval_status and old.approval_status <> 'pending'
    and not (new.approval_status = 'pending' and is_decision_undone('event', new.id))
  ) execute function refuse_status_move();
