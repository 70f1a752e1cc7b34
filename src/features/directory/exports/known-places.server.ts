import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** A city with businesses, as locations spell it. */
export type KnownPlace = {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  businesses: number;
};

const maxPlaces = 20_000;

/** All cities of the directory, largest first. They change with the nightly rebuild only: keep the result. */
export async function listKnownPlaces(db: Db): Promise<KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`
    select city, state, latitude, longitude, businesses from search.places
    order by businesses desc, state, city limit ${maxPlaces}`.execute(db);
  return rows;
}
