-- Waiting events around a moment, to warn of likely duplicates.
drop index concurrently if exists events_pending_start_idx;
create index concurrently events_pending_start_idx on events (start_datetime) where approval_status = 'pending';
