-- The admin list reads the table itself, in the order of names, so that it shows a change at once.
drop index concurrently if exists businesses_name_idx;
create index concurrently businesses_name_idx on businesses (lower(name), id);
