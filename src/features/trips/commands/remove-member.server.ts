import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canRemoveMember } from "../permissions.ts";
import { selectAccess } from "../queries/find-trip.server.ts";
import type { Refused } from "../refusals.ts";

type Result = { ok: true } | Refused<"unknown-trip">;

/** Takes somebody off a trip: its owner removes a member, or a member leaves. What they wrote stays in the trip. */
export async function removeMember(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { tripId, memberId }: { tripId: string; memberId: string },
): Promise<Result> {
  return transact(db, async (tx): Promise<Result> => {
    const access = await selectAccess(tx, actor, { tripId }).forUpdate("trips").executeTakeFirst();
    if (!access || !canRemoveMember(actor, access, memberId)) return { ok: false, reason: "unknown-trip" };
    await tx
      .deleteFrom("trip_members")
      .where("trip_id", "=", access.id)
      .where("user_id", "=", memberId)
      .execute();
    return { ok: true };
  });
}
