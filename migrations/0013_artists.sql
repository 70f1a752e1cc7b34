-- Free space on the page, so that counting votes and views updates no index (HOT).
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
  updated_at timestamptz not null default now(),
  -- The titles of the works, by position in `portfolio_url`. An empty or missing title reads "Featured Work N".
  portfolio_titles text[] not null default '{}',
  -- Votes that arrived in a burst: they count, but not for the order of the list until an admin has decided.
  held_votes integer not null default 0,
  -- Whether members can write to the artist. The unsubscribe link in each such email turns it off.
  takes_messages boolean not null default true,
  -- The account with the approved claim.
  owner_id uuid references users on delete set null,
  -- Counted by a trigger for every writer, psql included, so that an editor notices a save in between. Votes, views and
  -- admin decisions do not change it.
  version integer not null default 1,
  -- Name and location, folded once on write because folding every row during a search is slow. The two are on separate
  -- lines, and a folded term never contains a line break.
  search_text text not null generated always as (
    fold_search_text(name) || e'\n'
      || fold_search_text(coalesce(location_city || ', ' || location_state, location_city, location_state, ''))
  ) stored,
  -- Sorts by votes. Counting a vote updates no index; the worker updates this column.
  support_order integer not null default 0,
  constraint artist_directory_held_votes_check check (held_votes between 0 and community_votes)
) with (fillfactor = 85);
comment on table artist_directory is 'Artists of the artist directory.';
-- A list filtered by a frequent word is read in its order, so the planner must know which words are frequent.
alter table artist_directory alter column search_text set statistics 1000;
-- The planner takes no statistics from partial indexes. Without these it expected 300 artists of each name.
create statistics artist_directory_sort_name on lower(name) from artist_directory;
create index artist_directory_name_idx on artist_directory (lower(name), artist_id)
  where status in ('approved', 'featured', 'rising');
create index artist_directory_category_idx on artist_directory (category, lower(name), artist_id)
  where status in ('approved', 'featured', 'rising');
create index artist_directory_featured_idx on artist_directory (lower(name), artist_id)
  where status in ('approved', 'featured', 'rising') and (status = 'featured' or spotlight_eligible = 'yes');
create index artist_directory_rising_idx on artist_directory (lower(name), artist_id) where status = 'rising';
create index artist_directory_support_idx on artist_directory (support_order, lower(name))
  where status in ('approved', 'featured', 'rising');
create index artist_directory_pending_idx on artist_directory (created_at, artist_id) where status = 'pending';
create index artist_directory_rejected_idx on artist_directory (updated_at) where status = 'rejected';
create index artist_directory_created_idx on artist_directory (created_at, artist_id);
create index artist_directory_held_idx on artist_directory (held_votes, artist_id) where held_votes > 0;
create index artist_directory_owner_idx on artist_directory (owner_id) where owner_id is not null;
create index artist_directory_picture_links_idx on artist_directory (artist_id)
  where portfolio_url ~* '(^|,)\s*[^/,[:space:]][^,]*\.(avif|gif|jpe?g|png|webp)\s*([?#,]|$)';
-- The app cannot write the counters: a trigger counts votes, and increment_profile_views counts views.
revoke insert, update on artist_directory from ujamaa_app;
grant insert (
  artist_id, name, category, location_city, location_state, tagline, bio, email, phone, portfolio_url, portfolio_titles,
  support_link, services_offered, instagram, twitter, youtube, linkedin, status, verified, spotlight_eligible
) on artist_directory to ujamaa_app;
grant update (
  name, category, location_city, location_state, tagline, bio, email, phone, portfolio_url, portfolio_titles,
  support_link, services_offered, instagram, twitter, youtube, linkedin, status, verified, spotlight_eligible,
  connection_requests, updated_at, takes_messages, owner_id
) on artist_directory to ujamaa_app;

