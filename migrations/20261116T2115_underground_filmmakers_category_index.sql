-- As in artist_directory: one category by name, and which categories there are.
drop index concurrently if exists underground_filmmakers_category_idx;
create index concurrently underground_filmmakers_category_idx on underground_filmmakers (category, lower(name), id);
