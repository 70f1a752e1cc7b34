create or replace trigger events_touch before update on events
  for each row execute function touch_updated_at();

create or replace trigger events_status_moves before update of approval_status on events
  for each row when (
    old.approval_status <> new.approval_status and old.approval_status <> 'pending'
    and not (new.approval_status = 'pending' and is_decision_undone('event', new.id))
  ) execute function refuse_status_move();

create or replace trigger event_revisions_status_moves before update of approval_status on event_revisions
  for each row when (
    old.approval_status <> new.approval_status and old.approval_status <> 'pending'
    and not (new.approval_status = 'pending' and is_decision_undone('event_revision', new.id))
  ) execute function refuse_status_move();

create or replace function count_event_change() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  if old.approval_status = 'approved' and new.start_datetime <> old.start_datetime then
    new.moved_from := old.start_datetime;
  end if;
  return new;
end
$$;
comment on function count_event_change is
  'Counts a change of an event for calendars, and remembers the start before a move.';
create or replace trigger events_count_change before update on events
  for each row when (
    (old.name, old.start_datetime, old.end_datetime, old.time_zone, old.location, old.is_virtual, old.repeats,
      old.repeat_interval, old.repeat_weekdays, old.repeat_week, old.repeat_until, old.canceled_at)
    is distinct from
    (new.name, new.start_datetime, new.end_datetime, new.time_zone, new.location, new.is_virtual, new.repeats,
      new.repeat_interval, new.repeat_weekdays, new.repeat_week, new.repeat_until, new.canceled_at)
  ) execute function count_event_change();

-- Local time.

create or replace function known_time_zone(zone text) returns text language plpgsql stable as $$
begin
  perform now() at time zone zone;
  return coalesce(zone, 'UTC');
exception when invalid_parameter_value then
  return 'UTC';
end
$$;
comment on function known_time_zone is 'The time zone, or UTC if it is unknown.';

create or replace function offset_before(moment timestamptz, zone text) returns interval language sql stable
return (moment - interval '24 hours') at time zone zone - (moment - interval '24 hours') at time zone 'UTC';
comment on function offset_before is 'The UTC offset of a time zone 24 hours before a moment.';

-- When clocks go back, a local time happens twice and the first one counts (RFC 5545, 3.3.5); PostgreSQL takes the
-- second. When they go forward, both count with the offset before. A single expression, so that the planner inlines
-- it: called for every date, the function would cost most of the time.
create or replace function local_moment(local timestamp, zone text) returns timestamptz language sql stable
return case
  -- With the offset of the day before, if clocks then showed this time.
  when (local - offset_before(local at time zone zone, zone)) at time zone 'UTC' at time zone zone = local
    then (local - offset_before(local at time zone zone, zone)) at time zone 'UTC'
  else local at time zone zone
end;
comment on function local_moment is 'The moment of a local time in a time zone.';

-- Weeks begin on Monday; a month without the day is skipped.
create or replace function list_local_dates(
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
      when week = -1 then
        last - ((extract(isodow from last) - extract(isodow from start) + 7)::integer % 7) * interval '1 day'
      else
        first + ((extract(isodow from start) - extract(isodow from first) + 7)::integer % 7 + 7 * (week - 1))
          * interval '1 day'
    end + start::time
    from generate_series(0, (last_day - start::date) / 28 + 1, every) as step,
      lateral (select date_trunc('month', start) + step * interval '1 month' as first) as month,
      lateral (select first + interval '1 month' - interval '1 day' as last) as end_of_month
    where repeats = 'monthly'
      and (week is not null or extract(day from start) <= extract(day from last))
  ) as dates
  where date > start and date::date <= last_day
$$;
comment on function list_local_dates is 'The local dates of a repeating event up to a day, including the start.';

create or replace function event_horizon() returns date language sql stable return current_date + 400;
comment on function event_horizon is 'The last day the calendar covers. A nightly job adds the next dates.';
-- Earlier dates have happened: when their event changes they stay as they were.
create or replace function calendar_start() returns date language sql stable return current_date - 1;
comment on function calendar_start is 'The first day the calendar updates.';
-- Views check their functions against the rights of the role that reads them.
grant execute on function known_time_zone, offset_before, local_moment, list_local_dates, event_horizon, calendar_start
to ujamaa_app;

-- What the calendar should contain, from events (1) and community events (2).

-- The last two parts of a location are its city and state.
create or replace view event_listing_source as
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
    1 as rank, e.id as row_id, e.id::text as id, e.id as event_id, null::uuid as new_event_id, e.name, e.description,
    e.event_type, e.organizer_name, e.location, e.is_virtual, e.featured,
    coalesce(e.image_url::text, e.media[1]::text) as image_url, e.ticket_link::text as ticket_link,
    zone.time_zone, e.repeats is not null as repeats, e.moved_from, e.canceled_at
  from events e
  -- `offset 0` lets the planner cache the result for each zone.
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
comment on view event_listing_source is 'Everything event_listing_rows is made of.';

