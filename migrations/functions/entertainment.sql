-- Merged lists, built like all_artists. sort_name is a column so that the indexes provide its order.
create or replace view all_music_artists as
select
  id::text as id, lower(artist_name) as sort_name, artist_name, real_name, type, city, state, genre, description,
  notable_work, record_label, year_started::integer, social_media::jsonb, image_url::text
from music_artists
union all
select
  'legacy-' || artist_name, lower(artist_name), artist_name, real_name, coalesce(nullif(btrim(type), ''), 'Musician'),
  city, state, genre, description, notable_work, null, null, '{}', null
from black_musicians;
comment on view all_music_artists is 'The list of musicians: music_artists and black_musicians.';

-- film_media wins, then the older row.
create or replace view all_film_media as
select
  source, id, sort_name, name, company, category, type, location, notable_works, awards, active_since, tier, is_active
from (
  select
    1 as rank, 'film_media' as source, lower(btrim(name)) as same_name, id, lower(name) as sort_name, name, company,
    category, type, location, notable_works, awards, active_since::integer, tier, is_active
  from film_media
  union all
  select
    2, 'underground_filmmakers', lower(btrim(name)), id, lower(name), name, company,
    category, type, location, notable_works, awards, active_since::integer, tier, is_active
  from underground_filmmakers
) listed
where not exists (
    select from film_media f
    where lower(btrim(f.name)) = same_name and (1, f.id) < (listed.rank, listed.id)
  )
  and not exists (
    select from underground_filmmakers u
    where lower(btrim(u.name)) = same_name and (2, u.id) < (listed.rank, listed.id)
  );
comment on view all_film_media is 'The film list: film_media and filmmakers, once per name.';

create or replace view search_venue_source as
select
  v.id::text as id, v.id as key, v.venue_name as title, concat_ws(' ', v.venue_type, 'venue') as category,
  v.venue_type as filter, v.city, search_state_name(v.state) as state, concat_ws(', ', v.city, v.state) as place,
  v.notable_features as body,
  0 as rating, '-infinity'::timestamptz as added_at,
  concat_ws(' · ', coalesce(v.venue_type, 'Venue'), nullif(concat_ws(', ', v.city, v.state), '')) as detail,
  coalesce(left(v.notable_features, 240), '') as summary, null::text as picture_url, null::text as price,
  null::point as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours,
  (case when v.black_owned then 0.7 else 0.5 end)::real as quality
from venues v;
comment on view search_venue_source is 'Search documents of venues.';
revoke all on search_venue_source from ujamaa_app;
