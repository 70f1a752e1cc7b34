import { dayOf } from "./days.ts";
import { positionAtEnd } from "./position.ts";
import type { Subject } from "./subject.ts";
import type { CostKind, Trip, TripStop } from "./trip.ts";

const costKindOf: Record<Subject["kind"], CostKind> = {
  business: "other",
  tour: "tours",
  booking: "stays",
  event: "tours",
  guide: "other",
};

/** What is needed of a subject to place it. */
export type Placed = Pick<Subject, "kind" | "id" | "name" | "address"> & Partial<Pick<Subject, "dates">>;

/**
 * The stop that something of this site becomes: an event on its date, from its start to its end, everything else saved and not placed
 * yet. The one that is already in the trip where there is one, so that pressing twice adds once.
 */
export function placeSubject(
  trip: Trip,
  { kind, id, name, address, dates = [] }: Placed,
  makeId: () => string,
): { stop: TripStop; isNew: boolean } {
  const known = trip.stops.find((stop) => stop.kind === kind && stop.subjectId === id);
  if (known) return { stop: known, isNew: false };
  const date = dates.find(({ day }) => dayOf(trip, day) !== null);
  const day = date ? dayOf(trip, date.day) : null;
  const stop: TripStop = {
    id: makeId(),
    day,
    position: positionAtEnd(trip.stops, day),
    kind,
    subjectId: id,
    name,
    address,
    startsAt: date?.startsAt ?? null,
    minutes: date?.minutes ?? null,
    costCents: null,
    costKind: costKindOf[kind],
    note: "",
  };
  return { stop, isNew: true };
}
