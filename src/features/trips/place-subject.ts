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

/**
 * The stop that something of this site becomes: saved, and not placed yet. The one that is already in the trip where there
 * is one, so that pressing twice adds once.
 */
export function placeSubject(
  trip: Trip,
  { kind, id, name, address }: Pick<Subject, "kind" | "id" | "name" | "address">,
  makeId: () => string,
): { stop: TripStop; isNew: boolean } {
  const known = trip.stops.find((stop) => stop.kind === kind && stop.subjectId === id);
  if (known) return { stop: known, isNew: false };
  const stop: TripStop = {
    ...{ id: makeId(), day: null, position: positionAtEnd(trip.stops, null) },
    ...{ kind, subjectId: id, name, address, startsAt: null, minutes: null },
    ...{ costCents: null, costKind: costKindOf[kind], note: "" },
  };
  return { stop, isNew: true };
}
