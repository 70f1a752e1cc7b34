import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Box } from "../search-map.ts";

export type MapPlace = { city: string; latitude: number; longitude: number };

/** The cities in a box, those with the most businesses first. */
export async function listMapPlaces(
  db: Db,
  { box, limit }: { box: Box; limit: number },
): Promise<MapPlace[]> {
  const { rows } = await sql<MapPlace>`
    select city, latitude, longitude from business_cities
    where longitude between ${box.west} and ${box.east} and latitude between ${box.south} and ${box.north}
    order by businesses desc, city, state
    limit ${limit}`.execute(db);
  return rows;
}
