-- Events that repeat, move or are canceled, and the calendar that lists them by date.

alter table events
  -- How it repeats; the first date is the start. Dates follow the clock of the event's time zone.
  add column repeats text check (repeats in ('daily', 'weekly', 'monthly')),
  add column repeat_interval smallint not null default 1 check (repeat_interval between 1 and 12),
  -- Weekly: weekdays from 1 (Monday) to 7, beside that of the start.
  add column repeat_weekdays smallint[] not null default '{}'
    check (repeat_weekdays <@ '{1,2,3,4,5,6,7}'::smallint[] and array_position(repeat_weekdays, null) is null),
  -- Monthly: the week whose weekday counts, from 1 to 4, or -1 for the last. Empty: the day of the month.
  add column repeat_week smallint check (repeat_week in (-1, 1, 2, 3, 4)),
  -- The last day, in the event's time zone. Empty: until further notice.
  add column repeat_until date,
  add column canceled_at timestamptz,
  -- Its start before it moved last.
  add column moved_from timestamptz,
  -- What the organizer says about a move or cancellation.
  add column change_note text check (length(change_note) between 1 and 500),
  -- Counts what calendars must hear of: moves, changes of place, cancellations.
  add column sequence integer not null default 0,
  add constraint events_repeat_whole check (
    (repeats is not null or (repeat_interval = 1 and repeat_until is null))
    and (repeat_weekdays = '{}' or repeats = 'weekly')
    and (repeat_week is null or repeats = 'monthly')
  ) not valid;

-- Dates of a repeating event that are canceled or moved.
create table event_date_changes (
  event_id uuid not null references events on delete cascade,
  -- The date as the rule gives it.
  original_start timestamptz not null,
  is_canceled boolean not null,
  -- Where a moved date went.
  starts_at timestamptz,
  ends_at timestamptz,
  note text check (length(note) between 1 and 500),
  changed_at timestamptz not null default now(),
  primary key (event_id, original_start),
  constraint event_date_changes_canceled_or_moved check (is_canceled = (starts_at is null)),
  check (ends_at is null or starts_at is not null),
  check (ends_at >= starts_at)
);

create function count_event_change() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  if old.approval_status = 'approved' and new.start_datetime <> old.start_datetime then
    new.moved_from := old.start_datetime;
  end if;
  return new;
end
$$;
create trigger events_count_change before update on events
  for each row when (
    (old.name, old.start_datetime, old.end_datetime, old.time_zone, old.location, old.is_virtual, old.repeats,
      old.repeat_interval, old.repeat_weekdays, old.repeat_week, old.repeat_until, old.canceled_at)
    is distinct from
    (new.name, new.start_datetime, new.end_datetime, new.time_zone, new.location, new.is_virtual, new.repeats,
      new.repeat_interval, new.repeat_weekdays, new.repeat_week, new.repeat_until, new.canceled_at)
  ) execute function count_event_change();

-- What the submitter of a listed event wants to change. An admin decides; until then the event stays as it is.
create table event_revisions (
  id uuid primary key default uuidv7(),
  event_id uuid not null references events on delete cascade,
  submitted_by uuid references users on delete set null,
  approval_status text not null default 'pending' check (approval_status in ('pending', 'approved', 'rejected')),
  -- The changed columns of `events` by name, as they would be.
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and fields <> '{}'),
  created_at timestamptz not null default now()
);
create unique index event_revisions_pending_key on event_revisions (event_id) where approval_status = 'pending';
create index event_revisions_event_idx on event_revisions (event_id, created_at);
create index event_revisions_pending_idx on event_revisions (created_at, id) where approval_status = 'pending';
create index event_revisions_all_idx on event_revisions (created_at, id);
create index event_revisions_submitter_idx on event_revisions (submitted_by) where submitted_by is not null;
create trigger event_revisions_status_moves before update of approval_status on event_revisions
  for each row when (
    old.approval_status <> new.approval_status and old.approval_status <> 'pending'
    and not (new.approval_status = 'pending' and is_decision_undone('event_revision', new.id))
  ) execute function refuse_status_move();

