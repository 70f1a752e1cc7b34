-- The stays and services of a city, by name.
drop index concurrently if exists booking_platform_place_idx;
create index concurrently booking_platform_place_idx on booking_platform (place_slug, lower(name), id)
  where place_slug is not null;
