import type { Actor } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
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
  services: Needs,
  actor: Actor,
  input: Pick<Trip, "title"> & Partial<Trip>,
): Promise<Result> {
  if (!canPlanTrips(actor)) return { ok: false, reason: "not-signed-in" };
  return transactWithin(services, [[tripLimits.createAccount, actor.id]], async (tx): Promise<Result> => {
    await lockOwner(tx, actor.id);
    return insertTrip(tx, { ownerId: actor.id, trip: { ...startTrip(), ...input } });
  });
}
