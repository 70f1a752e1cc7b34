import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { tripLimits } from "../limits.ts";
import { canJoinTrip, canPlanTrips } from "../permissions.ts";
import { selectAccess } from "../queries/find-trip.server.ts";
import type { Refused } from "../refusals.ts";
import { maxJoinedTrips, maxMembers } from "../rules.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result =
  | { ok: true; tripId: string }
  | Refused<"not-signed-in" | "unknown-trip" | "too-many" | "members-full" | "trips-full">;

/** Puts the trip of a secret address among one's own. The address for editing lifts somebody who could only look. */
export async function joinTrip(services: Needs, actor: Actor, { key }: { key: string }): Promise<Result> {
  if (!canPlanTrips(actor)) return { ok: false, reason: "not-signed-in" };
  return transactWithin(services, [[tripLimits.joinAccount, actor.id]], async (tx): Promise<Result> => {
    const access = await selectAccess(tx, actor, { key }).forUpdate("trips").executeTakeFirst();
    if (access && access.ownerId === actor.id) return { ok: true, tripId: access.id };
    if (!access?.linkRole || !canJoinTrip(actor, access)) return { ok: false, reason: "unknown-trip" };
    if (!access.memberRole) {
      if (await hasMany(tx, "trip_id", access.id, maxMembers)) return { ok: false, reason: "members-full" };
      if (await hasMany(tx, "user_id", actor.id, maxJoinedTrips)) return { ok: false, reason: "trips-full" };
    }
    await tx
      .insertInto("trip_members")
      .values({ trip_id: access.id, user_id: actor.id, role: access.linkRole })
      .onConflict((conflict) =>
        conflict
          .columns(["trip_id", "user_id"])
          .doUpdateSet(({ ref }) => ({ role: ref("excluded.role") }))
          .where("trip_members.role", "=", "view"),
      )
      .execute();
    return { ok: true, tripId: access.id };
  });
}

async function hasMany(tx: Tx, column: "trip_id" | "user_id", id: string, limit: number) {
  const last = await tx
    .selectFrom("trip_members")
    .select("user_id")
    .where(column, "=", id)
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}
