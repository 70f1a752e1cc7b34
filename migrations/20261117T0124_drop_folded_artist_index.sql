-- Searches compare the stored text.
drop index concurrently if exists artist_directory_folded_idx;