create or replace view event_listing_rows as
select
  rank, row_id, id, event_id, new_event_id, name, left(description, 400) as summary, event_type, organizer_name,
  organizer_slug, location, city, state, place_slug, is_virtual, featured, image_url, ticket_link, time_zone, repeats,
  moved_from, canceled_at, folded_text, folded_place
from event_listing_source;
comment on view event_listing_rows is 'Rows that event_listings should contain.';

-- A canceled series ends where the calendar ended at the time. Dates that came within the horizon since midnight are
-- added by the nightly job; until then they are not a difference.
create or replace view event_date_source as
select
  1 as rank, e.id as row_id, e.id::text as listing_id, e.local_start, e.original_start,
  coalesce(changed.starts_at, e.original_start) as starts_at,
  case
    when changed.ends_at is not null then changed.ends_at
    -- In seconds: adding a day would depend on the session's time zone.
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
  -- `offset 0` keeps the planner from computing these again wherever they are used.
  cross join lateral (select known_time_zone(e.time_zone) as time_zone offset 0) as zone
  cross join lateral (select e.start_datetime at time zone zone.time_zone as start offset 0) as local
  cross join lateral list_local_dates(
    local.start, e.repeats, e.repeat_interval, e.repeat_weekdays, e.repeat_week,
    -- The horizon when it was canceled.
    least(e.repeat_until, event_horizon(), e.canceled_at::date + 400)
  ) as date
  cross join lateral (
    select
      case when date = local.start then e.start_datetime else local_moment(date, zone.time_zone) end as original_start
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
comment on view event_date_source is 'All dates of public events, including past ones.';

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
comment on view event_date_rows is 'Rows that event_dates should contain.';

create or replace function merge_event_dates(source_rank integer, ids uuid[]) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  delete from event_dates as date
  using event_listings as listing
  where listing.id = date.listing_id
    and date.listing_id = any (array(
      select case source_rank when 1 then id::text else 'ne-' || id end from unnest(ids) as id
    ))
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
    -- Dates from before the event was listed are added once.
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
comment on function merge_event_dates is
  'Updates event_dates for these events. Rows that are right already are not written.';

create or replace function refresh_event_listings(source_rank integer, ids uuid[]) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  listing_ids text[] := array(select case source_rank when 1 then id::text else 'ne-' || id end from unnest(ids) as id);
begin
  -- Writers of one event wait for each other, so that the later one sees the earlier one's changes.
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
comment on function refresh_event_listings is
  'Updates event_listings and event_dates for these events or community events.';

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
comment on function extend_event_dates is
  'Adds the next dates of a batch of repeating events. Returns the last id, null at the end.';
grant execute on function extend_event_dates to ujamaa_app;

-- A trigger with a transition table can have only one event. Deleted events are removed by the foreign key.
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
        is distinct from
          (before.title, before.description, before.location, before.media, before.ticket_link, before.date)
    );
  end if;
  if cardinality(ids) > 0 then
    perform refresh_event_listings(case tg_table_name when 'events' then 1 else 2 end, ids);
  end if;
  return null;
end
$$;
comment on function list_changed_events is 'Updates the calendar when something it shows of an event has changed.';
create or replace trigger events_list_insert after insert on events
  referencing new table as changed for each statement execute function list_changed_events();
create or replace trigger events_list_update after update on events
  referencing old table as before new table as changed for each statement execute function list_changed_events();
create or replace trigger new_events_list_insert after insert on new_events
  referencing new table as changed for each statement execute function list_changed_events();
create or replace trigger new_events_list_update after update on new_events
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
comment on function count_event_date_change is
  'Counts a canceled or moved date as a change of its event, and updates the calendar.';
create or replace trigger event_date_changes_count_insert after insert on event_date_changes
  referencing new table as changed for each statement execute function count_event_date_change();
create or replace trigger event_date_changes_count_update after update on event_date_changes
  referencing new table as changed for each statement execute function count_event_date_change();
create or replace trigger event_date_changes_count_delete after delete on event_date_changes
  referencing old table as changed for each statement execute function count_event_date_change();

-- An event wins over a community event; within one table the earlier one wins.
create or replace view all_events as
select
  date.listing_id as id, listing.event_id, listing.name, listing.summary,
  nullif(date.starts_at, 'infinity') as start_datetime, date.ends_at as end_datetime, date.starts_at,
  date.original_start, date.day, listing.time_zone, listing.location, listing.city, listing.state, date.place_slug,
  listing.is_virtual, date.featured, date.event_type, listing.organizer_name, listing.organizer_slug,
  listing.ticket_link, listing.image_url, listing.repeats, date.is_moved or listing.moved_from is not null as is_moved,
  listing.folded_text, listing.folded_place
