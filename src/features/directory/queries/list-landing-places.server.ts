import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type LandingPlace = {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  businesses: number;
};

/** A place with fewer is no page of its own. */
const fewest = 3;

/** The cities of a state, or of all, that have businesses enough to be a page; the largest first. */
export async function listLandingPlaces(
  db: Db,
  { state, limit }: { state?: string; limit: number },
): Promise<LandingPlace[]> {
  const { rows } = await sql<LandingPlace>`
    select city, state, latitude, longitude, businesses from search.places
    where businesses >= ${fewest} ${state ? sql`and state = ${state}` : sql``}
    order by businesses desc, city, state limit ${limit}`.execute(db);
  return rows;
}
