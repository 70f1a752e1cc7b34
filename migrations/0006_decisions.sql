-- The subject is named by kind and id without a foreign key: a decision outlives what it was about.
create table decisions (
  id uuid primary key default uuidv7(),
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  subject_id uuid not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz not null default now(),
  outcome text not null check (outcome in ('approved', 'rejected')),
  -- One of the reasons listed for this kind; `note` is the admin's own text. Authors read both.
  reason text check (length(reason) between 1 and 50),
  note text check (length(note) between 1 and 500),
  -- Columns of the row before the decision, such as why it was held. Undoing restores them.
  previous jsonb not null,
  undone_at timestamptz,
  undone_by uuid references users on delete set null,
  undone_in xid8,
  constraint decisions_rejected_with_a_reason check (outcome = 'approved' or reason is not null),
  constraint decisions_undone_as_a_whole check ((undone_at is null) = (undone_in is null))
);
comment on table decisions is
  'Every admin decision about something that waited for approval, and whether it was undone.';
create index decisions_subject_idx on decisions (kind, subject_id, decided_at, id);
create index decisions_list_idx on decisions (kind, decided_at, id) where undone_at is null;
create index decisions_decided_by_idx on decisions (decided_by) where decided_by is not null;
create index decisions_undone_by_idx on decisions (undone_by) where undone_by is not null;
create index decisions_age_idx on decisions (decided_at);
revoke insert, update, delete on decisions from ujamaa_app;
grant insert (kind, subject_id, decided_by, outcome, reason, note, previous) on decisions to ujamaa_app;
grant update (undone_at, undone_by) on decisions to ujamaa_app;
