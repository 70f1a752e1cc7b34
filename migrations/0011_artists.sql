create table artist_directory (
  artist_id uuid primary key default uuidv7(),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  category text not null,
  location_city text check (length(location_city) <= 100),
  location_state text check (length(location_state) <= 100),
  tagline text check (length(tagline) <= 100),
  bio text check (length(bio) <= 10000),
  email email_address,
  phone text,
  portfolio_url web_link_text,
  support_link web_link,
  services_offered text,
  instagram web_link,
  twitter web_link,
  youtube web_link,
  linkedin web_link,
  status text not null default 'pending' check (status in ('pending', 'approved', 'featured', 'rising', 'rejected')),
  verified text not null default 'no' check (verified in ('yes', 'no')),
  spotlight_eligible text not null default 'no' check (spotlight_eligible in ('yes', 'no')),
  community_votes integer not null default 0 check (community_votes >= 0),
  profile_views integer not null default 0 check (profile_views >= 0),
  connection_requests integer not null default 0 check (connection_requests >= 0),
  location text generated always as (
    case
      when location_city is null then location_state
      when location_state is null then location_city
      else location_city || ', ' || location_state
    end
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (fillfactor = 85); -- free space on the page, so counting votes and views updates no index (HOT)
create index artist_directory_name_idx on artist_directory (lower(name), artist_id)
  where status in ('approved', 'featured', 'rising');
create index artist_directory_category_idx on artist_directory (category, lower(name), artist_id)
  where status in ('approved', 'featured', 'rising');
create index artist_directory_featured_idx on artist_directory (lower(name), artist_id)
  where status in ('approved', 'featured', 'rising') and (status = 'featured' or spotlight_eligible = 'yes');
create index artist_directory_rising_idx on artist_directory (lower(name), artist_id) where status = 'rising';
create index artist_directory_pending_idx on artist_directory (created_at, artist_id) where status = 'pending';
create index artist_directory_search_idx on artist_directory using gin (
  lower(name) gin_trgm_ops, lower(location) gin_trgm_ops
);

-- One row per artist and voter. The key is the account, or a hash of the visitor's signed cookie and coarse network.
create table artist_votes (
  artist_id uuid not null references artist_directory on delete cascade,
  voter_key text not null check (btrim(voter_key) <> '' and length(voter_key) <= 200),
  user_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (artist_id, voter_key)
);
create index artist_votes_user_idx on artist_votes (user_id) where user_id is not null;

create function keep_community_votes() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update artist_directory set community_votes = community_votes + 1 where artist_id = new.artist_id;
  else
    update artist_directory set community_votes = community_votes - 1 where artist_id = old.artist_id;
  end if;
  return null;
end
$$;
create trigger artist_votes_are_counted after insert or delete on artist_votes
  for each row execute function keep_community_votes();

-- Called with the number of views since the last batch.
create function increment_profile_views(p_artist_id uuid, p_views integer default 1) returns void language sql
security definer set search_path = public, pg_temp as $$
  update artist_directory set profile_views = profile_views + p_views where artist_id = p_artist_id and p_views > 0
$$;
grant execute on function increment_profile_views to ujamaa_app;

-- The app cannot write the two counters: votes are counted by the trigger, views by the function.
revoke insert, update on artist_directory, artist_votes from ujamaa_app;
grant insert on artist_votes to ujamaa_app;
grant insert (
  artist_id, name, category, location_city, location_state, tagline, bio, email, phone, portfolio_url, support_link,
  services_offered, instagram, twitter, youtube, linkedin, status, verified, spotlight_eligible
) on artist_directory to ujamaa_app;
grant update (
  name, category, location_city, location_state, tagline, bio, email, phone, portfolio_url, support_link,
  services_offered, instagram, twitter, youtube, linkedin, status, verified, spotlight_eligible,
  connection_requests, updated_at
) on artist_directory to ujamaa_app;

-- The merged artist list, unique by case-insensitive name: artist_directory wins, then filmmakers, then theater.
-- Without email and phone: lists never show them.
create view all_artists as
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
  )
  and not exists (
    select from underground_filmmakers f where lower(f.name) = sort_name and (2, f.id) < (rank, row_id)
  )
  and not exists (
    select from black_theater_arts t where lower(t.name) = sort_name and (3, t.id) < (rank, row_id)
  );