-- An unknown time zone counts as UTC.
create function known_time_zone(zone text) returns text language plpgsql stable as $$
begin
  perform now() at time zone zone;
  return coalesce(zone, 'UTC');
exception when invalid_parameter_value then
  return 'UTC';
end
$$;

create function offset_before(moment timestamptz, zone text) returns interval language sql stable
return (moment - interval '24 hours') at time zone zone - (moment - interval '24 hours') at time zone 'UTC';

-- The moment of a local time. When clocks go back, the time happens twice and the first one counts (RFC 5545, 3.3.5);
-- PostgreSQL takes the second. When they go forward, both count with the offset before. One expression, so that the
-- planner takes it into the statement: called for each date, it would cost most of the time.
create function local_moment(local timestamp, zone text) returns timestamptz language sql stable
return case
  -- With the offset of the day before, where clocks then showed this time.
  when (local - offset_before(local at time zone zone, zone)) at time zone 'UTC' at time zone zone = local
    then (local - offset_before(local at time zone zone, zone)) at time zone 'UTC'
  else local at time zone zone
end;

-- The local dates of a repeating event up to a day, the start included. Weeks begin on Monday; a month without the
-- day is left out.
create function list_local_dates(
  start timestamp, repeats text, every integer, weekdays smallint[], week smallint, last_day date
) returns setof timestamp language sql immutable as $$
  select start
  union
  select date
  from (
    select start + step * interval '1 day' as date
    from generate_series(0, last_day - start::date, every) as step
    where repeats = 'daily'
    union all
    select date_trunc('week', start) + step * interval '1 week' + (weekday - 1) * interval '1 day' + start::time
    from generate_series(0, (last_day - start::date) / 7 + 1, every) as step,
      unnest(weekdays || extract(isodow from start)::smallint) as weekday
    where repeats = 'weekly'
    union all
    select case
      when week is null then first + (extract(day from start) - 1) * interval '1 day'
      when week = -1 then last - ((extract(isodow from last) - extract(isodow from start) + 7)::integer % 7) * interval '1 day'
      else first + ((extract(isodow from start) - extract(isodow from first) + 7)::integer % 7 + 7 * (week - 1)) * interval '1 day'
    end + start::time
    from generate_series(0, (last_day - start::date) / 28 + 1, every) as step,
      lateral (select date_trunc('month', start) + step * interval '1 month' as first) as month,
      lateral (select first + interval '1 month' - interval '1 day' as last) as end_of_month
    where repeats = 'monthly'
      and (week is not null or extract(day from start) <= extract(day from last))
  ) as dates
  where date > start and date::date <= last_day
$$;

-- The calendar: what lists show of an event, one row each, and one row for each of its dates.
create table event_listings (
  -- As pages know it: the id of an event, or `ne-` and that of a community event.
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
  -- Folded (0017_search_folding.sql): the name, a bar and the description; the city and both spellings of the state.
  folded_text text collate "C" not null,
  folded_place text collate "C" not null,
  check ((event_id is null) <> (new_event_id is null))
);
alter table event_listings alter column folded_text set statistics 1000;
create index event_listings_organizer_idx on event_listings (organizer_slug) where organizer_slug is not null;
create index event_listings_place_idx on event_listings (place_slug) where place_slug is not null;
create index event_listings_type_idx on event_listings (event_type);
create index event_listings_search_idx on event_listings using gin (folded_text gin_trgm_ops);
create index event_listings_place_search_idx on event_listings using gin (folded_place gin_trgm_ops);

