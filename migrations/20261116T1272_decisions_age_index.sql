-- The nightly job that forgets old decisions.
drop index concurrently if exists decisions_age_idx;
create index concurrently decisions_age_idx on decisions (decided_at);
