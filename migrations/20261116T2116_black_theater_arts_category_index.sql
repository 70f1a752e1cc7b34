-- As in artist_directory: one category by name, and which categories there are.
drop index concurrently if exists black_theater_arts_category_idx;
create index concurrently black_theater_arts_category_idx on black_theater_arts (category, lower(name), id);
