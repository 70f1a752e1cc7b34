import type { Db } from "#platform/db/open-database.server.ts";
import { findAnyPlace } from "../search/queries/find-place.server.ts";

/** Where a city such as `Savannah, GA` is; null for one that nobody knows. */
export async function findCityPoint(
  db: Db,
  city: string,
): Promise<{ latitude: number; longitude: number } | null> {
  const place = await findAnyPlace(db, city);
  return place && !place.isGuess ? { latitude: place.latitude, longitude: place.longitude } : null;
}
