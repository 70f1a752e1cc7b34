import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canManageTrip, type TripRole } from "../permissions.ts";
import { selectAccess } from "../queries/find-trip.server.ts";
import type { Refused } from "../refusals.ts";

type Result = { ok: true } | Refused<"unknown-trip">;

/** Ends a secret address. Members who joined by it stay until they are removed. */
export async function endSharing(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { tripId, role }: { tripId: string; role: TripRole },
): Promise<Result> {
  return transact(db, async (tx): Promise<Result> => {
    const access = await selectAccess(tx, actor, { tripId }).forUpdate("trips").executeTakeFirst();
    if (!canManageTrip(actor, access)) return { ok: false, reason: "unknown-trip" };
    await tx.deleteFrom("trip_links").where("trip_id", "=", access.id).where("role", "=", role).execute();
    return { ok: true };
  });
}
