-- Finds the listing that a stop of a guide is, by its name and city.
drop index concurrently if exists businesses_place_name_idx;
create index concurrently businesses_place_name_idx on businesses (fold_search_text(name), lower(location_city));
