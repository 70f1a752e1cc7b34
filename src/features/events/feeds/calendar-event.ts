import { isTimeZone } from "#platform/calendar/local-time.ts";
import type { Repetition } from "../repetition.ts";

/** A canceled or moved date of a repeating event. */
export type CalendarChange = {
  /** The date according to the rule. */
  originalStart: Date;
  isCanceled: boolean;
  /** The new start. */
  startsAt: Date;
  endsAt: Date | null;
  note: string | null;
};

/** An event with everything in calendar files and news feeds. */
export type CalendarEvent = {
  id: string;
  name: string;
  description: string | null;
  location: string | null;
  type: string | null;
  organizer: { name: string; url: string } | null;
  /** The page of the event. */
  url: string;
  zone: string;
  start: Date;
  end: Date | null;
  repetition: Repetition | null;
  isCanceled: boolean;
  /** The organizer's note about a move or cancellation. */
  note: string | null;
  sequence: number;
  updatedAt: Date;
  changes: readonly CalendarChange[];
};

const utcNames = new Set(["utc", "etc/utc", "gmt", "etc/gmt", "z", "zulu", "etc/zulu", "uct", "etc/uct"]);

/** The time zone of an event's times, or null for UTC, which needs no definition. */
export function zoneOf({ zone }: Pick<CalendarEvent, "zone">): string | null {
  return utcNames.has(zone.toLowerCase()) || !isTimeZone(zone) ? null : zone;
}

/** The duration of an event in milliseconds. */
export function durationOf({ start, end }: Pick<CalendarEvent, "start" | "end">): number {
  return end ? end.getTime() - start.getTime() : 0;
}
