-- A series that was canceled ends where the calendar reached then. What has come within its reach since midnight is
-- added by the nightly extension: until then it is no difference.
create or replace view event_date_source as
select
  1 as rank, e.id as row_id, e.id::text as listing_id, e.local_start, e.original_start,
  coalesce(changed.starts_at, e.original_start) as starts_at,
  case
    when changed.ends_at is not null then changed.ends_at
    -- In seconds: a day of the interval would follow the clocks of the session's time zone.
    else coalesce(changed.starts_at, e.original_start)
      + make_interval(secs => extract(epoch from e.end_datetime - e.start_datetime)::double precision)
  end as ends_at,
  e.time_zone, (e.canceled_at is not null or coalesce(changed.is_canceled, false)) as is_canceled,
  changed.starts_at is not null as is_moved, changed.note,
  e.repeats is null or e.local_start >= calendar_start() as is_current
from (
  select
    e.id, e.start_datetime, e.end_datetime, e.canceled_at, e.repeats, zone.time_zone, date as local_start,
    moment.original_start
  from events e
  -- `offset 0` keeps the planner from working these out again wherever they are used.
  cross join lateral (select known_time_zone(e.time_zone) as time_zone offset 0) as zone
  cross join lateral (select e.start_datetime at time zone zone.time_zone as start offset 0) as local
  cross join lateral list_local_dates(
    local.start, e.repeats, e.repeat_interval, e.repeat_weekdays, e.repeat_week,
    -- Where the horizon was when it was canceled.
    least(e.repeat_until, event_horizon(), e.canceled_at::date + 400)
  ) as date
  cross join lateral (
    select case when date = local.start then e.start_datetime else local_moment(date, zone.time_zone) end as original_start
    offset 0
  ) as moment
  where e.approval_status = 'approved'
) as e
left join event_date_changes changed on changed.event_id = e.id and changed.local_start = e.local_start
union all
select
  2, n.id, 'ne-' || n.id, coalesce(n.date at time zone 'UTC', 'infinity'), coalesce(n.date, 'infinity'),
  coalesce(n.date, 'infinity'), null, 'UTC', false, false, null, true
from new_events n;

create or replace view event_date_rows as
select
  date.row_id, date.rank, date.is_current, date.listing_id, date.original_start, date.starts_at, date.ends_at,
  case when isfinite(date.starts_at) then (date.starts_at at time zone date.time_zone)::date end as day,
  date.is_canceled, date.is_moved, date.note, listing.event_type, listing.place_slug, listing.featured,
  lower(btrim(listing.name)) collate "C" as same_name,
  case when isfinite(date.starts_at) then (date.starts_at at time zone 'UTC')::date end as same_day,
  date.local_start, listing.repeats
from event_date_source date
join event_listings listing on listing.id = date.listing_id;

create or replace view event_dates_actual as
select coalesce(listing.event_id, listing.new_event_id) as row_id, date.*
from event_dates date
join event_listings listing on listing.id = date.listing_id
-- What has happened stays as it was.
where not listing.repeats or (date.local_start >= calendar_start() and date.local_start < event_horizon());

create or replace view event_dates_expected as
select
  row_id, listing_id, original_start, starts_at, ends_at, day, is_canceled, is_moved, note, event_type, place_slug,
  featured, same_name, same_day, rank, local_start
from event_date_rows
where is_current and (not repeats or local_start < event_horizon());
