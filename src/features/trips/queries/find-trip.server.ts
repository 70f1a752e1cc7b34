import { sql } from "kysely";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { canEditTrip, canManageTrip, canViewTrip, type TripRole } from "../permissions.ts";
import type { Trip } from "../trip.ts";
import { hashTripKey } from "../trip-key.server.ts";
import { readTrip } from "./read-trip.server.ts";

/** A trip by its id, for its people, or by the key of a secret address, for anybody. */
export type TripAddress = { tripId: string } | { key: string };

export type TripRow = {
  id: string;
  trip: Trip;
  version: number;
  ownerId: string;
  memberRole: TripRole | null;
  linkRole: TripRole | null;
  isOwner: boolean;
  canEdit: boolean;
};

/** The trip, if the actor may see it. What is not theirs looks like what is not there. */
export async function findTrip(db: Db, actor: Actor, address: TripAddress): Promise<TripRow | null> {
  const row = await selectAccess(db, actor, address).executeTakeFirst();
  if (!canViewTrip(actor, row)) return null;
  const trip = await readTrip(db, row.id);
  if (!trip) return null;
  return {
    id: row.id,
    trip,
    version: row.version,
    ownerId: row.ownerId,
    memberRole: row.memberRole,
    linkRole: row.linkRole,
    isOwner: canManageTrip(actor, row),
    canEdit: canEditTrip(actor, row),
  };
}

/** Only its number, to see whether something has changed. */
export async function findTripVersion(db: Db, actor: Actor, address: TripAddress): Promise<number | null> {
  const row = await selectAccess(db, actor, address).executeTakeFirst();
  return canViewTrip(actor, row) ? row.version : null;
}

/** What decides who may do what with a trip. In a transaction, `forUpdate("trips")` locks its row. */
export function selectAccess(db: Db, actor: Actor, address: TripAddress) {
  const keyHash = "key" in address ? hashTripKey(address.key) : null;
  const tripId = "tripId" in address && isUuid(address.tripId) ? address.tripId : null;
  return db
    .selectFrom("trips")
    .leftJoin("trip_members as member", (join) =>
      join.onRef("member.trip_id", "=", "trips.id").on("member.user_id", "=", accountOf(actor)),
    )
    .leftJoin("trip_links as link", (join) =>
      join.onRef("link.trip_id", "=", "trips.id").on("link.key_hash", "=", keyHash),
    )
    .select(["trips.id", "trips.owner_id as ownerId", "trips.version"])
    .select([
      sql<TripRole | null>`member.role`.as("memberRole"),
      sql<TripRole | null>`link.role`.as("linkRole"),
    ])
    .where((where) => (keyHash ? where("link.key_hash", "=", keyHash) : where("trips.id", "=", tripId)));
}
