import { createHash, randomUUID } from "node:crypto";
import type { Requester } from "#platform/auth/actor.ts";
import type { Services } from "#platform/http/services.ts";
import { changeTrip } from "../commands/change-trip.server.ts";
import { createTrip } from "../commands/create-trip.server.ts";
import { canPlanTrips } from "../permissions.ts";
import { placeSubject } from "../place-subject.ts";
import { findLatestTrip } from "../queries/find-latest-trip.server.ts";
import { findSubjects } from "../queries/find-subjects.server.ts";
import { findTrip } from "../queries/find-trip.server.ts";
import type { Refused, TripRefusal } from "../refusals.ts";
import { startTrip } from "../start-trip.ts";
import { keyOf, type Subject } from "../subject.ts";

type Wanted = {
  kind: Subject["kind"];
  subjectId: string;
  /** The trip to add it to; the one that was changed last by default. */
  to?: string | undefined;
};
type Needs = Pick<Services, "db" | "limits">;
type Result =
  | { ok: true; tripId: string; stopId: string; title: string; day: number | null; isNew: boolean }
  | Refused<TripRefusal>;

/** Puts something of this site into a trip: an event on its date, all else to be placed. Adding it twice is adding it once. */
export async function addSubject(
  services: Needs,
  actor: Requester,
  { kind, subjectId, to }: Wanted,
): Promise<Result> {
  if (!canPlanTrips(actor)) return { ok: false, reason: "not-signed-in" };
  const key = keyOf({ kind, subjectId });
  const subject = (await findSubjects(services.db, [{ kind, subjectId }]))[key ?? ""];
  if (!subject) return { ok: false, reason: "unknown-subject" };
  const tripId = to === "new" ? null : (to ?? (await findLatestTrip(services.db, actor.id)));
  if (!tripId) return startWith(services, actor, subject);
  const found = await findTrip(services.db, actor, { tripId });
  if (!found) return { ok: false, reason: "unknown-trip" };
  // The same for the same thing, so that two presses at once still add one stop.
  const { stop, isNew } = placeSubject(found.trip, subject, () => idFrom(`${tripId} ${key}`));
  const added = { ok: true, tripId, stopId: stop.id, title: found.trip.title, day: stop.day, isNew } as const;
  if (!isNew) return added;
  const result = await changeTrip(services, actor, { tripId, change: { type: "add-stop", stop } });
  return result.ok ? added : result;
}

/** A new trip and its first stop are written together, or not at all. */
async function startWith(services: Needs, actor: Requester, subject: Subject): Promise<Result> {
  const trip = startTrip({ address: subject.address });
  const { stop } = placeSubject(trip, subject, randomUUID);
  const made = await createTrip(services, actor, { ...trip, stops: [stop] });
  if (!made.ok) return made;
  return { ok: true, tripId: made.tripId, stopId: stop.id, title: trip.title, day: stop.day, isNew: true };
}

/** A UUID (version 8, RFC 9562) made of a text. */
function idFrom(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
