-- Entries of one kind, newest first, and the list of all kinds.
drop index concurrently if exists audit_log_kind_idx;
create index concurrently audit_log_kind_idx on audit_log (subject_type, action, at, id);
