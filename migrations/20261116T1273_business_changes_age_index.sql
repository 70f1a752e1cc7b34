-- The nightly job that forgets old changes.
drop index concurrently if exists business_changes_age_idx;
create index concurrently business_changes_age_idx on business_changes (at);
