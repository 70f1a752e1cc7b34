import type { Subjects } from "../subject.ts";
import type { Trip } from "../trip.ts";
import { writeTripCalendar } from "./write-trip-calendar.ts";
import { writeTripRoute } from "./write-trip-route.ts";

export type TripFileKind = "ics" | "gpx";

export const typeOf: Record<TripFileKind, string> = {
  ics: "text/calendar; charset=utf-8",
  gpx: "application/gpx+xml; charset=utf-8",
};

/** Why there is no file yet. */
export const missingWords: Record<TripFileKind, { title: string; description: string }> = {
  ics: {
    title: "No calendar file yet",
    description: "Choose the day the trip starts, and place a stop in one of its days.",
  },
  gpx: {
    title: "No route file yet",
    description: "Place a stop in a day whose place on the map we know, such as a business of the directory.",
  },
};

/** A trip as a file to take along; null when it has nothing for it yet. */
export function writeTripFile(
  kind: TripFileKind,
  { trip, ...options }: { trip: Trip; subjects: Subjects; siteName: string; url: string; writtenAt: Date },
): string | null {
  return kind === "ics" ? writeTripCalendar(trip, options) : writeTripRoute(trip, options);
}
