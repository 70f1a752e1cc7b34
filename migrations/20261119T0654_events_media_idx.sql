-- Events with further pictures, few: the worker looks for those it has yet to copy.
drop index concurrently if exists events_media_idx;
create index concurrently events_media_idx on events (id) where media <> '{}';
