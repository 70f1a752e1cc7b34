-- The account that has proved the profile to be its own.
alter table artist_directory add column owner_id uuid references users on delete set null;
-- The version tells an editor that somebody saved in between; the trigger counts every writer, psql included. Votes,
-- views and decisions of the site do not touch it.
alter table artist_directory add column version integer not null default 1;
grant update (owner_id) on artist_directory to ujamaa_app;

create function count_artist_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger artist_directory_count_version before update on artist_directory
  for each row when (
    (old.name, old.category, old.location_city, old.location_state, old.tagline, old.bio, old.email, old.phone,
      old.portfolio_url, old.portfolio_titles, old.support_link, old.services_offered, old.instagram, old.twitter,
      old.youtube, old.linkedin)
    is distinct from
    (new.name, new.category, new.location_city, new.location_state, new.tagline, new.bio, new.email, new.phone,
      new.portfolio_url, new.portfolio_titles, new.support_link, new.services_offered, new.instagram, new.twitter,
      new.youtube, new.linkedin)
  ) execute function count_artist_version();

-- The history of a profile: each save with the changed fields before and after.
create table artist_changes (
  id uuid primary key default uuidv7(),
  artist_id uuid not null references artist_directory on delete cascade,
  -- Empty after the account is deleted.
  changed_by uuid references users on delete set null,
  kind text not null default 'edit' check (kind in ('edit', 'undo')),
  at timestamptz not null default clock_timestamp(),
  -- The version that the save made.
  version integer not null,
  -- The changed fields by name.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object' and after <> '{}'),
  -- The change that this one takes back.
  undoes uuid references artist_changes on delete set null,
  constraint artist_changes_undo_names_its_change check (undoes is null or kind = 'undo')
);
create index artist_changes_artist_idx on artist_changes (artist_id, at, id);
create index artist_changes_person_idx on artist_changes (changed_by, at) where changed_by is not null;
create index artist_changes_undoes_idx on artist_changes (undoes) where undoes is not null;
create index artist_changes_age_idx on artist_changes (at);
revoke update, delete on artist_changes from ujamaa_app;

-- The app may not delete history itself, and nothing younger than a year goes.
create function forget_artist_changes(days integer, batch integer) returns integer language plpgsql
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
grant execute on function forget_artist_changes(integer, integer) to ujamaa_app;
