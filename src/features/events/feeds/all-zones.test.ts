import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { listTransitions } from "#platform/calendar/list-transitions.ts";
import { localTimeOf, momentOf } from "#platform/calendar/local-time.ts";
import { setUpDatabase } from "#testing/database.ts";
import { isNightly } from "#testing/nightly.ts";
import { readCalendar } from "#testing/read-calendar.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { differentZones, zones } from "./events-for-tests.ts";
import { writeCalendar } from "./write-calendar.ts";

const database = setUpDatabase();
const [fromYear, toYear] = [2025, 2028];
const minuteMs = 60_000;

/**
 * Daylight saving time in both hemispheres, by half an hour, and none; quarter-hour offsets; both sides of the date
 * line.
 */
const telling = [
  ...["America/New_York", "America/Phoenix", "America/St_Johns", "America/Santiago", "Europe/London"],
  ...["Africa/Accra", "Africa/Casablanca", "Asia/Kathmandu", "Asia/Kolkata", "Australia/Lord_Howe"],
  ...["Pacific/Chatham", "Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"],
];

type LocalTime = { zone: string; local: string };

/** Local times on both sides of every clock change, and those it skips or repeats. */
function listTimesAround(zone: string): LocalTime[] {
  return listTransitions(zone, fromYear, toYear).flatMap(({ at, before, after }) => {
    const shift = Math.abs(after - before);
    const lower = at + Math.min(before, after);
    const upper = at + Math.max(before, after);
    const times = [lower - minuteMs, lower, lower + shift / 2, upper - minuteMs, upper, upper + minuteMs];
    return times.map((time) => ({ zone, local: new Date(time).toISOString().slice(0, 19) }));
  });
}

describe("local times in every zone", () => {
  let known: string[] = [];
  const times: LocalTime[] = [];
  beforeAll(async () => {
    const { rows } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(database.owner);
    const names = new Set(rows.map(({ name }) => name));
    known = zones.filter((zone) => names.has(zone));
    for (const zone of known.filter((name) => isNightly || telling.includes(name)))
      times.push(
        ...listTimesAround(zone),
        { zone, local: "2026-01-15T12:00:00" },
        { zone, local: "2026-07-15T12:00:00" },
      );
  });

  it("are known to the database and the app", () => {
    expect(zones.filter((zone) => !known.includes(zone))).toEqual([]);
    expect(known.length).toBeGreaterThan(400);
  });

  it("are the same moment in the database and the app", async () => {
    const { rows } = await sql<LocalTime & { moment: Date }>`
      select zone, local, local_moment(local::timestamp, zone) as moment
      from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as given (zone text, local text)
    `.execute(database.owner);
    const differing = rows.filter(
      ({ zone, local, moment }) => momentOf(local, zone)?.getTime() !== moment.getTime(),
    );
    expect(times.length).toBeGreaterThan(isNightly ? 5_000 : 100);
    expect(differing.filter(({ zone }) => !differentZones.includes(zone)).slice(0, 5)).toEqual([]);
  });

  it("are the same moment in a calendar file, read by another library", () => {
    const events = times.flatMap(({ zone, local }, index): CalendarEvent[] => {
      const start = momentOf(local, zone);
      return start ? [{ ...plainEvent, id: String(index), zone, start, end: start }] : [];
    });
    for (let at = 0; at < events.length; at += 1_000) {
      const part = events.slice(at, at + 1_000);
      const text = writeCalendar({
        ...{ siteName: "Market", name: "All", url: "https://ujamaa.example/x.ics" },
        ...{ events: part, toYear },
      });
      const read = readCalendar(text, { until: new Date() });
      const differing = part.filter(({ id, start }) => !read.get(id)?.[0]?.startsWith(start.toISOString()));
      expect(differing.slice(0, 5)).toEqual([]);
    }
  });

  it("use the offset before the change if skipped, and are the first moment if repeated", () => {
    for (const { zone, local } of times) {
      const moment = momentOf(local, zone)?.getTime() ?? 0;
      const shown = localTimeOf(new Date(moment), zone);
      const change = listTransitions(zone, fromYear, toYear).find(
        ({ at, before, after }) =>
          Date.parse(`${local}Z`) >= at + Math.min(before, after) &&
          Date.parse(`${local}Z`) < at + Math.max(before, after),
      );
      expect([zone, local, shown === local]).toEqual([zone, local, !change || change.after < change.before]);
      if (change)
        expect([zone, local, moment]).toEqual([zone, local, Date.parse(`${local}Z`) - change.before]);
    }
  });
});

const plainEvent = {
  ...{ name: "Event", description: null, location: null, type: null, organizer: null },
  ...{ url: "https://ujamaa.example/", repetition: null, isCanceled: false, note: null, sequence: 0 },
  ...{ updatedAt: new Date(0), changes: [] },
};
