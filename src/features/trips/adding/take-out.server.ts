import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { changeTrip } from "../commands/change-trip.server.ts";
import { canManageTrip, canPlanTrips } from "../permissions.ts";
import { selectAccess } from "../queries/find-trip.server.ts";
import { readTrip } from "../queries/read-trip.server.ts";
import type { Refused, TripRefusal } from "../refusals.ts";

type Added = { tripId: string; stopId: string };

/** Takes back what was just added; a trip that began with it goes too, unless anything was done with it since. */
export async function takeOut(
  services: Pick<Services, "db" | "limits">,
  actor: Requester,
  { tripId, stopId }: Added,
): Promise<{ ok: true } | Refused<TripRefusal>> {
  if (!canPlanTrips(actor)) return { ok: false, reason: "not-signed-in" };
  const isDeleted = await transact(services.db, async (tx) => {
    const access = await selectAccess(tx, actor, { tripId }).forUpdate("trips").executeTakeFirst();
    if (!canManageTrip(actor, access)) return false;
    const stops = (await readTrip(tx, access.id))?.stops ?? [];
    if (stops.length !== 1 || stops[0]?.id !== stopId) return false;
    const { numDeletedRows } = await tx
      .deleteFrom("trips")
      .where("id", "=", access.id)
      // As it began: never changed, never shared.
      .where("version", "=", 1)
      .where("links_made", "=", 0)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
  if (isDeleted) return { ok: true };
  const result = await changeTrip(services, actor, { tripId, change: { type: "remove-stop", id: stopId } });
  return result.ok ? { ok: true } : result;
}
