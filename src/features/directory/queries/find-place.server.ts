import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { readTerm } from "../search-term.ts";

export type Place = { city: string; state: string; latitude: number; longitude: number; businesses: number };

/** The city somebody typed, alone or with its state, where the directory has businesses; the largest of that name. */
export async function findPlace(db: Db, typed: string): Promise<Place | undefined> {
  const [city = "", state] = typed.split(",").map((part) => readTerm(part));
  const { rows } = await sql<Place>`
    select city, state, latitude, longitude, businesses from search.places
    where lower(city) = ${city} ${state ? sql`and lower(state) = ${state}` : sql``}
    order by businesses desc, state limit 1`.execute(db);
  return rows[0];
}
