import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { fewestOfPlace } from "../../rules.ts";

export type LandingPlace = {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  businesses: number;
};

/** The cities of a state, in each of its spellings, or of all, that have businesses enough to be a page; the largest first. */
export async function listLandingPlaces(
  db: Db,
  { states, limit }: { states?: readonly string[]; limit: number },
): Promise<LandingPlace[]> {
  const { rows } = await sql<LandingPlace>`
    select city, state, latitude, longitude, businesses from search.places
    where businesses >= ${fewestOfPlace} ${states ? sql`and state = any (${states}::text[])` : sql``}
    order by businesses desc, city, state limit ${limit}`.execute(db);
  return rows;
}
