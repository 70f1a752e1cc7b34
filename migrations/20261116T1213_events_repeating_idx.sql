-- Repeating events in the order in which the nightly job adds their next dates.
drop index concurrently if exists events_repeating_idx;
create index concurrently events_repeating_idx on events (id) where repeats is not null and approval_status = 'approved';
