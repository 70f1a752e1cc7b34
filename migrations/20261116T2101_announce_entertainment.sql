-- The pages of musicians, film and theater are cached: a change invalidates them.
create or replace trigger music_artists_announce after insert or update or delete on music_artists
  for each statement execute function announce_page_change();
create or replace trigger black_musicians_announce after insert or update or delete on black_musicians
  for each statement execute function announce_page_change();
create or replace trigger film_media_announce after insert or update or delete on film_media
  for each statement execute function announce_page_change();
create or replace trigger underground_filmmakers_announce after insert or update or delete on underground_filmmakers
  for each statement execute function announce_page_change();
create or replace trigger black_theater_arts_announce after insert or update or delete on black_theater_arts
  for each statement execute function announce_page_change();
