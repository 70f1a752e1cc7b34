-- The same list as before. `offset 0` looks a name up for each row that is shown: as joins, a page deep in the list would
-- read everything before it. The order keeps the planner from skipping through the index of categories.
create or replace view all_artists as
select
  id, artist_id, source, sort_name, name, category, location, tagline, status, is_featured, is_rising, verified,
  community_votes
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
    a.community_votes
  from artist_directory a
  union all
  select
    2, id, 'film-' || id, null, 'underground_filmmakers', lower(name), name, category, location, notable_works,
    'approved', false, false, 'no', 0
  from underground_filmmakers
  union all
  select
    3, id, 'theater-' || id, null, 'black_theater_arts', lower(name), name, category, location, notable_works,
    'approved', false, false, 'no', 0
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

-- What cards show, too. Counting votes, views and messages does not invalidate pages.
create or replace trigger artist_directory_announce
  after insert or delete or update of
    name, category, location_city, location_state, tagline, portfolio_url, status, spotlight_eligible
  on artist_directory
  for each statement execute function announce_page_change();
create or replace trigger underground_filmmakers_announce after insert or update or delete on underground_filmmakers
  for each statement execute function announce_page_change();
create or replace trigger black_theater_arts_announce after insert or update or delete on black_theater_arts
  for each statement execute function announce_page_change();
