-- Waiting events of the same name and day, to point out likely duplicates.
drop index concurrently if exists events_pending_name_idx;
create index concurrently events_pending_name_idx
  on events (lower(btrim(name)), ((start_datetime at time zone 'UTC')::date)) where approval_status = 'pending';
