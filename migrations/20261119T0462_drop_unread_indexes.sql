-- Indexes that nothing reads since the calendar has tables of its own, and those that repeat another one.
drop index events_start_idx, events_featured_idx, events_type_idx, events_search_idx,
  new_events_start_idx, new_events_search_idx,
  events_submitter_idx,
  underground_filmmakers_category_name_idx, black_theater_arts_category_name_idx;
