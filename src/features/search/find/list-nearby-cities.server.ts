import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import { type City, listCities } from "#features/directory/exports/list-cities.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { nameOfState } from "#platform/geo/us-states.ts";
import type { SearchPlace } from "#platform/search/engine.ts";
import type { ResolvedPlace } from "./find-businesses.server.ts";

const maxCities = 12;
const maxKm = 60;

/** A place for kinds that have a city but no coordinates. A point becomes the cities around it. */
export async function listNearbyCities(db: Db, place: ResolvedPlace | null): Promise<SearchPlace | null> {
  if (place?.kind === "city") return { kind: "cities", cities: [place] };
  if (place?.kind !== "point") return place;
  const near = (await listCities(db))
    .map((city) => ({ city, km: distanceKm(place, city) }))
    .filter(({ km }) => km <= maxKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, maxCities);
  // Without cities nearby, the empty list matches nothing.
  return { kind: "cities", cities: near.map(({ city }) => fold(city)) };
}

function fold({ city, state }: { city: string; state: string }) {
  return { city: foldSearchText(city), state: foldSearchText(nameOfState(state)) };
}

/** Planar distance, accurate enough to compare nearby cities. */
function distanceKm(from: { latitude: number; longitude: number }, to: City): number {
  const north = (to.latitude - from.latitude) * 111;
  const east = (to.longitude - from.longitude) * 111 * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
