-- A date of an event is known by its local date and time: new rules of a time zone move it instead of doubling it.
-- Changes are merged, what has happened stays, and the nightly extension never races an organizer.

drop view event_date_source;

alter table event_date_changes disable trigger user;
alter table event_date_changes add column local_start timestamp;
update event_date_changes changed set local_start = coalesce(
  (
    select date
    from list_local_dates(
      e.start_datetime at time zone zone.name, e.repeats, e.repeat_interval, e.repeat_weekdays, e.repeat_week,
      (changed.original_start at time zone zone.name)::date + 1
    ) as date
    where local_moment(date, zone.name) = changed.original_start
    limit 1
  ),
  changed.original_start at time zone zone.name
)
from events e
cross join lateral (select known_time_zone(e.time_zone) as name) as zone
where e.id = changed.event_id;
-- safe: the table has a few rows for each repeating event
alter table event_date_changes alter column local_start set not null;
alter table event_date_changes drop column original_start, add primary key (event_id, local_start);
alter table event_date_changes enable trigger user;

-- safe: filled again below
delete from event_dates;
alter table event_dates
  drop constraint event_dates_pkey,
  -- The date as the rule gives it, by the clock of the event; `infinity` while the date is unknown.
  -- safe: the table is empty
  add column local_start timestamp not null,
  add primary key (listing_id, local_start);

-- Earlier dates have happened: when their event changes they stay as they were.
create function calendar_start() returns date language sql stable return current_date - 1;

create view event_date_source as
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
    local.start, e.repeats, e.repeat_interval, e.repeat_weekdays, e.repeat_week, least(e.repeat_until, event_horizon())
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
revoke all on event_date_source from ujamaa_app;

-- What the calendar holds of each date.
create view event_date_rows as
select
  date.row_id, date.rank, date.is_current, date.listing_id, date.original_start, date.starts_at, date.ends_at,
  case when isfinite(date.starts_at) then (date.starts_at at time zone date.time_zone)::date end as day,
  date.is_canceled, date.is_moved, date.note, listing.event_type, listing.place_slug, listing.featured,
  lower(btrim(listing.name)) collate "C" as same_name,
  case when isfinite(date.starts_at) then (date.starts_at at time zone 'UTC')::date end as same_day,
  date.local_start
from event_date_source date
join event_listings listing on listing.id = date.listing_id;
revoke all on event_date_rows from ujamaa_app;

drop function add_event_dates(integer, uuid[]);
-- Merges the dates of these events into the calendar: rows that are right already are not written.
create function merge_event_dates(source_rank integer, ids uuid[]) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  delete from event_dates as date
  using event_listings as listing
  where listing.id = date.listing_id
    and date.listing_id = any (array(select case source_rank when 1 then id::text else 'ne-' || id end from unnest(ids) as id))
    and (not listing.repeats or date.local_start >= calendar_start())
    and not exists (
      select from event_date_source as source
      where source.rank = source_rank and source.row_id = any (ids)
        and source.listing_id = date.listing_id and source.local_start = date.local_start
    );
  insert into event_dates as date (
    listing_id, original_start, starts_at, ends_at, day, is_canceled, is_moved, note,
    event_type, place_slug, featured, same_name, same_day, rank, local_start
  )
  select
    listing_id, original_start, starts_at, ends_at, day, is_canceled, is_moved, note,
    event_type, place_slug, featured, same_name, same_day, rank, local_start
  from event_date_rows as expected
  where rank = source_rank and row_id = any (ids)
    -- What happened before an event was listed is added once.
    and (is_current or not exists (select from event_dates known where known.listing_id = expected.listing_id))
  order by starts_at, listing_id
  on conflict (listing_id, local_start) do update set
    original_start = excluded.original_start, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    day = excluded.day, is_canceled = excluded.is_canceled, is_moved = excluded.is_moved, note = excluded.note,
    event_type = excluded.event_type, place_slug = excluded.place_slug, featured = excluded.featured,
    same_name = excluded.same_name, same_day = excluded.same_day
  where row(date.*) is distinct from row(excluded.*);
end
$$;

-- What lists show of each event.
create view event_listing_rows as
select
  rank, row_id, id, event_id, new_event_id, name, left(description, 400) as summary, event_type, organizer_name,
  organizer_slug, location, city, state, place_slug, is_virtual, featured, image_url, ticket_link, time_zone, repeats,
  moved_from, canceled_at, folded_text, folded_place
