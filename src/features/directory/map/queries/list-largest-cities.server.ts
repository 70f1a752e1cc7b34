import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Box } from "../search-map.ts";

export type CityInSquare = {
  x: number;
  y: number;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
};

type Part = {
  box: Box /** How wide and high the squares are. */;
  degrees: number;
  state: string | undefined;
};

/** The city with most businesses in each square of a part of the map, of one state where one is asked for. */
export async function listLargestCities(db: Db, { box, degrees, state }: Part): Promise<CityInSquare[]> {
  const { rows } = await sql<CityInSquare>`
    select distinct on (x, y) x, y, city, state, latitude, longitude
    from (
      select floor((longitude + 180) / ${degrees}::float8)::integer as x,
        floor((latitude + 90) / ${degrees}::float8)::integer as y, city, state, latitude, longitude, businesses
      from search.places
      where longitude between ${box.west - degrees} and ${box.east + degrees}
        and latitude between ${box.south - degrees} and ${box.north + degrees}
        ${state ? sql`and state = ${state}` : sql``}
    ) as placed
    order by x, y, businesses desc, city`.execute(db);
  return rows;
}
