import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { placeSlugOf } from "../landing/landing-slug.ts";

type Around = { latitude: number; longitude: number; limit: number };

/** The slugs of the cities around a point, nearest first: `atlanta-ga`. */
export async function listNearestPlaces(
  db: Db,
  { latitude, longitude, limit }: Around,
): Promise<readonly string[]> {
  // Planar: accurate enough to compare the distances of two cities.
  const { rows } = await sql<{ city: string; state: string }>`
    select city, state from business_cities
    order by (latitude - ${latitude}) ^ 2 + ((longitude - ${longitude}) * cos(radians(${latitude}))) ^ 2, city, state
    limit ${limit}`.execute(db);
  return [...new Set(rows.flatMap((place) => placeSlugOf(place) ?? []))];
}
