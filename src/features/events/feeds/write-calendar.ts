import { writeCalendarFile } from "#platform/calendar/write-calendar-file.ts";
import { writeTimeZone } from "#platform/calendar/write-time-zone.ts";
import { type CalendarEvent, zoneOf } from "./calendar-event.ts";
import { writeEvent } from "./write-event.ts";

export type Calendar = {
  siteName: string;
  name: string;
  /** The URL of the calendar file. */
  url: string;
  events: readonly CalendarEvent[];
  /** Events without an end are exact up to the end of this year. */
  toYear: number;
};

/** Zones are defined for at most this many years. */
const maxYears = 60;

/** A calendar file (RFC 5545) with whole events. The same events always produce the same text. */
export function writeCalendar({ siteName, name, url, events, toYear }: Calendar): string {
  const { host } = new URL(url);
  const zones = writeTimeZones(events, toYear);
  return writeCalendarFile({
    ...{ siteName, name, url, part: "Events", refreshAfter: "PT1H" },
    components: [
      ...zones,
      ...events.flatMap((event) => writeEvent(event, { host, toYear })),
      // A calendar needs at least one component; an empty one defines UTC.
      ...(events.length === 0 ? writeTimeZone({ zone: "UTC", fromYear: toYear, toYear }) : []),
    ],
  });
}

/** The time zones of all events, each with the years its events need. */
function writeTimeZones(events: readonly CalendarEvent[], toYear: number): string[] {
  const periods = new Map<string, { from: number; to: number }>();
  for (const event of events) {
    const zone = zoneOf(event);
    if (!zone) continue;
    const years = listYears(event, toYear);
    const known = periods.get(zone);
    periods.set(zone, {
      from: Math.min(...years, known?.from ?? Number.POSITIVE_INFINITY),
      to: Math.max(...years, known?.to ?? 0),
    });
  }
  return [...periods].flatMap(([zone, { from, to }]) =>
    writeTimeZone({ zone, fromYear: Math.max(from, to - maxYears), toYear: to }),
  );
}

function listYears({ start, end, changes, repetition }: CalendarEvent, toYear: number): number[] {
  const dates = [start, end, ...changes.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])];
  const years = dates.flatMap((date) => (date ? [date.getUTCFullYear()] : []));
  // One more day on each side, for zones ahead of and behind UTC.
  const [first, last] = [Math.min(...years) - 1, Math.max(...years) + 1];
  const lastOfRule = repetition?.until ? Number(repetition.until.slice(0, 4)) + 1 : toYear;
  return [first, last, ...(repetition ? [Math.min(lastOfRule, toYear)] : [])];
}
