-- Lists ask the search which of their rows may contain what was typed (src/platform/search/list-candidates.server.ts) and
-- compare only these, so they need no indexes of parts of words.
drop index artist_directory_search_text_idx, underground_filmmakers_search_text_idx, black_theater_arts_search_text_idx;
drop index event_listings_search_idx, store_listings_search_idx;
-- For frequent words a list is read in its order, and PostgreSQL has to know which are frequent.
alter table artist_directory alter column search_text set statistics 1000;
