-- Comedy by name. The seven categories of comedy were inserted as 5 to 11; where an import numbered them otherwise, the
-- page is as right without this index, only slower.
drop index concurrently if exists businesses_comedy_name_idx;
create index concurrently businesses_comedy_name_idx on businesses (lower(name), id) where category_id between 5 and 11;
