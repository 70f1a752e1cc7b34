-- Counting a vote updates no index: the order by support is a column of its own, which the worker brings up to date.
-- safe: a constant default rewrites nothing
alter table artist_directory add column support_order integer not null default 0;
-- safe: artists with votes only
update artist_directory set support_order = held_votes - community_votes where community_votes > 0;
drop statistics artist_directory_support_order;

-- An imported artist brings votes along.
create function order_new_artist() returns trigger language plpgsql as $$
begin
  new.support_order := new.held_votes - new.community_votes;
  return new;
end
$$;
create trigger artist_directory_order before insert on artist_directory
  for each row execute function order_new_artist();

-- A queue of artists whose votes have changed. Voters only insert.
create table artist_order_changes (
  id bigint generated always as identity primary key,
  artist_id uuid not null
);
revoke insert, update, delete on artist_order_changes from ujamaa_app;

create function note_changed_votes() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into artist_order_changes (artist_id) values (new.artist_id);
  return null;
end
$$;
create trigger artist_directory_note_votes after update on artist_directory
  for each row when (new.held_votes - new.community_votes <> old.held_votes - old.community_votes)
  execute function note_changed_votes();

-- Takes over a batch of the queue, and says how many there were.
create function apply_artist_order_changes(batch integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids uuid[];
begin
  with taken as (
    delete from artist_order_changes
    where id in (select id from artist_order_changes order by id limit batch for update skip locked)
    returning artist_id
  )
  select array_agg(artist_id) into ids from taken;
  perform from artist_directory where artist_id = any (ids) order by artist_id for no key update;
  update artist_directory set support_order = held_votes - community_votes
  where artist_id = any (ids) and support_order <> held_votes - community_votes;
  return coalesce(cardinality(ids), 0);
end
$$;
grant execute on function apply_artist_order_changes(integer) to ujamaa_app;

-- The page of an artist does not show the order, and lists are rendered anew by their age.
select track_page_changes(
  'artist_directory', $$'artist:' || artist_id$$,
  '{profile_views,connection_requests,updated_at,version,search_text,support_order}'
);

create or replace view artist_vote_counts_expected as
select
  counted.*,
  -- Its turn comes within seconds.
  case
    when counted.row_id in (select artist_id from artist_order_changes)
      then (select support_order from artist_directory where artist_id = counted.row_id)
    else counted.held_votes - counted.community_votes
  end as support_order
from (
  select
    artist.artist_id as row_id,
    (count(vote.artist_id) filter (where vote.state <> 'struck'))::integer as community_votes,
    (count(vote.artist_id) filter (where vote.state = 'held'))::integer as held_votes
  from artist_directory artist
  left join artist_votes vote on vote.artist_id = artist.artist_id
  group by artist.artist_id
) counted;
create or replace view artist_vote_counts_actual as
select artist_id as row_id, community_votes, held_votes, support_order from artist_directory;
create or replace function repair_artist_vote_counts(ids uuid[]) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  -- Voters count under this lock.
  perform from artist_directory where artist_id = any (ids) order by artist_id for no key update;
  update artist_directory as artist
  set community_votes = expected.community_votes, held_votes = expected.held_votes, support_order = expected.support_order
  from artist_vote_counts_expected as expected
  where artist.artist_id = any (ids) and expected.row_id = artist.artist_id
    and (artist.community_votes, artist.held_votes, artist.support_order)
      is distinct from (expected.community_votes, expected.held_votes, expected.support_order);
end
$$;

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
    a.support_order,
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
