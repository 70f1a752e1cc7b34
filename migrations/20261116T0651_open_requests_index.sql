-- The list and the badge of open requests.
drop index concurrently if exists feature_requests_open_idx;
create index concurrently feature_requests_open_idx on feature_requests (created_at, id) where done_at is null;