create table event_dates (
  listing_id text collate "C" not null references event_listings on delete cascade,
  -- The date as the rule gives it.
  original_start timestamptz not null,
  -- `infinity` while the date is unknown.
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- The calendar day where the event is; empty while the date is unknown.
  day date,
  is_canceled boolean not null,
  is_moved boolean not null,
  note text,
  -- Copied, so that each order has an index.
  event_type text,
  place_slug text collate "C",
  featured boolean not null,
  -- Doubles are found by name and day in UTC. Events (1) come before community events (2).
  same_name text collate "C" not null,
  same_day date,
  rank smallint not null,
  primary key (listing_id, original_start)
);
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

create table us_states (
  code text primary key,
  name text not null unique
);
insert into us_states (code, name) values
  ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'), ('CA', 'California'), ('CO', 'Colorado'),
  ('CT', 'Connecticut'), ('DE', 'Delaware'), ('DC', 'District of Columbia'), ('FL', 'Florida'), ('GA', 'Georgia'),
  ('HI', 'Hawaii'), ('ID', 'Idaho'), ('IL', 'Illinois'), ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'),
  ('KY', 'Kentucky'), ('LA', 'Louisiana'), ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'),
  ('MI', 'Michigan'), ('MN', 'Minnesota'), ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'),
  ('NE', 'Nebraska'), ('NV', 'Nevada'), ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'),
  ('NY', 'New York'), ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'), ('OK', 'Oklahoma'),
  ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'), ('SC', 'South Carolina'), ('SD', 'South Dakota'),
  ('TN', 'Tennessee'), ('TX', 'Texas'), ('UT', 'Utah'), ('VT', 'Vermont'), ('VA', 'Virginia'), ('WA', 'Washington'),
  ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming');
revoke insert, update, delete on us_states from ujamaa_app;

-- ASCII letters and digits; everything else becomes a hyphen. The same as `slugOf` in the app.
create function slug_of(name text) returns text language sql immutable strict as $$
  select nullif(btrim(regexp_replace(
    lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'
  ), '-'), '')
$$;

-- What lists show, from both tables: events (1) and community events (2). The last two parts of a location are its city and state.
create view event_listing_source as
select
  source.*,
  case when is_place then city_part end as city,
  case when is_place then found.code end as state,
  case when is_place then slug_of(city_part) || '-' || lower(found.code) end as place_slug,
  slug_of(organizer_name) as organizer_slug,
  fold_search_text(source.name) || coalesce('|' || fold_search_text(source.description), '') as folded_text,
  fold_search_text(concat_ws(', ', city_part, coalesce(found.name, state_part), found.code)) as folded_place
from (
  select
    1 as rank, e.id as row_id, e.id::text as id, e.id as event_id, null::uuid as new_event_id, e.name, e.description, e.event_type,
    e.organizer_name, e.location, e.is_virtual, e.featured,
    coalesce(e.image_url::text, e.media[1]::text) as image_url, e.ticket_link::text as ticket_link,
    zone.time_zone, e.repeats is not null as repeats, e.moved_from, e.canceled_at
  from events e
  -- "offset 0" lets the planner remember the answer for each zone.
  cross join lateral (select known_time_zone(e.time_zone) as time_zone offset 0) as zone
  where e.approval_status = 'approved'
  union all
  select
    2, n.id, 'ne-' || n.id, null, n.id, n.title, n.description, 'Community Event',
    null, n.location, coalesce(n.location ilike '%virtual%', false), false,
    n.media[1]::text, n.ticket_link::text, 'UTC', false, null, null
  from new_events n
) as source
cross join lateral (
  select
    nullif(btrim(split_part(location, ',', -1)), '') as state_part,
    nullif(btrim(split_part(location, ',', -2)), '') as city_part
) as parts
left join us_states by_code on by_code.code = upper(state_part)
left join us_states by_name on lower(by_name.name) = lower(state_part)
cross join lateral (
  select coalesce(by_code.code, by_name.code) as code, coalesce(by_code.name, by_name.name) as name
) as found
cross join lateral (select not is_virtual and city_part is not null and found.code is not null as is_place) as known;
revoke all on event_listing_source from ujamaa_app;

