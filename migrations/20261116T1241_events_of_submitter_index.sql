-- The own events of a person, newest first.
drop index concurrently if exists events_of_submitter_idx;
create index concurrently events_of_submitter_idx on events (submitted_by, created_at desc, id desc)
  where submitted_by is not null;
