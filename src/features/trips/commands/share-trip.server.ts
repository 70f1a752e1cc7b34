import { sql } from "kysely";
import type { Actor } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { tripLimits } from "../limits.ts";
import { canManageTrip, canPlanTrips, type TripRole } from "../permissions.ts";
import { selectAccess } from "../queries/find-trip.server.ts";
import type { Refused } from "../refusals.ts";
import { hashTripKey, tripKey } from "../trip-key.server.ts";

type Needs = Pick<Services, "db" | "env" | "limits">;
type Result = { ok: true } | Refused<"not-signed-in" | "unknown-trip" | "too-many">;

/** Gives a trip a secret address for looking or editing, or a new one in its place. The old one ends at once. */
export async function shareTrip(
  { db, env, limits }: Needs,
  actor: Actor,
  { tripId, role }: { tripId: string; role: TripRole },
): Promise<Result> {
  if (!canPlanTrips(actor)) return { ok: false, reason: "not-signed-in" };
  return transactWithin({ db, limits }, [[tripLimits.shareAccount, actor.id]], async (tx) => {
    const access = await selectAccess(tx, actor, { tripId }).forUpdate("trips").executeTakeFirst();
    if (!canManageTrip(actor, access)) return { ok: false, reason: "unknown-trip" };
    const link = { tripId: access.id, role };
    // Counts up even after an address has ended, so that no key ever comes back.
    const { version } = await tx
      .updateTable("trips")
      .set({ links_made: sql`links_made + 1` })
      .where("id", "=", access.id)
      .returning("links_made as version")
      .executeTakeFirstOrThrow();
    const key_hash = hashTripKey(tripKey(env, { ...link, version }));
    await tx
      .insertInto("trip_links")
      .values({ trip_id: access.id, role, version, key_hash })
      .onConflict((conflict) =>
        conflict.columns(["trip_id", "role"]).doUpdateSet({ version, key_hash, created_at: sql`now()` }),
      )
      .execute();
    return { ok: true };
  });
}
