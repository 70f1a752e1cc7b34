create table trips (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references users on delete cascade,
  title text not null check (btrim(title) <> '' and length(title) <= 120),
  -- The destination city, as in the URLs of city pages.
  place_slug text check (place_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(place_slug) <= 120),
  -- Without a first day, days have numbers and no dates.
  starts_on date,
  days smallint not null default 3 check (days between 1 and 14),
  people smallint not null default 1 check (people between 1 and 50),
  notes text not null default '' check (length(notes) <= 5000),
  -- Counts changes, so that an open page can cheaply check for new ones.
  version integer not null default 1,
  -- Counts the secret URLs made so far, so that none is ever reused.
  links_made integer not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Who last changed the title, dates, people or notes; null for a visitor without an account.
  changed_by uuid references users on delete set null
);
comment on table trips is 'Trips: days with stops, planned by a member and everyone with the secret URL.';
create index trips_owner_idx on trips (owner_id, changed_at desc, id desc);
create index trips_changed_by_idx on trips (changed_by);

create table trip_links (
  trip_id uuid not null references trips on delete cascade,
  role text not null check (role in ('view', 'edit')),
  -- The key in the URL is derived from the version, so the URL can be displayed again. With a new version, or without
  -- the row, URLs already sent stop working.
  version integer not null,
  key_hash bytea not null unique,
  created_at timestamptz not null default now(),
  primary key (trip_id, role)
);
comment on table trip_links is 'Secret URLs of trips, one to view and one to edit. Only a hash of the key is stored.';

create table trip_members (
  trip_id uuid not null references trips on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('view', 'edit')),
  joined_at timestamptz not null default now(),
  primary key (trip_id, user_id)
);
comment on table trip_members is
  'Members who opened the secret URL of a trip. The trip is listed among theirs from then on.';
create index trip_members_user_idx on trip_members (user_id, trip_id);

create table trip_stops (
  -- Chosen by the client, so that sending twice adds once.
  id uuid primary key,
  trip_id uuid not null references trips on delete cascade,
  -- Without a day the stop is saved but not scheduled yet.
  day smallint check (day between 1 and 14),
  -- The position within the day: a key between those of its neighbors, compared byte by byte.
  position text collate "C" not null check (position ~ '^[0-9A-Za-z]{1,100}$'),
  -- A listing of this site, by its id, or the member's own text.
  kind text not null check (kind in ('business', 'tour', 'booking', 'event', 'guide', 'own')),
  subject_id text check (length(subject_id) between 1 and 64),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  address text not null default '' check (length(address) <= 300),
  starts_at time,
  minutes smallint check (minutes between 1 and 1440),
  cost_cents integer check (cost_cents between 0 and 100000000),
  cost_kind text not null default 'other'
    check (cost_kind in ('food', 'tours', 'stays', 'getting-around', 'shopping', 'other')),
  note text not null default '' check (length(note) <= 1000),
  -- Who added or last changed it; null for a visitor without an account.
  changed_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  check ((kind = 'own') = (subject_id is null))
);
comment on table trip_stops is 'Stops of a trip.';
create index trip_stops_order_idx on trip_stops (trip_id, day, position, id);
create index trip_stops_changed_by_idx on trip_stops (changed_by);
