import { formatClock, formatDate, formatMinutes } from "./days.ts";
import { formatCents } from "./format-cents.ts";
import type { StopDetails, Trip, TripChange, TripDetails } from "./trip.ts";

/** A field that somebody else changed first: both texts, and the change that would put one's own in place. */
export type RefusedEdit = {
  id: string;
  label: string;
  theirs: string;
  mine: string;
  /** Null where there is nothing left to change: the stop was removed. */
  again: TripChange | null;
};

type Field = keyof TripDetails | keyof StopDetails;
const labels: Partial<Record<Field, string>> = {
  title: "The name",
  startsOn: "The first day",
  days: "The number of days",
  people: "The number of people",
  notes: "The notes",
  placeSlug: "The place",
  name: "The name",
  address: "The address",
  startsAt: "The time",
  minutes: "The length",
  costCents: "The cost",
  costKind: "The kind of cost",
  note: "The note",
};

/** What was left as it is, in words. */
export function describeRefused(trip: Trip, change: TripChange, refused: readonly string[]): RefusedEdit[] {
  if (change.type !== "edit-trip" && change.type !== "edit-stop") return [];
  const stop = change.type === "edit-stop" ? trip.stops.find(({ id }) => id === change.id) : undefined;
  const current: Partial<Record<Field, unknown>> = change.type === "edit-stop" ? (stop ?? {}) : trip;
  const edits = change.edits as Partial<Record<Field, { from: unknown; to: unknown }>>;
  return (Object.keys(edits) as Field[])
    .filter((field) => refused.includes(field))
    .map((field) => {
      const isGone = change.type === "edit-stop" && !stop;
      const again = {
        ...change,
        edits: { [field]: { from: current[field], to: edits[field]?.to } },
      } as TripChange;
      return {
        id: `${change.type === "edit-stop" ? change.id : "trip"} ${field}`,
        label: `${labels[field]}${stop ? ` of ${stop.name}` : ""}`,
        theirs: isGone ? "The stop was removed." : describe(field, current[field]),
        mine: describe(field, edits[field]?.to),
        again: isGone ? null : again,
      };
    });
}

function describe(field: Field, value: unknown): string {
  if (value === null || value === "" || value === undefined) return "Nothing";
  if (field === "costCents") return formatCents(Number(value));
  if (field === "minutes") return formatMinutes(Number(value));
  if (field === "startsAt") return formatClock(String(value));
  if (field === "startsOn") return formatDate(String(value));
  return String(value);
}
