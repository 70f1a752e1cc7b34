-- The pages of venues and of cultural tours are cached: a change invalidates them.
create trigger venues_announce after insert or update or delete on venues
  for each statement execute function announce_page_change();
create trigger cultural_tours_announce after insert or update or delete on cultural_tours
  for each statement execute function announce_page_change();
