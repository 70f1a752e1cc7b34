-- Events whose picture the worker has yet to copy.
drop index concurrently if exists events_foreign_picture_idx;
create index concurrently events_foreign_picture_idx on events (id) where not starts_with(image_url, '/');
