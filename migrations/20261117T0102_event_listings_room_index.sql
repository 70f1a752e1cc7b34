-- What is on in a room: events write it as `The Blue Porch, New Orleans, Louisiana`. The newest are read first.
drop index concurrently if exists event_listings_room_idx;
create index concurrently event_listings_room_idx on event_listings (
  lower(btrim(split_part(location, ',', 1))), lower(btrim(split_part(location, ',', -2))), id
) where not is_virtual;
