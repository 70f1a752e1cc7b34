-- The nightly job that forgets admins' addresses.
drop index concurrently if exists audit_log_ip_idx;
create index concurrently audit_log_ip_idx on audit_log (at) where ip is not null;
