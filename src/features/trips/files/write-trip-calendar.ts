import type { PlannedEntry } from "#platform/calendar/write-plan.ts";
import { writePlan } from "#platform/calendar/write-plan.ts";
import { dateOf, minutesOf, timeAt } from "../days.ts";
import { listStops } from "../position.ts";
import { keyOf, type Subjects } from "../subject.ts";
import type { Trip, TripStop } from "../trip.ts";

type Options = {
  siteName: string;
  /** Where the trip is planned. */
  url: string;
  subjects: Subjects;
  writtenAt: Date;
};

/**
 * A trip as a calendar file: one entry a stop, at its time on the clocks of the place, or for the whole day where it has
 * none. Null while the trip has no dates, or no stop has a day.
 */
export function writeTripCalendar(
  trip: Trip,
  { siteName, url, subjects, writtenAt }: Options,
): string | null {
  const { origin } = new URL(url);
  const days = Array.from({ length: trip.days }, (_, index) => index + 1);
  const entries = days.flatMap((day) => {
    const date = dateOf(trip.startsOn, day);
    if (date === null) return [];
    return listStops(trip.stops, day).map((stop) => writeStop(stop, { date, origin, subjects }));
  });
  if (entries.length === 0) return null;
  // Without a zone: the times hold on the phone that travels along.
  return writePlan({ siteName, name: trip.title, url, part: "Trips", zone: null, entries, writtenAt });
}

type Where = { date: string; origin: string; subjects: Subjects };

function writeStop(stop: TripStop, { date, origin, subjects }: Where): PlannedEntry {
  const { id, name, address, note } = stop;
  const subject = subjects[keyOf(stop) ?? ""];
  // Placed by hand, an event still begins and ends when it does.
  const held = stop.startsAt === null ? subject?.dates.find(({ day }) => day === date) : undefined;
  const { startsAt, minutes } = held ?? stop;
  const path = subject?.path;
  const entry = { id, name, description: note, location: address, url: path ? `${origin}${path}` : null };
  if (startsAt === null) return { ...entry, startLocal: date };
  const startLocal = `${date}T${startsAt}`;
  return minutes === null
    ? { ...entry, startLocal }
    : { ...entry, startLocal, endLocal: endOf(date, startsAt, minutes) };
}

/** What goes on past midnight ends on the next day. */
function endOf(date: string, startsAt: string, minutes: number): string {
  const end = minutesOf(startsAt) + minutes;
  const day = end < 24 * 60 ? date : (dateOf(date, 2) ?? date);
  return `${day}T${timeAt(end % (24 * 60))}`;
}
