create table events (
  id uuid primary key default uuidv7(),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  description text check (length(description) <= 10000),
  start_datetime timestamptz not null,
  end_datetime timestamptz,
  -- An IANA time zone. Dates of a repeating event follow its clock.
  time_zone text,
  location text check (length(location) <= 300),
  is_virtual boolean not null default false,
  featured boolean not null default false,
  event_type text check (length(event_type) <= 100),
  organizer_name text check (length(organizer_name) <= 200),
  website web_link,
  ticket_link web_link,
  image_url web_link,
  media web_link_list not null default '{}',
  approval_status text not null default 'pending' check (approval_status in ('pending', 'approved', 'rejected')),
  submitted_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- How the event repeats. The first date is the start.
  repeats text check (repeats in ('daily', 'weekly', 'monthly')),
  repeat_interval smallint not null default 1 check (repeat_interval between 1 and 12),
  -- Weekly: weekdays from 1 (Monday) to 7, in addition to that of the start.
  repeat_weekdays smallint[] not null default '{}'
    check (repeat_weekdays <@ '{1,2,3,4,5,6,7}'::smallint[] and array_position(repeat_weekdays, null) is null),
  -- Monthly: the week in which the weekday counts, from 1 to 4, or -1 for the last. Empty: the day of the month.
  repeat_week smallint check (repeat_week in (-1, 1, 2, 3, 4)),
  -- The last day, in the event's time zone. Empty: no end.
  repeat_until date,
  canceled_at timestamptz,
  -- The start before the last move.
  moved_from timestamptz,
  -- The organizer's explanation of a move or cancellation.
  change_note text check (length(change_note) between 1 and 500),
  -- Counts the changes that calendars must pick up: moves, changes of place, cancellations.
  sequence integer not null default 0,
  check (end_datetime >= start_datetime),
  constraint events_repeat_whole check (
    (repeats is not null or (repeat_interval = 1 and repeat_until is null))
    and (repeat_weekdays = '{}' or repeats = 'weekly')
    and (repeat_week is null or repeats = 'monthly')
  )
);
comment on table events is 'Events submitted by members, listed once approved.';
-- Approving the same event twice fails; submitting it twice does not.
create unique index events_approved_key on events (lower(btrim(name)), start_datetime)
  where approval_status = 'approved';
create index events_same_day_idx on events (lower(btrim(name)), ((start_datetime at time zone 'UTC')::date))
  where approval_status = 'approved';
create index events_all_idx on events (created_at, id);
create index events_pending_idx on events (created_at, id) where approval_status = 'pending';
create index events_pending_name_idx
  on events (lower(btrim(name)), ((start_datetime at time zone 'UTC')::date)) where approval_status = 'pending';
create index events_pending_start_idx on events (start_datetime) where approval_status = 'pending';
create index events_of_submitter_idx on events (submitted_by, created_at desc, id desc)
  where submitted_by is not null;
create index events_repeating_idx on events (id) where repeats is not null and approval_status = 'approved';
create index events_foreign_picture_idx on events (id) where not starts_with(image_url, '/');
create index events_media_idx on events (id) where media <> '{}';

create table user_saved_events (
  user_id uuid not null references users on delete cascade,
  event_id uuid not null references events on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, event_id)
);
comment on table user_saved_events is 'Events that users have saved.';
create index user_saved_events_event_idx on user_saved_events (event_id);

create table new_events (
  id uuid primary key default uuidv7(),
  title text not null check (btrim(title) <> ''),
  description text,
  -- Empty while the date is unknown.
  date timestamptz,
  location text,
  ticket_link web_link,
  media web_link_list not null default '{}',
  created_at timestamptz not null default now()
);
comment on table new_events is 'Community events. Already vetted: no public form writes them.';
create index new_events_same_day_idx on new_events (lower(btrim(title)), ((date at time zone 'UTC')::date));

create table event_date_changes (
  event_id uuid not null references events on delete cascade,
  is_canceled boolean not null,
  -- The new start of a moved date.
  starts_at timestamptz,
  ends_at timestamptz,
  note text check (length(note) between 1 and 500),
  changed_at timestamptz not null default now(),
  -- The date according to the repeat rule, by the clock of the event.
  local_start timestamp not null,
  primary key (event_id, local_start),
  constraint event_date_changes_canceled_or_moved check (is_canceled = (starts_at is null)),
  check (ends_at is null or starts_at is not null),
  check (ends_at >= starts_at)
);
comment on table event_date_changes is 'Single dates of a repeating event that are canceled or moved.';

