import type { Requester } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { insertTrip, lockOwner } from "../insert-trip.server.ts";
import { tripLimits } from "../limits.ts";
import { canPlanTrips } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import type { StoredTrip } from "../visitor/read-stored-trip.ts";

type Result =
  | { ok: true; tripId: string; isNew: boolean }
  | Refused<"not-signed-in" | "too-many" | "trips-full" | "id-taken">;

/** Makes a visitor's trip one of the account, under its own id: carrying it over twice is carrying it over once. */
export async function carryOver(
  { db, limits }: Pick<Services, "db" | "limits">,
  actor: Requester,
  { id, trip }: StoredTrip,
): Promise<Result> {
  if (!canPlanTrips(actor)) return { ok: false, reason: "not-signed-in" };
  return transactWithin({ db, limits }, [[tripLimits.createAccount, actor.id]], async (tx) => {
    // Two tabs may carry it over at the same moment: one waits for the other.
    await lockOwner(tx, actor.id);
    const known = await tx.selectFrom("trips").select("owner_id").where("id", "=", id).executeTakeFirst();
    if (known && known.owner_id !== actor.id) return { ok: false, reason: "id-taken" };
    if (known) return { ok: true, tripId: id, isNew: false };
    const made = await insertTrip(tx, { ownerId: actor.id, id, trip });
    return made.ok ? { ...made, isNew: true } : made;
  });
}