create table artist_votes (
  artist_id uuid not null references artist_directory on delete cascade,
  -- The account, or a hash of the visitor's signed cookie and coarse network.
  voter_key text not null check (btrim(voter_key) <> '' and length(voter_key) <= 200),
  user_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  -- struck: rejected by an admin. The row stays, so that the voter cannot vote again.
  state text not null default 'counted',
  hold_reason text,
  -- The browser in which a member voted, so that it cannot vote again after logging out.
  visitor_key text,
  -- The admin decision about held votes, which is undone as a whole.
  decision_id uuid,
  primary key (artist_id, voter_key),
  constraint artist_votes_state_check check (state in ('counted', 'held', 'struck')),
  constraint artist_votes_hold_reason_check check (
    hold_reason in ('same-network', 'struck-network', 'burst') and (state <> 'held' or hold_reason is not null)
  ),
  constraint artist_votes_visitor_key_check check (btrim(visitor_key) <> '' and length(visitor_key) <= 200)
);
comment on table artist_votes is 'Votes for artists: one row per artist and voter.';
create index artist_votes_user_idx on artist_votes (user_id) where user_id is not null;
create index artist_votes_held_idx on artist_votes (artist_id, created_at) where state = 'held';
create index artist_votes_visitor_idx on artist_votes (artist_id, visitor_key)
  where visitor_key is not null;
create index artist_votes_day_idx on artist_votes (artist_id, created_at);
revoke insert, update on artist_votes from ujamaa_app;
grant insert on artist_votes to ujamaa_app;
grant update (state, hold_reason, visitor_key, decision_id) on artist_votes to ujamaa_app;

create table vote_origins (
  artist_id uuid not null,
  voter_key text not null,
  -- The block of addresses that a provider assigns at once: a /24 or /48.
  site text not null,
  -- The network and the browser's name.
  client text not null,
  -- Whether this was the first day with a vote from this site.
  is_new boolean not null,
  created_at timestamptz not null default now(),
  -- The network a new voter's account was created from.
  sign_up text,
  primary key (artist_id, voter_key),
  foreign key (artist_id, voter_key) references artist_votes on delete cascade
);
comment on table vote_origins is 'Networks of recent votes as keyed digests, to detect bursts. Deleted after 30 days.';
create index vote_origins_artist_idx on vote_origins (artist_id, created_at);
create index vote_origins_site_idx on vote_origins (site, created_at);
create index vote_origins_age_idx on vote_origins (created_at);
create index vote_origins_sign_up_idx on vote_origins (sign_up, artist_id, created_at)
  where sign_up is not null;

create table artist_order_changes (
  id bigint generated always as identity primary key,
  artist_id uuid not null
);
comment on table artist_order_changes is 'Queue of artists whose support_order the worker updates.';
revoke insert, update, delete on artist_order_changes from ujamaa_app;

-- The visitor is a hash as in business_visits. Unlogged: never part of a backup.
create unlogged table artist_views (
  artist_id uuid not null,
  -- The start of the hour.
  hour timestamptz not null,
  visitor bytea not null check (length(visitor) = 16),
  primary key (artist_id, hour, visitor)
);
comment on table artist_views is
  'Visitors of artist profiles in this hour, so that each counts once. A job deletes old rows.';
create index artist_views_hour_idx on artist_views (hour);
revoke update on artist_views from ujamaa_app;

create table artist_changes (
  id uuid primary key default uuidv7(),
  artist_id uuid not null references artist_directory on delete cascade,
  -- Empty after the account is deleted.
  changed_by uuid references users on delete set null,
  kind text not null default 'edit' check (kind in ('edit', 'undo')),
  at timestamptz not null default clock_timestamp(),
  -- The version this change created.
  version integer not null,
  -- The changed fields by name.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object' and after <> '{}'),
  -- The change that this one reverts.
  undoes uuid references artist_changes on delete set null,
  constraint artist_changes_undo_names_its_change check (undoes is null or kind = 'undo')
);
comment on table artist_changes is 'The history of each profile: every save with the changed fields before and after.';
create index artist_changes_artist_idx on artist_changes (artist_id, at, id);
create index artist_changes_person_idx on artist_changes (changed_by, at) where changed_by is not null;
create index artist_changes_undoes_idx on artist_changes (undoes) where undoes is not null;
create index artist_changes_age_idx on artist_changes (at);
revoke update, delete on artist_changes from ujamaa_app;
