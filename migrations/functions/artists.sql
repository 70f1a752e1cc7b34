create or replace function count_artist_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
comment on function count_artist_version is 'Counts a new version of an artist profile.';
create or replace trigger artist_directory_count_version before update on artist_directory
  for each row when (
    (old.name, old.category, old.location_city, old.location_state, old.tagline, old.bio, old.email, old.phone,
      old.portfolio_url, old.portfolio_titles, old.support_link, old.services_offered, old.instagram, old.twitter,
      old.youtube, old.linkedin)
    is distinct from
    (new.name, new.category, new.location_city, new.location_state, new.tagline, new.bio, new.email, new.phone,
      new.portfolio_url, new.portfolio_titles, new.support_link, new.services_offered, new.instagram, new.twitter,
      new.youtube, new.linkedin)
  ) execute function count_artist_version();

create or replace function keep_community_votes() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update artist_directory
    set community_votes = community_votes + (new.state <> 'struck')::integer,
      held_votes = held_votes + (new.state = 'held')::integer
    where artist_id = new.artist_id;
  else
    update artist_directory
    set community_votes = community_votes - (old.state <> 'struck')::integer,
      held_votes = held_votes - (old.state = 'held')::integer
    where artist_id = old.artist_id;
  end if;
  return null;
end
$$;
comment on function keep_community_votes is 'Counts an added or deleted vote for an artist.';
create or replace trigger artist_votes_are_counted after insert or delete on artist_votes
  for each row execute function keep_community_votes();

-- A decision changes thousands of votes for one artist: one update for all of them.
create or replace function keep_held_votes() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update artist_directory
  set community_votes = community_votes + changed.counted, held_votes = held_votes + changed.held
  from (
    select artist_id, sum(counted)::integer as counted, sum(held)::integer as held
    from (
      select artist_id, (state <> 'struck')::integer as counted, (state = 'held')::integer as held
      from votes_after
      union all
      select artist_id, -(state <> 'struck')::integer, -(state = 'held')::integer from votes_before
    ) votes
    group by artist_id
  ) changed
  where artist_directory.artist_id = changed.artist_id and (changed.counted <> 0 or changed.held <> 0);
  return null;
end
$$;
comment on function keep_held_votes is 'Counts votes whose state changed.';
create or replace trigger artist_votes_are_held after update on artist_votes
  referencing old table as votes_before new table as votes_after
  for each statement execute function keep_held_votes();

-- An imported artist already has votes.
create or replace function order_new_artist() returns trigger language plpgsql as $$
begin
  new.support_order := new.held_votes - new.community_votes;
  return new;
end
$$;
comment on function order_new_artist is 'Sets support_order of a new artist.';
create or replace trigger artist_directory_order before insert on artist_directory
  for each row execute function order_new_artist();

-- Voters only insert into the queue.
create or replace function note_changed_votes() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into artist_order_changes (artist_id) values (new.artist_id);
  return null;
end
$$;
comment on function note_changed_votes is 'Queues an artist whose votes changed in artist_order_changes.';
create or replace trigger artist_directory_note_votes after update on artist_directory
  for each row when (new.held_votes - new.community_votes <> old.held_votes - old.community_votes)
  execute function note_changed_votes();

create or replace function apply_artist_order_changes(batch integer) returns integer language plpgsql
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
comment on function apply_artist_order_changes is
  'Updates support_order for a batch of queued artists. Returns the size of the batch.';

create or replace function increment_profile_views(p_artist_id uuid, p_views integer default 1) returns void
language sql security definer set search_path = public, pg_temp as $$
  update artist_directory set profile_views = profile_views + p_views where artist_id = p_artist_id and p_views > 0
$$;
comment on function increment_profile_views is 'Adds profile views, with the number since the last batch.';

create or replace function forget_artist_changes(days integer, batch integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from artist_changes where id in (
    select id from artist_changes where at < now() - make_interval(days => greatest(days, 365)) limit batch
  );
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
comment on function forget_artist_changes is
  'Deletes a batch of profile changes older than this many days (at least 365).';
grant execute on function apply_artist_order_changes(integer), increment_profile_views,
  forget_artist_changes(integer, integer) to ujamaa_app;

-- Merged lists are built so that the planner can scan the index of each branch in order and stop at the end of the
-- page: the branches have no WHERE and the same plain types, and rows that must not appear are filtered outside.
--
-- Each name is listed once. A row only looks up rows that come before it, by an index range: an artist older artists, a
-- filmmaker all artists and older filmmakers, theater people everyone else.
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
comment on view all_artists is 'The artist list: artist_directory, filmmakers and theater people, once per name.';

create or replace view artist_vote_counts_expected as
select
  counted.*,
  -- A queued artist is updated within seconds.
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
comment on view artist_vote_counts_expected is 'What the vote counters of artists should be.';

create or replace view artist_vote_counts_actual as
select artist_id as row_id, community_votes, held_votes, support_order from artist_directory;
comment on view artist_vote_counts_actual is 'The vote counters of artists.';

create or replace function repair_artist_vote_counts(ids uuid[]) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  -- Votes are counted under this lock.
  perform from artist_directory where artist_id = any (ids) order by artist_id for no key update;
  update artist_directory as artist
  set community_votes = expected.community_votes, held_votes = expected.held_votes,
    support_order = expected.support_order
  from artist_vote_counts_expected as expected
  where artist.artist_id = any (ids) and expected.row_id = artist.artist_id
    and (artist.community_votes, artist.held_votes, artist.support_order)
      is distinct from (expected.community_votes, expected.held_votes, expected.support_order);
end
$$;
comment on function repair_artist_vote_counts is 'Recounts the votes of these artists.';
revoke all on artist_vote_counts_expected, artist_vote_counts_actual from ujamaa_app;
grant select on artist_vote_counts_expected, artist_vote_counts_actual to ujamaa_app;
grant execute on function repair_artist_vote_counts to ujamaa_app;

-- Without email address and phone number, which only the artist's own page shows.
create or replace view search_artist_source as
select
  a.id, a.sort_name as key, a.name as title,
  concat_ws(
    ' ', a.category,
    case a.source when 'underground_filmmakers' then 'film filmmaker' when 'black_theater_arts' then 'theater' end,
    'artist'
  ) as category,
  a.category as filter,
  case when a.artist_id is null then search_city_of(a.location) else d.location_city end as city,
  case when a.artist_id is null then search_state_of(a.location) else search_state_name(d.location_state) end as state,
  a.location as place, concat_ws(' ', a.tagline, d.services_offered, d.bio) as body,
  0 as rating, '-infinity'::timestamptz as added_at,
  concat_ws(' · ', a.category, nullif(a.location, '')) as detail,
  coalesce(left(a.tagline, 240), '') as summary,
  substring(d.portfolio_url from '(?:^|,) *(/files/[^, ]+)') as picture_url, null::text as price,
  null::point as point,
  null::timestamptz as starts_at, 'infinity'::timestamptz as ends_at, null::text[] as hours,
  (case when a.is_featured then 0.8 when a.is_rising then 0.7 else 0.5 end
    + least(ln(1 + a.community_votes) / 50, 0.2))::real as quality
from all_artists a
left join artist_directory d on d.artist_id = a.artist_id;
comment on view search_artist_source is 'Search documents of artists.';
revoke all on search_artist_source from ujamaa_app;
