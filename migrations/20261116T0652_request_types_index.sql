-- Requests of one type, newest first.
drop index concurrently if exists feature_requests_type_idx;
create index concurrently feature_requests_type_idx on feature_requests (feature_type, created_at, id);
