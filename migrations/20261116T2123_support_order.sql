-- The same list, with the order by support: the votes that are not held, most first, in the direction of the names.
create or replace view all_artists as
select
  id, artist_id, source, sort_name, name, category, location, tagline, status, is_featured, is_rising, verified,
  community_votes, support_order
from (
  select
    1 as rank,
    a.artist_id as row_id,
    a.artist_id::text as id,
    a.artist_id,
    'artist_directory' as source,
    lower(a.name) as sort_name,
    a.name,
    a.category,
    a.location,
    a.tagline,
    a.status,
    a.status = 'featured' or a.spotlight_eligible = 'yes' as is_featured,
    a.status = 'rising' as is_rising,
    a.verified,
    a.community_votes,
    a.held_votes - a.community_votes as support_order
  from artist_directory a
  union all
  select
    2, id, 'film-' || id, null, 'underground_filmmakers', lower(name), name, category, location, notable_works,
    'approved', false, false, 'no', 0, 0
  from underground_filmmakers
  union all
  select
    3, id, 'theater-' || id, null, 'black_theater_arts', lower(name), name, category, location, notable_works,
    'approved', false, false, 'no', 0, 0
  from black_theater_arts
) listed
where status in ('approved', 'featured', 'rising')
  and not exists (
    select from artist_directory a
    where a.status in ('approved', 'featured', 'rising')
      and lower(a.name) = sort_name
      and (1, a.artist_id) < (rank, row_id)
    order by lower(a.name), a.artist_id
    offset 0
  )
  and not exists (
    select from underground_filmmakers f where lower(f.name) = sort_name and (2, f.id) < (rank, row_id)
    offset 0
  )
  and not exists (
    select from black_theater_arts t where lower(t.name) = sort_name and (3, t.id) < (rank, row_id)
    offset 0
  );
