-- Businesses whose picture the worker has yet to copy.
drop index concurrently if exists businesses_foreign_picture_idx;
create index concurrently businesses_foreign_picture_idx on businesses (id) where not starts_with(image_url, '/');
