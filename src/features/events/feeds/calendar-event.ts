import { isTimeZone } from "#platform/calendar/local-time.ts";
import type { Repetition } from "../repetition.ts";

/** A date of a repeating event that was canceled or moved. */
export type CalendarChange = {
  /** The date as the rule gives it. */
  originalStart: Date;
  isCanceled: boolean;
  /** Where it is now. */
  startsAt: Date;
  endsAt: Date | null;
  note: string | null;
};

/** An event with all that calendar files and news feeds say about it. */
export type CalendarEvent = {
  id: string;
  name: string;
  description: string | null;
  location: string | null;
  type: string | null;
  organizer: { name: string; url: string } | null;
  /** Where to read about it. */
  url: string;
  zone: string;
  start: Date;
  end: Date | null;
  repetition: Repetition | null;
  isCanceled: boolean;
  /** What the organizer says about a move or cancellation. */
  note: string | null;
  sequence: number;
  updatedAt: Date;
  changes: readonly CalendarChange[];
};

const utcNames = new Set(["utc", "etc/utc", "gmt", "etc/gmt", "z", "zulu", "etc/zulu", "uct", "etc/uct"]);

/** The zone in which an event's times are written; null for UTC, which needs no definition. */
export function zoneOf({ zone }: Pick<CalendarEvent, "zone">): string | null {
  return utcNames.has(zone.toLowerCase()) || !isTimeZone(zone) ? null : zone;
}

/** How long an event lasts, in milliseconds. */
export function durationOf({ start, end }: Pick<CalendarEvent, "start" | "end">): number {
  return end ? end.getTime() - start.getTime() : 0;
}
