import type { Tx } from "#platform/db/open-database.server.ts";
import { maxTrips } from "../rules.ts";

/** Whether somebody may own one trip more. */
export async function hasRoomForTrip(tx: Tx, ownerId: string): Promise<boolean> {
  const last = await tx
    .selectFrom("trips")
    .select("id")
    .where("owner_id", "=", ownerId)
    .offset(maxTrips - 1)
    .limit(1)
    .executeTakeFirst();
  return last === undefined;
}
