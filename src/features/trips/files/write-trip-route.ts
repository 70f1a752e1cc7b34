import { escapeXml } from "#platform/http/response/escape-xml.ts";
import { dateOf, formatClock, formatDate } from "../days.ts";
import { listStops } from "../position.ts";
import { keyOf, type Subject, type Subjects } from "../subject.ts";
import type { Trip, TripStop } from "../trip.ts";

type Point = { stop: TripStop; subject: Subject & { latitude: number; longitude: number } };

/** A trip as a route file (GPX 1.1): one route a day, with the stops whose place is known. Null when there are none. */
export function writeTripRoute(
  trip: Trip,
  { subjects, siteName }: { subjects: Subjects; siteName: string },
): string | null {
  const days = Array.from({ length: trip.days }, (_, index) => index + 1);
  const routes = days.flatMap((day) => {
    const points = listPoints(trip, day, subjects);
    return points.length > 0 ? writeRoute(trip, day, points) : [];
  });
  if (routes.length === 0) return null;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeXml(siteName)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `  <metadata><name>${escapeXml(trip.title)}</name></metadata>`,
    ...routes,
    "</gpx>",
    "",
  ].join("\n");
}

/** The stops of a day that stand on the map, in their order. */
function listPoints(trip: Trip, day: number, subjects: Subjects): Point[] {
  return listStops(trip.stops, day).flatMap((stop) => {
    const subject = subjects[keyOf(stop) ?? ""];
    if (!subject || subject.latitude === null || subject.longitude === null) return [];
    return [{ stop, subject: { ...subject, latitude: subject.latitude, longitude: subject.longitude } }];
  });
}

function writeRoute(trip: Trip, day: number, points: readonly Point[]): string[] {
  const date = dateOf(trip.startsOn, day);
  return [
    "  <rte>",
    `    <name>${escapeXml(`Day ${day}${date ? `, ${formatDate(date)}` : ""}`)}</name>`,
    ...points.flatMap(({ stop, subject }) => [
      `    <rtept lat="${subject.latitude.toFixed(6)}" lon="${subject.longitude.toFixed(6)}">`,
      `      <name>${escapeXml(stop.name)}</name>`,
      ...describe(stop, subject),
      "    </rtept>",
    ]),
    "  </rte>",
  ];
}

function describe({ startsAt, address, note }: TripStop, { isApproximate }: Subject): string[] {
  const where = [address, isApproximate && "about here"].filter(Boolean).join(", ");
  const words = [startsAt && formatClock(startsAt), where, note].filter(Boolean).join(" · ");
  return words ? [`      <desc>${escapeXml(words)}</desc>`] : [];
}
