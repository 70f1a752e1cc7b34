-- What a search compares, folded once when it is written: folding each row of a common last name took longer than
-- everything else. The name and the location stand on lines of their own, and no folded term has a line break.
-- safe: rewrites the table; the directory starts with some hundred artists, and even 200,000 take half a minute
alter table artist_directory add column search_text text not null generated always as (
  fold_search_text(name) || e'\n'
    || fold_search_text(coalesce(location_city || ', ' || location_state, location_city, location_state, ''))
) stored;
-- safe: some hundred rows that we write. Nobody votes for them; the order by support needs a column to be indexed.
alter table underground_filmmakers
  add column search_text text not null
    generated always as (fold_search_text(name) || e'\n' || fold_search_text(coalesce(location, ''))) stored,
  add column support_order integer not null generated always as (0) stored;
-- safe: as above
alter table black_theater_arts
  add column search_text text not null
    generated always as (fold_search_text(name) || e'\n' || fold_search_text(coalesce(location, ''))) stored,
  add column support_order integer not null generated always as (0) stored;

-- The planner takes no statistics from partial indexes. Without these it expected 300 artists of each name.
create statistics artist_directory_sort_name on lower(name) from artist_directory;
create statistics artist_directory_support_order on (held_votes - community_votes) from artist_directory;
analyze artist_directory;

-- The same list, with the text to search. A row looks up only those that come before it, by a range of the index: an
-- artist older artists, a filmmaker all artists and older filmmakers, and theater people everybody else.
create or replace view all_artists as
select
  id, artist_id, source, sort_name, name, category, location, tagline, status, is_featured, is_rising, verified,
  community_votes, support_order, search_text
from (
  select
    1 as rank,
    a.artist_id as artists_below,
    null::uuid as filmmakers_below,
    null::uuid as theater_below,
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
    a.held_votes - a.community_votes as support_order,
    a.search_text
  from artist_directory a
  union all
  select
    2, 'ffffffff-ffff-ffff-ffff-ffffffffffff', id, null,
    'film-' || id, null, 'underground_filmmakers', lower(name), name, category, location, notable_works,
    'approved', false, false, 'no', 0, support_order, search_text
  from underground_filmmakers
  union all
  select
    3, 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'ffffffff-ffff-ffff-ffff-ffffffffffff', id,
    'theater-' || id, null, 'black_theater_arts', lower(name), name, category, location, notable_works,
    'approved', false, false, 'no', 0, support_order, search_text
  from black_theater_arts
) listed
where status in ('approved', 'featured', 'rising')
  and not exists (
    select from artist_directory a
    where a.status in ('approved', 'featured', 'rising')
      and lower(a.name) = sort_name
      and a.artist_id < artists_below
    order by lower(a.name), a.artist_id
    offset 0
  )
  and (rank < 2 or not exists (
    select from underground_filmmakers f where lower(f.name) = sort_name and f.id < filmmakers_below
    offset 0
  ))
  and (rank < 3 or not exists (
    select from black_theater_arts t where lower(t.name) = sort_name and t.id < theater_below
    offset 0
  ));