-- All dates up to this many days from today are in the calendar; a nightly job adds the next ones.
create function event_horizon() returns date language sql stable return current_date + 400;

-- Every date of listed events, with what was changed about it.
create view event_date_source as
select
  1 as rank, e.id as row_id, e.id::text as listing_id, e.original_start,
  coalesce(changed.starts_at, e.original_start) as starts_at,
  case
    when changed.ends_at is not null then changed.ends_at
    -- In seconds: a day of the interval would follow the clocks of the session's time zone.
    else coalesce(changed.starts_at, e.original_start)
      + make_interval(secs => extract(epoch from e.end_datetime - e.start_datetime)::double precision)
  end as ends_at,
  e.time_zone, (e.canceled_at is not null or coalesce(changed.is_canceled, false)) as is_canceled,
  changed.starts_at is not null as is_moved, changed.note
from (
  select e.id, e.start_datetime, e.end_datetime, e.canceled_at, zone.time_zone, moment.original_start
  from events e
  -- `offset 0` keeps the planner from working these out again wherever they are used.
  cross join lateral (select known_time_zone(e.time_zone) as time_zone offset 0) as zone
  cross join lateral (select e.start_datetime at time zone zone.time_zone as start offset 0) as local
  cross join lateral list_local_dates(
    local.start, e.repeats, e.repeat_interval, e.repeat_weekdays, e.repeat_week, least(e.repeat_until, event_horizon())
  ) as date
  cross join lateral (
    select case when date = local.start then e.start_datetime else local_moment(date, zone.time_zone) end as original_start
    offset 0
  ) as moment
  where e.approval_status = 'approved'
) as e
left join event_date_changes changed on changed.event_id = e.id and changed.original_start = e.original_start
union all
select 2, n.id, 'ne-' || n.id, coalesce(n.date, 'infinity'), coalesce(n.date, 'infinity'), null, 'UTC', false, false, null
from new_events n;
revoke all on event_date_source from ujamaa_app;

-- Adds the dates of these events that the calendar lacks.
create function add_event_dates(source_rank integer, ids uuid[]) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into event_dates (
    listing_id, original_start, starts_at, ends_at, day, is_canceled, is_moved, note,
    event_type, place_slug, featured, same_name, same_day, rank
  )
  select
    date.listing_id, date.original_start, date.starts_at, date.ends_at,
    case when isfinite(date.starts_at) then (date.starts_at at time zone date.time_zone)::date end,
    date.is_canceled, date.is_moved, date.note, listing.event_type, listing.place_slug, listing.featured,
    lower(btrim(listing.name)), case when isfinite(date.starts_at) then (date.starts_at at time zone 'UTC')::date end,
    date.rank
  from event_date_source date
  join event_listings listing on listing.id = date.listing_id
  where date.rank = source_rank and date.row_id = any (ids)
  order by date.starts_at, date.listing_id
  on conflict do nothing;
end
$$;

-- Writes these events of one table into the calendar as they are now.
create function refresh_event_listings(source_rank integer, ids uuid[]) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  listing_ids text[] := array(select case source_rank when 1 then id::text else 'ne-' || id end from unnest(ids) as id);
begin
  -- Two writers of one event take turns, so that the later one sees what the earlier one did.
  perform from event_listings where id = any (listing_ids) order by id for update;
  delete from event_listings where id = any (listing_ids) and not exists (
    select from event_listing_source as source
    where source.rank = source_rank and source.row_id = any (ids) and source.id = event_listings.id
  );
  insert into event_listings as listing (
    id, event_id, new_event_id, name, summary, event_type, organizer_name, organizer_slug, location, city, state,
    place_slug, is_virtual, featured, image_url, ticket_link, time_zone, repeats, moved_from, canceled_at,
    folded_text, folded_place
  )
  select
    id, event_id, new_event_id, name, left(description, 400), event_type, organizer_name, organizer_slug, location,
    city, state, place_slug, is_virtual, featured, image_url, ticket_link, time_zone, repeats, moved_from, canceled_at,
    folded_text, folded_place
  from event_listing_source source where source.rank = source_rank and source.row_id = any (ids) order by id
  on conflict (id) do update set
    name = excluded.name, summary = excluded.summary, event_type = excluded.event_type,
    organizer_name = excluded.organizer_name, organizer_slug = excluded.organizer_slug, location = excluded.location,
    city = excluded.city, state = excluded.state, place_slug = excluded.place_slug, is_virtual = excluded.is_virtual,
    featured = excluded.featured, image_url = excluded.image_url, ticket_link = excluded.ticket_link,
    time_zone = excluded.time_zone, repeats = excluded.repeats, moved_from = excluded.moved_from,
    canceled_at = excluded.canceled_at, folded_text = excluded.folded_text, folded_place = excluded.folded_place
  where row(listing.*) is distinct from row(excluded.*);
  delete from event_dates where listing_id = any (listing_ids);
  perform add_event_dates(source_rank, ids);
