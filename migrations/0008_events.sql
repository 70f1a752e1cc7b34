create table events (
  id uuid primary key default uuidv7(),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  description text check (length(description) <= 10000),
  start_datetime timestamptz not null,
  end_datetime timestamptz,
  -- The submitter's IANA time zone, for calendar exports in local time.
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
  check (end_datetime >= start_datetime)
);
-- Approving the same event twice fails; submitting it twice does not.
create unique index events_approved_key on events (lower(btrim(name)), start_datetime) where approval_status = 'approved';
create index events_start_idx on events (start_datetime, id) where approval_status = 'approved';
create index events_featured_idx on events (start_datetime, id) where approval_status = 'approved' and featured;
create index events_type_idx on events (event_type, start_datetime, id) where approval_status = 'approved';
create index events_same_day_idx on events (lower(btrim(name)), ((start_datetime at time zone 'UTC')::date))
  where approval_status = 'approved';
create index events_all_idx on events (created_at, id);
create index events_pending_idx on events (created_at, id) where approval_status = 'pending';
create index events_submitter_idx on events (submitted_by) where submitted_by is not null;
create index events_search_idx on events using gin (
  lower(name) gin_trgm_ops, lower(description) gin_trgm_ops, lower(location) gin_trgm_ops
);

create trigger events_touch before update on events
  for each row execute function touch_updated_at();
create trigger events_status_moves before update of approval_status on events
  for each row when (old.approval_status <> new.approval_status and old.approval_status <> 'pending')
  execute function refuse_status_move();

create table user_saved_events (
  user_id uuid not null references users on delete cascade,
  event_id uuid not null references events on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, event_id)
);
create index user_saved_events_event_idx on user_saved_events (event_id);

-- Community events: vetted already, no public form writes them.
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
create index new_events_start_idx on new_events (date, id);
create index new_events_same_day_idx on new_events (lower(btrim(title)), ((date at time zone 'UTC')::date));
create index new_events_search_idx on new_events using gin (
  lower(title) gin_trgm_ops, lower(description) gin_trgm_ops, lower(location) gin_trgm_ops
);

-- The public event list: approved events and community events, one per name and calendar day (UTC).
-- An event wins over a community event; within one table the earlier one wins.
-- All merged lists are built like this: the branches have no WHERE and the same plain types, so the planner can scan
-- the index of each branch in order and stop at the end of the page. Rows that must not appear are filtered outside.
create view all_events as
select
  id, event_id, name, description, start_datetime, end_datetime, time_zone, location, is_virtual, featured, event_type,
  organizer_name, website, ticket_link, image_url, media
from (
  select
    1 as rank,
    e.id as row_id,
    e.approval_status,
    lower(btrim(e.name)) as same_name,
    (e.start_datetime at time zone 'UTC')::date as same_day,
    e.id::text as id,
    e.id as event_id,
    e.name,
    e.description,
    e.start_datetime,
    e.end_datetime,
    e.time_zone,
    e.location,
    e.is_virtual,
    e.featured,
    e.event_type,
    e.organizer_name,
    e.website::text,
    e.ticket_link::text,
    e.image_url::text,
    e.media::text[]
  from events e
  union all
  select
    2,
    n.id,
    'approved',
    lower(btrim(n.title)),
    (n.date at time zone 'UTC')::date,
    'ne-' || n.id,
    null,
    n.title,
    n.description,
    n.date,
    null,
    null,
    n.location,
    coalesce(n.location ilike '%virtual%', false),
    false,
    'Community Event',
    null,
    null,
    n.ticket_link::text,
    null,
    n.media::text[]
  from new_events n
) listed
where approval_status = 'approved'
  and not exists (
    select from events e
    where e.approval_status = 'approved'
      and lower(btrim(e.name)) = same_name
      and (e.start_datetime at time zone 'UTC')::date = same_day
      and (1, e.start_datetime, e.id) < (listed.rank, listed.start_datetime, row_id)
  )
  and not exists (
    select from new_events n
    where lower(btrim(n.title)) = same_name
      and (n.date at time zone 'UTC')::date = same_day
      and (2, n.date, n.id) < (listed.rank, listed.start_datetime, row_id)
  );
