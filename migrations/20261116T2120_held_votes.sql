-- Votes that come in a burst are counted, and held from the order of the list until an admin has looked at them.
alter table artist_directory add column held_votes integer not null default 0;
alter table artist_directory add constraint artist_directory_held_votes_check
  check (held_votes between 0 and community_votes) not valid;

alter table artist_votes
  add column state text not null default 'counted',
  add column hold_reason text,
  -- The browser in which a member voted, so that it cannot vote again after logging out.
  add column visitor_key text,
  -- The decision of an admin about held votes, to be undone as a whole.
  add column decision_id uuid;
alter table artist_votes add constraint artist_votes_state_check
  check (state in ('counted', 'held', 'struck')) not valid;
alter table artist_votes add constraint artist_votes_hold_reason_check
  check (hold_reason in ('same-network', 'struck-network', 'burst')
    and (state <> 'held' or hold_reason is not null)) not valid;
alter table artist_votes add constraint artist_votes_visitor_key_check
  check (btrim(visitor_key) <> '' and length(visitor_key) <= 200) not valid;
grant update (state, hold_reason, visitor_key, decision_id) on artist_votes to ujamaa_app;

-- A struck vote stays, so that its voter cannot vote again, and counts no more.
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

-- A decision changes thousands of votes for one artist: one update for all of them.
create function keep_held_votes() returns trigger language plpgsql
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
create trigger artist_votes_are_held after update on artist_votes
  referencing old table as votes_before new table as votes_after
  for each statement execute function keep_held_votes();

-- Where the votes of visitors came from, as keyed digests that reveal no address; deleted after 30 days.
create table vote_origins (
  artist_id uuid not null,
  voter_key text not null,
  -- The block of addresses that a provider assigns at once: a /24 or /48.
  site text not null,
  -- The network and the browser's name.
  client text not null,
  -- No vote had come from this site before today.
  is_new boolean not null,
  created_at timestamptz not null default now(),
  primary key (artist_id, voter_key),
  foreign key (artist_id, voter_key) references artist_votes on delete cascade
);
create index vote_origins_artist_idx on vote_origins (artist_id, created_at);
create index vote_origins_site_idx on vote_origins (site, created_at);
create index vote_origins_age_idx on vote_origins (created_at);