from event_listing_source;
revoke all on event_listing_rows from ujamaa_app;

-- Writes these events of one table into the calendar as they are now.
create or replace function refresh_event_listings(source_rank integer, ids uuid[]) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  listing_ids text[] := array(select case source_rank when 1 then id::text else 'ne-' || id end from unnest(ids) as id);
begin
  -- Writers of one event take turns, so that the later one sees what the earlier one did.
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
    id, event_id, new_event_id, name, summary, event_type, organizer_name, organizer_slug, location, city, state,
    place_slug, is_virtual, featured, image_url, ticket_link, time_zone, repeats, moved_from, canceled_at,
    folded_text, folded_place
  from event_listing_rows as expected where expected.rank = source_rank and expected.row_id = any (ids) order by id
  on conflict (id) do update set
    name = excluded.name, summary = excluded.summary, event_type = excluded.event_type,
    organizer_name = excluded.organizer_name, organizer_slug = excluded.organizer_slug, location = excluded.location,
    city = excluded.city, state = excluded.state, place_slug = excluded.place_slug, is_virtual = excluded.is_virtual,
    featured = excluded.featured, image_url = excluded.image_url, ticket_link = excluded.ticket_link,
    time_zone = excluded.time_zone, repeats = excluded.repeats, moved_from = excluded.moved_from,
    canceled_at = excluded.canceled_at, folded_text = excluded.folded_text, folded_place = excluded.folded_place
  where row(listing.*) is distinct from row(excluded.*);
  perform merge_event_dates(source_rank, ids);
end
$$;

-- Adds the next dates of some repeating events, in the order of their ids. Returns the last one; nothing at the end.
-- Events that are being edited are skipped: the edit adds their dates itself.
create or replace function extend_event_dates(after uuid, size integer) returns uuid language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids uuid[] := array(
    select id from events
    where repeats is not null and approval_status = 'approved' and canceled_at is null and (after is null or id > after)
    order by id limit size
  );
begin
  perform merge_event_dates(1, array(
    select id from events where id = any (ids) order by id for no key update skip locked
  ));
  return ids[cardinality(ids)];
end
$$;

-- Only changes of what the calendar shows reach it. A changed date does by its own trigger.
create or replace function list_changed_events() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from changed);
  elsif tg_table_name = 'events' then
    ids := array(
      select changed.id from changed join before on before.id = changed.id
      where (
        changed.name, changed.description, changed.event_type, changed.organizer_name, changed.location,
        changed.is_virtual, changed.featured, changed.image_url, changed.media, changed.ticket_link, changed.time_zone,
        changed.start_datetime, changed.end_datetime, changed.approval_status, changed.moved_from, changed.canceled_at,
        changed.repeats, changed.repeat_interval, changed.repeat_weekdays, changed.repeat_week, changed.repeat_until
      ) is distinct from (
        before.name, before.description, before.event_type, before.organizer_name, before.location,
        before.is_virtual, before.featured, before.image_url, before.media, before.ticket_link, before.time_zone,
        before.start_datetime, before.end_datetime, before.approval_status, before.moved_from, before.canceled_at,
        before.repeats, before.repeat_interval, before.repeat_weekdays, before.repeat_week, before.repeat_until
      )
    );
  else
    ids := array(
      select changed.id from changed join before on before.id = changed.id
      where (changed.title, changed.description, changed.location, changed.media, changed.ticket_link, changed.date)
        is distinct from (before.title, before.description, before.location, before.media, before.ticket_link, before.date)
    );
  end if;
  if cardinality(ids) > 0 then
    perform refresh_event_listings(case tg_table_name when 'events' then 1 else 2 end, ids);
  end if;
  return null;
end
$$;
drop trigger events_list_update on events;
create trigger events_list_update after update on events
  referencing old table as before new table as changed for each statement execute function list_changed_events();
drop trigger new_events_list_update on new_events;
create trigger new_events_list_update after update on new_events
  referencing old table as before new table as changed for each statement execute function list_changed_events();

create or replace function count_event_date_change() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids uuid[] := array(select distinct event_id from changed);
begin
  update events set sequence = sequence + 1 where id = any (ids);
  perform merge_event_dates(1, ids);
  return null;
end
$$;

select refresh_event_listings(1, array(select id from events));
select refresh_event_listings(2, array(select id from new_events));
