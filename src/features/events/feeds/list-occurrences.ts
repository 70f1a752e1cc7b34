import { listTransitions } from "#platform/calendar/list-transitions.ts";
import { happensOnce, localTimeOf, momentOf } from "#platform/calendar/local-time.ts";
import { type CalendarEvent, durationOf, zoneOf } from "./calendar-event.ts";
import { dayAt, dayNumber, isRuleDay } from "./rule-days.ts";

/** A date of a repeating event, identified by its local time in the rule. */
export type Occurrence = { local: string; start: Date; end: Date };

const dayMs = 86_400_000;
// For longer events, a clock change at the end is not considered.
const maxLookBackMs = 31 * dayMs;

/**
 * The dates of a repeating event that programs may read differently because clocks change on that day: a time that is
 * skipped or repeated, or an end on the other side of the change. They are written out one by one.
 */
export function listIrregularDates(event: CalendarEvent, toYear: number): Occurrence[] {
  const zone = zoneOf(event);
  if (!zone) return [];
  const duration = durationOf(event);
  const lookBack = Math.min(duration, maxLookBackMs);
  const days = new Set<string>([localTimeOf(event.start, zone).slice(0, 10)]);
  for (const { at, before, after } of listTransitions(zone, event.start.getUTCFullYear(), toYear)) {
    const last = Math.floor((at + Math.max(before, after)) / dayMs);
    for (let day = Math.floor((at + Math.min(before, after) - lookBack) / dayMs) - 1; day <= last; day++)
      days.add(dayAt(day));
  }
  return [...days].sort().flatMap((day) => {
    const occurrence = findOccurrence(event, day);
    return occurrence && !isRegular(occurrence, zone) ? [occurrence] : [];
  });
}

/** The date of a repeating event at this moment according to its rule, or null. */
export function findOccurrenceAt(event: CalendarEvent, originalStart: Date): Occurrence | null {
  const day = dayNumber(localTimeOf(originalStart, zoneOf(event) ?? "UTC").slice(0, 10));
  // A time skipped before midnight is on the next day.
  for (const candidate of [day, day - 1]) {
    const occurrence = findOccurrence(event, dayAt(candidate));
    if (occurrence?.start.getTime() === originalStart.getTime()) return occurrence;
  }
  return null;
}

function findOccurrence(event: CalendarEvent, day: string): Occurrence | null {
  const zone = zoneOf(event) ?? "UTC";
  const startLocal = localTimeOf(event.start, zone);
  const isFirst = day === startLocal.slice(0, 10);
  if (!isFirst && !(event.repetition && isRuleDay(event.repetition, startLocal, day))) return null;
  const local = `${day}${startLocal.slice(10)}`;
  const start = isFirst ? event.start : momentOf(local, zone);
  return start && { local, start, end: new Date(start.getTime() + durationOf(event)) };
}

/** Whether the times of a date are unambiguous, and no clock change affects its end. */
export function isRegular({ local, start, end }: Occurrence, zone: string): boolean {
  if (!happensOnce(local, zone)) return false;
  const duration = end.getTime() - start.getTime();
  const endLocal = new Date(Date.parse(`${local}Z`) + duration).toISOString().slice(0, 19);
  return happensOnce(endLocal, zone) && momentOf(endLocal, zone)?.getTime() === end.getTime();
}
