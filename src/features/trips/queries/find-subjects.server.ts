import { sql } from "kysely";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { readClosedWeekdays } from "../read-weekdays.ts";
import { keyOf, type Subject, type Subjects } from "../subject.ts";
import type { StopKind } from "../trip.ts";

type Wanted = { kind: StopKind; subjectId: string | null };
type Row = Omit<Subject, "closedOn"> & { schedule: string | null };

const guideStop = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-3]-[a-z_]{1,24}$/;
/** Of an event that repeats: enough to meet the days of a trip that is being planned. */
const maxDates = 60;

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
      media as picture, latitude, longitude, null as schedule, '[]'::jsonb as dates
    from directory where id = any(${ids("business")}::uuid[])
    union all
    select 'tour', id::text, tour_name, coalesce(location, ''), '/cultural-tours', null, null, null, schedule, '[]'
    from cultural_tours where id = any(${ids("tour")}::uuid[])
    union all
    select 'booking', id::text, name, coalesce(location, ''), '/booking-platform', null, null, null, null, '[]'
    from booking_platform where id = any(${ids("booking")}::uuid[])
    union all
    select 'guide', id::text, city_name || ' guide', concat_ws(', ', city_name, state), '/travel-guides/' || id,
      null, null, null, null, '[]'
    from travel_guides where id = any(${ids("guide")}::uuid[])
    union all
    select 'guide', guide_id || '-' || day || '-' || slot, name, concat_ws(', ', nullif(address, ''), city_name, state),
      '/travel-guides/' || guide_id, null, null, null, null, '[]'
    from guide_stops join travel_guides on travel_guides.id = guide_id
    where guide_id = any(${guideStops.map((id) => id.slice(0, 36))}::uuid[])
      and guide_id || '-' || day || '-' || slot = any(${guideStops}::text[])
    union all
    select 'event', id::text, min(name), coalesce(min(location), ''), '/event/' || id, null, null, null, null,
      coalesce(jsonb_agg(jsonb_build_object(
        'day', to_char(start_datetime at time zone time_zone, 'YYYY-MM-DD'),
        'startsAt', to_char(start_datetime at time zone time_zone, 'HH24:MI')
      ) order by start_datetime) filter (where start_datetime is not null), '[]')
    from (
      -- The dates nearest to today, so that a trip of last month still finds its event.
      select id, name, location, start_datetime, time_zone,
        row_number() over (partition by id order by abs(extract(epoch from starts_at - now()))) as number
      from all_events where id = any(${eventIds})
    ) dated
    where number <= ${maxDates}
    group by id`.execute(db);
  const found = rows.map(({ schedule, ...row }) => [
    `${row.kind}:${row.id}`,
    {
      ...row,
      name: row.name.trim().slice(0, 200).trimEnd(),
      address: row.address.trim().slice(0, 300).trimEnd(),
      closedOn: readClosedWeekdays(schedule),
    },
  ]);
  return { ...Object.fromEntries(keys.map((key) => [key, null])), ...Object.fromEntries(found) };
}
