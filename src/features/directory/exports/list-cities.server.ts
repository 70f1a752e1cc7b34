import type { Db } from "#platform/db/open-database.server.ts";
import { listKnownPlaces, type Place } from "../search/queries/find-place.server.ts";

export type City = Place;

/** All cities of the directory, largest first. Cached. */
export async function listCities(db: Db): Promise<City[]> {
  return (await listKnownPlaces(db)).map(({ place }) => place);
}
