-- The admin's table of products, by title.
drop index concurrently if exists products_title_idx;
create index concurrently products_title_idx on products (lower(title), id);
