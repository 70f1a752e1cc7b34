-- Searches compare folded text only.
drop index concurrently if exists booking_platform_search_idx;
