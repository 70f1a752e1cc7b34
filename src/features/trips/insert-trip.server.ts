import type { Tx } from "#platform/db/open-database.server.ts";
import { hasRoomForTrip } from "./queries/has-room-for-trip.server.ts";
import type { Refused } from "./refusals.ts";
import { storeStops } from "./store-trip.server.ts";
import type { Trip } from "./trip.ts";

type NewTrip = {
  ownerId: string;
  /** The id it already has in a browser; the database gives one otherwise. */
  id?: string;
  trip: Trip;
};
type Result = { ok: true; tripId: string } | Refused<"trips-full" | "id-taken">;

/** Writes a whole new trip, as version 1. Run it after `lockOwner`. */
export async function insertTrip(tx: Tx, { ownerId, id, trip }: NewTrip): Promise<Result> {
  if (!(await hasRoomForTrip(tx, ownerId))) return { ok: false, reason: "trips-full" };
  const { title, placeSlug, startsOn, days, people, notes, stops } = trip;
  const made = await tx
    .insertInto("trips")
    .values({
      owner_id: ownerId,
      title,
      days,
      people,
      notes,
      place_slug: placeSlug,
      starts_on: startsOn,
      ...(id && { id }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return { ok: false, reason: "id-taken" };
  const tripId = made.id;
  if (stops.length === 0 || (await storeStops(tx, { tripId, stops, by: ownerId })))
    return { ok: true, tripId };
  await tx.deleteFrom("trips").where("id", "=", tripId).execute();
  return { ok: false, reason: "id-taken" };
}

/** Makes new trips of one person wait for each other, so that they are counted one after the other. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", ownerId).forUpdate().execute();
}
