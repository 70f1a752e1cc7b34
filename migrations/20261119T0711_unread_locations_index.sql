-- Businesses whose location the worker has yet to read.
drop index concurrently if exists businesses_unread_location_idx;
create index concurrently businesses_unread_location_idx on businesses (id) where location_read_at is null;
