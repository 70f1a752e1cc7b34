-- A trip: days with stops, planned by a member and whoever has its secret address.
create table trips (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references users on delete cascade,
  title text not null check (btrim(title) <> '' and length(title) <= 120),
  -- The city it goes to, as in the addresses of city pages.
  place_slug text check (place_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(place_slug) <= 120),
  -- Without a first day, its days have numbers and no dates.
  starts_on date,
  days smallint not null default 3 check (days between 1 and 14),
  people smallint not null default 1 check (people between 1 and 50),
  notes text not null default '' check (length(notes) <= 5000),
  -- Counts changes, so that an open page can ask cheaply whether there is something new.
  version integer not null default 1,
  -- Counts secret addresses, so that none of them ever comes back.
  links_made integer not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Who changed its title, dates, people or notes last; null for somebody without an account.
  changed_by uuid references users on delete set null
);
create index trips_owner_idx on trips (owner_id, changed_at desc, id desc);
create index trips_changed_by_idx on trips (changed_by);

-- A secret address, one for looking and one for editing. The key in it is derived from the version, so that the address
-- can be shown again; only its hash is here. Without one, or with a new version, the address that was sent leads nowhere.
create table trip_links (
  trip_id uuid not null references trips on delete cascade,
  role text not null check (role in ('view', 'edit')),
  version integer not null,
  key_hash bytea not null unique,
  created_at timestamptz not null default now(),
  primary key (trip_id, role)
);

-- Members who opened the address: the trip is among theirs from then on.
create table trip_members (
  trip_id uuid not null references trips on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('view', 'edit')),
  joined_at timestamptz not null default now(),
  primary key (trip_id, user_id)
);
create index trip_members_user_idx on trip_members (user_id, trip_id);

create table trip_stops (
  -- Chosen by whoever adds it, so that sending twice adds once.
  id uuid primary key,
  trip_id uuid not null references trips on delete cascade,
  -- Without a day it is saved and not placed yet.
  day smallint check (day between 1 and 14),
  -- Where it stands in its day: a key between those of its neighbors, compared byte by byte.
  position text collate "C" not null check (position ~ '^[0-9A-Za-z]{1,100}$'),
  -- What it is: something of this site, by its id, or words of one's own.
  kind text not null check (kind in ('business', 'tour', 'booking', 'event', 'guide', 'own')),
  subject_id text check (length(subject_id) between 1 and 64),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  address text not null default '' check (length(address) <= 300),
  starts_at time,
  minutes smallint check (minutes between 1 and 1440),
  cost_cents integer check (cost_cents between 0 and 100000000),
  cost_kind text not null default 'other' check (cost_kind in ('food', 'tours', 'stays', 'getting-around', 'shopping', 'other')),
  note text not null default '' check (length(note) <= 1000),
  -- Who added or changed it last; null for somebody without an account.
  changed_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  check ((kind = 'own') = (subject_id is null))
);
create index trip_stops_order_idx on trip_stops (trip_id, day, position, id);
create index trip_stops_changed_by_idx on trip_stops (changed_by);
