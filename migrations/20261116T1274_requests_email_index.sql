-- The requests of an account's address, for its file and its deletion.
drop index concurrently if exists feature_requests_email_idx;
create index concurrently feature_requests_email_idx on feature_requests (lower(email)) where email is not null;
