import { dateOf, formatClock, formatDate, minutesOf, nameWeekdays, timeAt, weekdayOf } from "./days.ts";
import { listStops, positionAtEnd } from "./position.ts";
import { keyOf, type Subject, type Subjects } from "./subject.ts";
import type { Trip, TripChange, TripStop } from "./trip.ts";

export type Conflict = {
  /** The same as long as nothing about it changes, so that "Leave it" can be remembered. */
  id: string;
  kind: "overlap" | "closed" | "other-day" | "gone";
  day: number | null;
  stopId: string;
  /** A whole sentence for the list above the days. */
  text: string;
  /** The same at the stop itself. */
  short: string;
  repair: { label: string; change: TripChange } | null;
};

/** To get from one stop to the next, before a quarter of an hour is filled up. */
const minutesBetween = 10;

/** What cannot work out: stops that overlap, closed doors, an event on another day, a subject that is gone. */
export function findConflicts(trip: Trip, facts: Subjects): Conflict[] {
  const days = Array.from({ length: trip.days }, (_, index) => index + 1);
  return [
    ...days.flatMap((day) => [...findOverlaps(trip, day), ...findClosed(trip, day, facts)]),
    ...findGone(trip, facts),
  ].sort((one, other) => (one.day ?? 99) - (other.day ?? 99));
}

/** Each stop with a time against the one that ends last before it, by the clock and not by the order of the list. */
function findOverlaps(trip: Trip, day: number): Conflict[] {
  const timed = listStops(trip.stops, day)
    .flatMap((stop) => (stop.startsAt === null ? [] : [{ stop, start: minutesOf(stop.startsAt) }]))
    .map(({ stop, start }) => ({ stop, start, end: start + (stop.minutes ?? 0) }))
    .sort((one, other) => one.start - other.start || one.end - other.end);
  return timed.flatMap((current, index) => {
    const earlier = timed.slice(0, index).filter(({ end }) => end > current.start);
    const last = earlier.sort((one, other) => other.end - one.end)[0];
    return last ? [describeOverlap(day, last, current)] : [];
  });
}

type Timed = { stop: TripStop; start: number; end: number };

function describeOverlap(day: number, first: Timed, second: Timed): Conflict {
  const { id, name, startsAt } = second.stop;
  const ends = timeAt(first.end);
  const next = timeAt(Math.ceil((first.end + minutesBetween) / 15) * 15);
  const early = first.end - second.start;
  const isPossible = next !== null && minutesOf(next) + (second.stop.minutes ?? 0) <= 24 * 60;
  return {
    id: `overlap:${first.stop.id}:${first.end}:${id}:${second.start}`,
    kind: "overlap",
    day,
    stopId: id,
    text: `${first.stop.name} ends ${ends ? `at ${formatClock(ends)}` : "after midnight"}, and ${name} starts at ${formatClock(startsAt ?? "")}.`,
    short: `Starts ${early} ${early === 1 ? "minute" : "minutes"} before ${first.stop.name} ends.`,
    repair: isPossible
      ? {
          label: `Move ${name} to ${formatClock(next)}`,
          change: { type: "edit-stop", id, edits: { startsAt: { from: startsAt, to: next } } },
        }
      : null,
  };
}

function findClosed(trip: Trip, day: number, facts: Subjects): Conflict[] {
  const date = dateOf(trip.startsOn, day);
  if (date === null) return [];
  return listStops(trip.stops, day).flatMap((stop): Conflict[] => {
    const subject = factsOf(stop, facts);
    if (!subject || isOpenOn(subject, date)) return [];
    const isEvent = subject.dates.length > 0;
    const short = isEvent ? describeDates(subject, date) : `Closed on ${nameWeekdays(weekdayOf(date))}.`;
    return [
      {
        id: `${isEvent ? "other-day" : "closed"}:${stop.id}:${date}`,
        kind: isEvent ? "other-day" : "closed",
        day,
        stopId: stop.id,
        text: `${stop.name} is ${short.charAt(0).toLowerCase()}${short.slice(1)}`,
        short,
        repair: findOpenDay(trip, stop, subject),
      },
    ];
  });
}

function findOpenDay(trip: Trip, stop: TripStop, subject: Subject): Conflict["repair"] {
  const days = Array.from({ length: trip.days }, (_, index) => index + 1);
  const open = days.find((day) => {
    const date = dateOf(trip.startsOn, day);
    return date !== null && isOpenOn(subject, date);
  });
  if (open === undefined) return null;
  const position = positionAtEnd(trip.stops, open);
  return { label: `Move it to Day ${open}`, change: { type: "move-stop", id: stop.id, day: open, position } };
}

function findGone(trip: Trip, facts: Subjects): Conflict[] {
  return trip.stops
    .filter((stop) => factsOf(stop, facts) === null)
    .map((stop) => ({
      id: `gone:${stop.id}`,
      kind: "gone" as const,
      day: stop.day,
      stopId: stop.id,
      text: `${stop.name} is no longer on this site. Ask before you go.`,
      short: "No longer on this site.",
      repair: { label: "Take it out", change: { type: "remove-stop" as const, id: stop.id } },
    }));
}

function factsOf(stop: TripStop, facts: Subjects): Subject | null | undefined {
  const key = keyOf(stop);
  return key === null ? undefined : facts[key];
}

function isOpenOn({ closedOn, dates }: Subject, date: string): boolean {
  if (dates.length > 0) return dates.some(({ day }) => day === date);
  return !closedOn.includes(weekdayOf(date));
}

/** The date that is nearest to the one planned. */
function describeDates({ dates }: Subject, date: string): string {
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(date));
  const nearest = dates.reduce((best, next) => (distance(next.day) < distance(best.day) ? next : best));
  return `On ${formatDate(nearest.day)}, not on ${formatDate(date)}.`;
}
