-- Comedy by subcategory; also gives the distinct ones.
drop index concurrently if exists businesses_comedy_subcategory_idx;
create index concurrently businesses_comedy_subcategory_idx on businesses (subcategory, lower(name), id)
  where category_id between 5 and 11;
