import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Box } from "../search-map.ts";

export type CityInCell = {
  x: number;
  y: number;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
};

type Input = {
  box: Box;
  /** Width and height of a cell. */
  degrees: number;
  state: string | undefined;
};

/** The city with the most businesses in each cell of a box, optionally of one state. */
export async function listLargestCities(db: Db, { box, degrees, state }: Input): Promise<CityInCell[]> {
  const { rows } = await sql<CityInCell>`
    select distinct on (x, y) x, y, city, state, latitude, longitude
    from (
      select floor((longitude + 180) / ${degrees}::float8)::integer as x,
        floor((latitude + 90) / ${degrees}::float8)::integer as y, city, state, latitude, longitude, businesses
      from business_cities
      where longitude between ${box.west - degrees} and ${box.east + degrees}
        and latitude between ${box.south - degrees} and ${box.north + degrees}
        ${state ? sql`and state = ${state}` : sql``}
    ) as cells
    order by x, y, businesses desc, city`.execute(db);
  return rows;
}
