-- What is on at a venue: the first part of a location is its name.
drop index concurrently if exists event_listings_venue_idx;
create index concurrently event_listings_venue_idx on event_listings (lower(btrim(split_part(location, ',', 1))));
