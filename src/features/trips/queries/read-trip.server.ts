import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/open-database.server.ts";
import { type CostKind, maxStops, type StopKind, type Trip, type TripStop } from "../trip.ts";

/** A trip with its stops, in the order of its days; null if there is none. */
export async function readTrip(db: Db | Tx, tripId: string): Promise<Trip | null> {
  const details = await db
    .selectFrom("trips")
    .select(["title", "place_slug as placeSlug", "starts_on as startsOn", "days", "people", "notes"])
    .where("id", "=", tripId)
    .executeTakeFirst();
  return details ? { ...details, stops: await listStops(db, tripId) } : null;
}

async function listStops(db: Db | Tx, tripId: string): Promise<TripStop[]> {
  const rows = await db
    .selectFrom("trip_stops")
    .select(["id", "day", "position", "kind", "subject_id as subjectId", "name", "address"])
    .select(sql<string | null>`to_char(starts_at, 'HH24:MI')`.as("startsAt"))
    .select(["minutes", "cost_cents as costCents", "cost_kind as costKind", "note"])
    .where("trip_id", "=", tripId)
    .orderBy("day")
    .orderBy("position")
    .orderBy("id")
    .limit(maxStops)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as StopKind, costKind: row.costKind as CostKind }));
}
