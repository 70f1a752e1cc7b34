import { listCitySlugs } from "#features/directory/exports/city.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { cityPath } from "./city-path.ts";

/** The pages of larger cities, for search engines. */
export async function listCityPaths(db: Db): Promise<string[]> {
  return (await listCitySlugs(db)).map(cityPath);
}
