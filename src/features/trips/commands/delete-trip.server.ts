import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canManageTrip } from "../permissions.ts";
import { selectAccess } from "../queries/find-trip.server.ts";
import type { Refused } from "../refusals.ts";

type Result = { ok: true } | Refused<"unknown-trip">;

/** Deletes a trip with its stops, addresses and members, for everybody. */
export async function deleteTrip(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { tripId }: { tripId: string },
): Promise<Result> {
  return transact(db, async (tx): Promise<Result> => {
    const access = await selectAccess(tx, actor, { tripId }).forUpdate("trips").executeTakeFirst();
    if (!canManageTrip(actor, access)) return { ok: false, reason: "unknown-trip" };
    await tx.deleteFrom("trips").where("id", "=", access.id).execute();
    return { ok: true };
  });
}
