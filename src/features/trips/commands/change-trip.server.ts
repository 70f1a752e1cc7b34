import { accountOf, type Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { applyChange } from "../apply-change.ts";
import { tripLimits } from "../limits.ts";
import { canEditTrip, canViewTrip } from "../permissions.ts";
import { findSubjects } from "../queries/find-subjects.server.ts";
import { selectAccess, type TripAddress } from "../queries/find-trip.server.ts";
import { readTrip } from "../queries/read-trip.server.ts";
import type { Refused } from "../refusals.ts";
import { storeTrip } from "../store-trip.server.ts";
import { keyOf } from "../subject.ts";
import type { Trip, TripChange } from "../trip.ts";

type Needs = Pick<Services, "db" | "limits">;
export type ChangedTrip = {
  ok: true;
  trip: Trip;
  version: number;
  /** The fields that somebody else had changed first; their values stay. */
  refused: string[];
  /** The name of who was first, where it is known. */
  by: string | null;
};
type Result =
  | ChangedTrip
  | Refused<"unknown-trip" | "view-only" | "too-many" | "unknown-subject" | "trip-full" | "id-taken">;

/**
 * Applies one change to a trip, field by field. Changes of one trip wait for each other at its row, so each sees what the
 * one before it wrote.
 */
export async function changeTrip(
  { db, limits }: Needs,
  actor: Requester,
  { change: sent, ...address }: TripAddress & { change: TripChange },
): Promise<Result> {
  const tooMany = await refuseIfTooMany(limits, [
    actor.kind === "person" ? [tripLimits.changeAccount, actor.id] : [tripLimits.changeNetwork, actor.ip],
  ]);
  if (tooMany) return tooMany;
  const change = await completeStop(db, sent);
  if (!change) return { ok: false, reason: "unknown-subject" };
  return transact(db, async (tx): Promise<Result> => {
    const access = await selectAccess(tx, actor, address).forUpdate("trips").executeTakeFirst();
    if (!canViewTrip(actor, access)) return { ok: false, reason: "unknown-trip" };
    if (!canEditTrip(actor, access)) return { ok: false, reason: "view-only" };
    const before = await readTrip(tx, access.id);
    if (!before) return { ok: false, reason: "unknown-trip" };
    const { trip, refused } = applyChange(before, change);
    if (refused.includes("stops")) return { ok: false, reason: "trip-full" };
    const by = refused.length > 0 ? await findLastEditor(tx, access.id, change) : null;
    const stored = await storeTrip(tx, { tripId: access.id, before, after: trip, by: accountOf(actor) });
    if (!stored) return { ok: false, reason: "id-taken" };
    // In the order in which every page reads it.
    const fresh = (await readTrip(tx, access.id)) ?? trip;
    return { ok: true, trip: fresh, version: access.version + (stored.hasChanged ? 1 : 0), refused, by };
  });
}

/** Name and address of something of this site are read here, never from the browser. */
async function completeStop(db: Needs["db"], change: TripChange): Promise<TripChange | null> {
  const key = change.type === "add-stop" ? keyOf(change.stop) : null;
  if (change.type !== "add-stop" || key === null) return change;
  const subject = (await findSubjects(db, [change.stop]))[key];
  if (!subject) return null;
  return { ...change, stop: { ...change.stop, name: subject.name, address: subject.address } };
}

async function findLastEditor(tx: Needs["db"], tripId: string, change: TripChange): Promise<string | null> {
  const editor =
    change.type === "edit-stop" || change.type === "move-stop"
      ? tx
          .selectFrom("trip_stops")
          .select("changed_by")
          .where("id", "=", change.id)
          .where("trip_id", "=", tripId)
      : tx.selectFrom("trips").select("changed_by").where("id", "=", tripId);
  const found = await tx
    .selectFrom("profiles")
    .select("username")
    .where("id", "=", editor)
    .executeTakeFirst();
  return found?.username ?? null;
}
