/** What a stop can be: something of this site, or words of one's own. */
export const stopKinds = ["business", "tour", "booking", "event", "guide", "own"] as const;
export type StopKind = (typeof stopKinds)[number];

export const costKinds = ["food", "tours", "stays", "getting-around", "shopping", "other"] as const;
export type CostKind = (typeof costKinds)[number];

export const maxDays = 14;
export const maxStops = 200;

/** Whether PostgreSQL takes a text: well-formed and without the null character. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

export type TripStop = {
  id: string;
  /** The day it stands in, from 1; null while it is saved and not placed yet. */
  day: number | null;
  /** A key between those of its neighbors in the day, see `position.ts`. */
  position: string;
  kind: StopKind;
  subjectId: string | null;
  name: string;
  address: string;
  /** `09:30`, on the clock of the place. */
  startsAt: string | null;
  minutes: number | null;
  costCents: number | null;
  costKind: CostKind;
  note: string;
};

/** A trip as the page, the browser's own copy and the exports know it. */
export type Trip = {
  title: string;
  placeSlug: string | null;
  /** `2027-03-19`; null while its days have no dates. */
  startsOn: string | null;
  days: number;
  people: number;
  notes: string;
  stops: TripStop[];
};

export type TripDetails = Omit<Trip, "stops">;
export type StopDetails = Pick<
  TripStop,
  "name" | "address" | "startsAt" | "minutes" | "costCents" | "costKind" | "note"
>;
type Edit<Value> = { from: Value; to: Value };
export type Edits<Fields> = { [Name in keyof Fields]?: Edit<Fields[Name]> };

/**
 * One change of a trip. An edit carries the value its author saw: a field that somebody else has changed since is left as
 * it is and reported, every other field is merged.
 */
export type TripChange =
  | { type: "edit-trip"; edits: Edits<TripDetails> }
  | { type: "add-stop"; stop: TripStop }
  | { type: "edit-stop"; id: string; edits: Edits<StopDetails> }
  | { type: "move-stop"; id: string; day: number | null; position: string }
  | { type: "remove-stop"; id: string };
