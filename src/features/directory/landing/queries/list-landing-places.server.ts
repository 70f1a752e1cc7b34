import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { minBusinessesPerCityPage } from "../../rules.ts";

export type LandingPlace = {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  businesses: number;
};

/** Cities with enough businesses for a page, largest first; of all states, or of one in all its spellings. */
export async function listLandingPlaces(
  db: Db,
  { states, limit }: { states?: readonly string[]; limit: number },
): Promise<LandingPlace[]> {
  const { rows } = await sql<LandingPlace>`
    select city, state, latitude, longitude, businesses from business_cities
    where businesses >= ${minBusinessesPerCityPage} ${states ? sql`and state = any (${states}::text[])` : sql``}
    order by businesses desc, city, state limit ${limit}`.execute(db);
  return rows;
}
