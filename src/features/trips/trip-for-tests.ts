import type { Trip, TripStop } from "./trip.ts";

/** A stop on the first day. */
export function aStop(values: Partial<TripStop> = {}): TripStop {
  return {
    id: "0199f000-0000-7000-8000-000000000001",
    day: 1,
    position: "V",
    kind: "own",
    subjectId: null,
    name: "The long porch",
    address: "",
    startsAt: null,
    minutes: null,
    costCents: null,
    costKind: "other",
    note: "",
    ...values,
  };
}

/** A trip of three days without stops. */
export function aTrip(values: Partial<Trip> = {}): Trip {
  return {
    title: "Savannah with Mama",
    placeSlug: "savannah-ga",
    startsOn: "2027-03-19",
    days: 3,
    people: 2,
    notes: "",
    stops: [],
    ...values,
  };
}