create table event_revisions (
  id uuid primary key default uuidv7(),
  event_id uuid not null references events on delete cascade,
  submitted_by uuid references users on delete set null,
  approval_status text not null default 'pending' check (approval_status in ('pending', 'approved', 'rejected')),
  -- The changed columns of `events` by name, with their new values.
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and fields <> '{}'),
  created_at timestamptz not null default now()
);
comment on table event_revisions is
  'Changes of a listed event proposed by its submitter. The event stays as it is until an admin decides.';
create unique index event_revisions_pending_key on event_revisions (event_id) where approval_status = 'pending';
create index event_revisions_event_idx on event_revisions (event_id, created_at);
create index event_revisions_pending_idx on event_revisions (created_at, id) where approval_status = 'pending';
create index event_revisions_all_idx on event_revisions (created_at, id);
create index event_revisions_submitter_idx on event_revisions (submitted_by) where submitted_by is not null;

create table event_listings (
  -- The id in URLs: that of an event, or `ne-` and that of a community event.
  id text collate "C" primary key,
  event_id uuid unique references events on delete cascade,
  new_event_id uuid unique references new_events on delete cascade,
  name text not null,
  summary text,
  event_type text,
  organizer_name text,
  organizer_slug text collate "C",
  location text,
  city text,
  -- The postal code in capitals, as in `GA`.
  state text,
  -- As in `/events/in/atlanta-ga`.
  place_slug text collate "C",
  is_virtual boolean not null,
  featured boolean not null,
  image_url text,
  ticket_link text,
  time_zone text not null,
  repeats boolean not null,
  moved_from timestamptz,
  canceled_at timestamptz,
  -- Folded by fold_search_text: the name, a bar and the description; the city and both spellings of the state.
  folded_text text collate "C" not null,
  folded_place text collate "C" not null,
  check ((event_id is null) <> (new_event_id is null))
);
comment on table event_listings is
  'Projection: what lists show of each public event, one row each. Triggers on events and new_events maintain it.';
alter table event_listings alter column folded_text set statistics 1000;
create index event_listings_organizer_idx on event_listings (organizer_slug) where organizer_slug is not null;
create index event_listings_place_idx on event_listings (place_slug) where place_slug is not null;
create index event_listings_type_idx on event_listings (event_type);
create index event_listings_place_search_idx on event_listings using gin (folded_place gin_trgm_ops);
create index event_listings_room_idx on event_listings (
  lower(btrim(split_part(location, ',', 1))), lower(btrim(split_part(location, ',', -2))), id
) where not is_virtual;

create table event_dates (
  listing_id text collate "C" not null references event_listings on delete cascade,
  -- The moment the repeat rule gives.
  original_start timestamptz not null,
  -- `infinity` while the date is unknown.
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- The calendar day where the event takes place; empty while the date is unknown.
  day date,
  is_canceled boolean not null,
  is_moved boolean not null,
  note text,
  -- Copied from the listing, so that each order has an index.
  event_type text,
  place_slug text collate "C",
  featured boolean not null,
  -- Duplicates have the same name and day in UTC. Events (1) come before community events (2).
  same_name text collate "C" not null,
  same_day date,
  rank smallint not null,
  -- The date according to the repeat rule, by the clock of the event; `infinity` while the date is unknown.
  local_start timestamp not null,
  primary key (listing_id, local_start)
);
comment on table event_dates is
  'Projection: one row for each date of a public event, up to the calendar horizon. Maintained like event_listings.';
create index event_dates_start_idx on event_dates (starts_at, listing_id) where not is_canceled;
create index event_dates_day_idx on event_dates (day, starts_at, listing_id) where not is_canceled;
create index event_dates_featured_idx on event_dates (starts_at, listing_id) where not is_canceled and featured;
create index event_dates_type_idx on event_dates (event_type, starts_at, listing_id) where not is_canceled;
create index event_dates_place_idx on event_dates (place_slug, starts_at, listing_id)
  where not is_canceled and place_slug is not null;
create index event_dates_listing_idx on event_dates (listing_id, starts_at) where not is_canceled;
create index event_dates_double_idx on event_dates (same_name, same_day, rank, starts_at, listing_id)
  where not is_canceled;
revoke insert, update, delete on event_listings, event_dates from ujamaa_app;

create table calendar_keys (
  user_id uuid primary key references users on delete cascade,
  version integer not null default 1,
  key_hash bytea not null unique,
  created_at timestamptz not null default now()
);
-- The key in the URL is derived from the version: it can be displayed again, and renewed by counting up.
comment on table calendar_keys is
  'Secret URLs of personal calendars with the saved events. Only a hash of the key is stored.';
