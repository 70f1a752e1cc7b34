import { sql } from "kysely";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { readClosedWeekdays } from "../read-weekdays.ts";
import { keyOf, type Subject, type Subjects } from "../subject.ts";
import type { StopKind } from "../trip.ts";

type Wanted = { kind: StopKind; subjectId: string | null };
type Row = Omit<Subject, "closedOn"> & { schedule: string | null; isApproximate: boolean };

const guideStop = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-3]-[a-z_]{1,24}$/;
/** Of an event that repeats: enough to meet the days of a trip that is being planned. */
const maxDates = 60;
/** The longest that a stop can take: a day. */
const maxMinutes = 1_440;

/** Where an event is: the only business of its city by the name that its location begins with, or the middle of the city. */
const pointOfEvent = sql`
  select latitude, longitude, is_approximate from (
    select 1 as rank, place.latitude, place.longitude, false as is_approximate, count(*) over () as places
    from event_listings listing
    join us_states state on state.code = listing.state
    join businesses business
      on fold_search_text(business.name) = fold_search_text(split_part(listing.location, ',', 1))
      and lower(business.location_city) = lower(listing.city) and business.location_state = state.name
    join directory place on place.id = business.id
    where listing.id = event.id and not listing.is_virtual
    union all
    select 2, city.latitude, city.longitude, true, 1
    from event_listings listing
    join us_states state on state.code = listing.state
    join business_cities city on lower(city.city) = lower(listing.city) and city.state = state.name
    where listing.id = event.id and not listing.is_virtual
  ) known
  where places = 1 and latitude is not null
  order by rank limit 1`;

/** What the site knows about the subjects of stops, in one statement. One that is gone is null. */
export async function findSubjects(db: Db, wanted: readonly Wanted[]): Promise<Subjects> {
  const keys = wanted.flatMap((stop) => keyOf(stop) ?? []);
  if (keys.length === 0) return {};
  const of = (kind: Subject["kind"]) =>
    wanted.flatMap((stop) => (stop.kind === kind && stop.subjectId ? [stop.subjectId] : []));
  const ids = (kind: Subject["kind"]) => of(kind).filter(isUuid);
  // A stop of a guide: the guide's id, the day and the part of the day.
  const guideStops = of("guide").filter((id) => guideStop.test(id));
  // Those of the calendar are no UUIDs to the database: community events have ids of their own.
  const eventIds = wanted.flatMap(({ kind, subjectId }) =>
    kind === "event" && subjectId ? [subjectId] : [],
  );
  const { rows } = await sql<Row>`
    select 'business' as kind, id::text, name, coalesce(location, '') as address, '/business/' || id as path,
      media as picture, latitude, longitude, null as schedule, '[]'::jsonb as dates,
      false as "isApproximate"
    from directory where id = any(${ids("business")}::uuid[])
    union all
    select 'tour', id::text, tour_name, coalesce(location, ''), '/cultural-tours', null, null, null, schedule, '[]', false
    from cultural_tours where id = any(${ids("tour")}::uuid[])
    union all
    select 'booking', id::text, name, coalesce(location, ''), '/booking-platform', null, null, null, null, '[]', false
    from booking_platform where id = any(${ids("booking")}::uuid[])
    union all
    select 'guide', id::text, city_name || ' guide', concat_ws(', ', city_name, state), '/travel-guides/' || id,
      null, null, null, null, '[]', false
    from travel_guides where id = any(${ids("guide")}::uuid[])
    union all
    select 'guide', guide_id || '-' || day || '-' || slot, name, concat_ws(', ', nullif(address, ''), city_name, state),
      '/travel-guides/' || guide_id, null, null, null, null, '[]', false
    from guide_stops join travel_guides on travel_guides.id = guide_id
    where guide_id = any(${guideStops.map((id) => id.slice(0, 36))}::uuid[])
      and guide_id || '-' || day || '-' || slot = any(${guideStops}::text[])
    union all
    select 'event', event.id, event.name, event.location, '/event/' || event.id, null, point.latitude, point.longitude,
      null, event.dates, coalesce(point.is_approximate, false)
    from (
      select id, min(name) as name, coalesce(min(location), '') as location,
        coalesce(jsonb_agg(jsonb_build_object(
          'day', to_char(start_datetime at time zone time_zone, 'YYYY-MM-DD'),
          'startsAt', to_char(start_datetime at time zone time_zone, 'HH24:MI'),
          'minutes', case when minutes between 1 and ${maxMinutes} then minutes end
        ) order by start_datetime) filter (where start_datetime is not null), '[]') as dates
      from (
        -- The dates nearest to today, so that a trip of last month still finds its event.
        select id, name, location, start_datetime, time_zone,
          round(extract(epoch from end_datetime - start_datetime) / 60) as minutes,
          row_number() over (partition by id order by abs(extract(epoch from starts_at - now()))) as number
        from all_events where id = any(${eventIds})
      ) dated
      where number <= ${maxDates}
      group by id
    ) event
    left join lateral (${pointOfEvent}) point on true`.execute(db);
  const found = rows.map(({ schedule, isApproximate, ...row }) => [
    `${row.kind}:${row.id}`,
    {
      ...row,
      name: row.name.trim().slice(0, 200).trimEnd(),
      address: row.address.trim().slice(0, 300).trimEnd(),
      closedOn: readClosedWeekdays(schedule),
      isApproximate: isApproximate || undefined,
    },
  ]);
  return { ...Object.fromEntries(keys.map((key) => [key, null])), ...Object.fromEntries(found) };
}
