import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { insertTrip, lockOwner } from "../insert-trip.server.ts";
import { tripLimits } from "../limits.ts";
import { canPlanTrips } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { startTrip } from "../start-trip.ts";
import type { Trip } from "../trip.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result =
  | { ok: true; tripId: string }
  | Refused<"not-signed-in" | "too-many" | "trips-full" | "id-taken">;

/** Starts a trip of one's own; its stops, if it begins with some, are written with it. */
export async function createTrip(
  { db, limits }: Needs,
  actor: Actor,
  input: Pick<Trip, "title"> & Partial<Trip>,
): Promise<Result> {
  if (!canPlanTrips(actor)) return { ok: false, reason: "not-signed-in" };
  const tooMany = await refuseIfTooMany(limits, [[tripLimits.createAccount, actor.id]]);
  if (tooMany) return tooMany;
  return transact(db, async (tx): Promise<Result> => {
    await lockOwner(tx, actor.id);
    return insertTrip(tx, { ownerId: actor.id, trip: { ...startTrip(), ...input } });
  });
}
