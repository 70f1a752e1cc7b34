-- One person's entries of one kind: neither index alone bounds that read.
drop index concurrently if exists audit_log_actor_kind_idx;
create index concurrently audit_log_actor_kind_idx on audit_log (actor_id, subject_type, action, at, id);