from event_dates date
join event_listings listing on listing.id = date.listing_id
where not date.is_canceled
  and not exists (
    select from event_dates other
    where not other.is_canceled and other.same_name = date.same_name and other.same_day = date.same_day
      and (other.rank, other.starts_at, other.listing_id) < (date.rank, date.starts_at, date.listing_id)
  );
comment on view all_events is
  'The public event list: every date of events and community events, once per name and day (UTC).';

create or replace view search_entry_dates as
select 'event'::text collate "C" as kind, id, starts_at, day, time_zone from all_events;
comment on view search_entry_dates is 'Dates of search documents that have dates.';

create or replace view event_listings_expected as
select
  row_id, id, event_id, new_event_id, name, summary, event_type, organizer_name, organizer_slug, location, city, state,
  place_slug, is_virtual, featured, image_url, ticket_link, time_zone, repeats, moved_from, canceled_at, folded_text,
  folded_place
from event_listing_rows;
comment on view event_listings_expected is 'What event_listings should contain.';

create or replace view event_listings_actual as
select coalesce(event_id, new_event_id) as row_id, event_listings.* from event_listings;
comment on view event_listings_actual is 'What event_listings contains.';

create or replace function repair_event_listings(ids uuid[]) returns void language sql security definer
set search_path = public, pg_temp as $$
  select refresh_event_listings(1, array(select id from events where id = any (ids) order by id for no key update));
  select refresh_event_listings(2, array(select id from new_events where id = any (ids) order by id for no key update));
$$;
comment on function repair_event_listings is 'Updates event_listings and event_dates for these ids of either table.';

-- Without past dates: only new listings get those.
create or replace view event_dates_expected as
select
  row_id, listing_id, original_start, starts_at, ends_at, day, is_canceled, is_moved, note, event_type, place_slug,
  featured, same_name, same_day, rank, local_start
from event_date_rows
where is_current and (not repeats or local_start < event_horizon());
comment on view event_dates_expected is 'What event_dates should contain.';

create or replace view event_dates_actual as
select coalesce(listing.event_id, listing.new_event_id) as row_id, date.*
from event_dates date
join event_listings listing on listing.id = date.listing_id
-- Past dates stay as they were.
where not listing.repeats or (date.local_start >= calendar_start() and date.local_start < event_horizon());
comment on view event_dates_actual is 'What event_dates contains, without past dates of repeating events.';

create or replace function repair_event_dates(ids uuid[]) returns void language sql security definer
set search_path = public, pg_temp as $$
  select repair_event_listings(ids);
$$;
comment on function repair_event_dates is 'The same as repair_event_listings.';

revoke all on event_listing_source, event_listing_rows, event_date_source, event_date_rows, event_listings_expected,
  event_listings_actual, event_dates_expected, event_dates_actual from ujamaa_app;
grant select on event_listings_expected, event_listings_actual, event_dates_expected, event_dates_actual to ujamaa_app;
grant execute on function repair_event_listings, repair_event_dates to ujamaa_app;

create or replace view search_event_source as
select
  l.id, l.id as key, l.name as title,
  concat_ws(' ', l.event_type, 'event', l.organizer_name) as category, l.event_type as filter,
  l.city, s.name as state, l.location as place, left(l.folded_text, 2000) as body,
  0 as rating, '-infinity'::timestamptz as added_at,
  concat_ws(
    ' · ', l.event_type,
    case when l.is_virtual then 'Online' else coalesce(l.city || ', ' || l.state, l.location) end
  ) as detail,
  coalesce(left(l.summary, 240), '') as summary, l.image_url as picture_url, null::text as price,
  null::point as point,
  dates.starts_at,
  case when e.repeats is not null and e.repeat_until is null then 'infinity' else dates.ends_at end as ends_at,
  dates.hours,
  (case when l.featured then 1 else 0.5 end)::real as quality
from event_listings l
left join events e on e.id = l.event_id
left join us_states s on s.code = l.state
cross join lateral (
  select
    min(d.starts_at) as starts_at, max(greatest(d.starts_at, d.ends_at)) as ends_at,
    array_agg(distinct to_char(d.starts_at at time zone l.time_zone, '"d:"YYYY-MM-DD"T"HH24'))
      filter (where d.starts_at > now() - interval '2 days' and isfinite(d.starts_at)) as hours
  from event_dates d where d.listing_id = l.id and not d.is_canceled
) as dates
-- Neither canceled nor a duplicate.
where exists (select from all_events a where a.id = l.id);
comment on view search_event_source is 'Search documents of events.';
revoke all on search_event_source from ujamaa_app;
