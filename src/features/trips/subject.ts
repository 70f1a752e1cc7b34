import type { StopKind } from "./trip.ts";

/** How long it takes is known where its end is, up to a whole day. */
export type EventDate = { day: string; startsAt: string | null; minutes: number | null };

/** What the site knows about something that a stop leads to. */
export type Subject = {
  kind: Exclude<StopKind, "own">;
  id: string;
  name: string;
  address: string;
  /** Where to read about it, `/business/…`. */
  path: string | null;
  /** The picture of a business. */
  picture: string | null;
  latitude: number | null;
  longitude: number | null;
  /** The point is the middle of its city: nobody knows more. */
  isApproximate?: boolean;
  /** The weekdays on which it is closed, from 0, Sunday; empty where nobody says. */
  closedOn: readonly number[];
  /** The dates of an event on the clocks of its place, the next ones first; empty for what has no dates. */
  dates: readonly EventDate[];
};

/**
 * Subjects by `keyOf`. One that is null is gone: there is nothing under its id, or nothing that everybody may see. One
 * that is not named was not asked for.
 */
export type Subjects = Readonly<Record<string, Subject | null>>;

/** The name of a stop's subject in `Subjects`; null for words of one's own. */
export function keyOf({ kind, subjectId }: { kind: StopKind; subjectId: string | null }): string | null {
  return subjectId === null ? null : `${kind}:${subjectId}`;
}
