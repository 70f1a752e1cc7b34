-- The tours of a city, by name.
drop index concurrently if exists cultural_tours_place_idx;
create index concurrently cultural_tours_place_idx on cultural_tours (place_slug, lower(tour_name), id)
  where place_slug is not null;