end
$$;

-- Adds the next dates of some repeating events, in the order of their ids. Returns the last one; nothing at the end.
create function extend_event_dates(after uuid, size integer) returns uuid language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids uuid[] := array(
    select id from events
    where repeats is not null and approval_status = 'approved' and canceled_at is null and (after is null or id > after)
    order by id limit size
  );
begin
  perform add_event_dates(1, ids);
  return ids[cardinality(ids)];
end
$$;
grant execute on function extend_event_dates to ujamaa_app;

create function list_changed_events() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform refresh_event_listings(case tg_table_name when 'events' then 1 else 2 end, array(select id from changed));
  return null;
end
$$;
-- A trigger with a transition table allows one event only. Deleted events take their listings with them.
do $$
declare
  listed text;
begin
  foreach listed in array array['events', 'new_events'] loop
    execute format('create trigger %1$s_list_insert after insert on %1$s
      referencing new table as changed for each statement execute function list_changed_events()', listed);
    execute format('create trigger %1$s_list_update after update on %1$s
      referencing new table as changed for each statement execute function list_changed_events()', listed);
  end loop;
end
$$;

-- A changed date is a change of its event: its listing, its cached pages and its sequence follow.
create function count_event_date_change() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update events set sequence = sequence + 1 where id in (select event_id from changed);
  return null;
end
$$;
create trigger event_date_changes_count_insert after insert on event_date_changes
  referencing new table as changed for each statement execute function count_event_date_change();
create trigger event_date_changes_count_update after update on event_date_changes
  referencing new table as changed for each statement execute function count_event_date_change();
create trigger event_date_changes_count_delete after delete on event_date_changes
  referencing old table as changed for each statement execute function count_event_date_change();

-- The public calendar: one row a date, without canceled dates and doubles. Of the same name and day (UTC), an event
-- comes before a community event, and the earlier before the later.
drop view all_events;
create view all_events as
select
  date.listing_id as id, listing.event_id, listing.name, listing.summary, nullif(date.starts_at, 'infinity') as start_datetime,
  date.ends_at as end_datetime, date.starts_at, date.original_start, date.day, listing.time_zone, listing.location,
  listing.city, listing.state, date.place_slug, listing.is_virtual, date.featured, date.event_type,
  listing.organizer_name, listing.organizer_slug, listing.ticket_link, listing.image_url, listing.repeats,
  date.is_moved or listing.moved_from is not null as is_moved, listing.folded_text, listing.folded_place
from event_dates date
join event_listings listing on listing.id = date.listing_id
where not date.is_canceled
  and not exists (
    select from event_dates other
    where not other.is_canceled and other.same_name = date.same_name and other.same_day = date.same_day
      and (other.rank, other.starts_at, other.listing_id) < (date.rank, date.starts_at, date.listing_id)
  );
grant select on all_events to ujamaa_app;

select refresh_event_listings(1, array(select id from events));
select refresh_event_listings(2, array(select id from new_events));
