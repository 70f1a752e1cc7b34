-- A kitchen of soul food comes before other kitchens, as with every other cuisine.
update search_synonyms set means = 'soul food' where phrase in ('soul food', 'soulfood') and means is null;

-- Filmmakers and theater people are found by those words, whatever their category is called. Rows that are there already
-- follow with the nightly build of the entries.
create or replace view search_artist_source as
select
  a.id, a.sort_name as key, a.name as title,
  concat_ws(
    ' ', a.category,
    case a.source when 'underground_filmmakers' then 'film filmmaker' when 'black_theater_arts' then 'theater' end,
    'artist'
  ) as category,
  case when a.artist_id is null then search_city_of(a.location) else d.location_city end as city,
  case when a.artist_id is null then search_state_of(a.location) else search_state_name(d.location_state) end as state,
  a.location as place, concat_ws(' ', a.tagline, d.services_offered, d.bio) as body,
  concat_ws(' · ', a.category, nullif(a.location, '')) as detail,
  coalesce(left(a.tagline, 240), '') as summary,
  substring(d.portfolio_url from '(?:^|,) *(/files/[^, ]+)') as picture_url, null::text as price,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at,
  (case when a.is_featured then 0.8 when a.is_rising then 0.7 else 0.5 end
    + least(ln(1 + a.community_votes) / 50, 0.2))::real as quality
from all_artists a
left join artist_directory d on d.artist_id = a.artist_id;
