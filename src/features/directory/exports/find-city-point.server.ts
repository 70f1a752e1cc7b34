import type { Db } from "#platform/db/open-database.server.ts";
import { findAnyPlace } from "../search/queries/find-place.server.ts";

/** The coordinates of a city such as `Savannah, GA`, or null if it is unknown. */
export async function findCityPoint(
  db: Db,
  city: string,
): Promise<{ latitude: number; longitude: number } | null> {
  const place = await findAnyPlace(db, city);
  return place && !place.isGuess ? { latitude: place.latitude, longitude: place.longitude } : null;
}
