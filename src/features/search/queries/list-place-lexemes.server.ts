import type { TextPlace } from "#features/directory/exports/find-businesses.server.ts";
import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import { type City, listCities } from "#features/directory/exports/list-cities.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { nameOfState } from "#platform/geo/us-states.ts";
import { cityLexeme, stateLexeme } from "#platform/search/lexemes.ts";

const maxCities = 12;
const maxKm = 60;

/** The lexemes of a place, of which an entry must have one. Around a point these are the nearest cities. */
export async function listPlaceLexemes(db: Db, place: TextPlace | null): Promise<string[]> {
  if (!place) return [];
  if (place.kind === "state") return [stateLexeme(foldSearchText(nameOfState(place.state)))];
  if (place.kind === "city") return [lexemeOf(place)];
  const near = (await listCities(db))
    .map((city) => ({ city, km: distanceKm(place, city) }))
    .filter(({ km }) => km <= maxKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, maxCities);
  // Where the directory knows no city, nothing else is near either.
  return near.length > 0 ? [...new Set(near.map(({ city }) => lexemeOf(city)))] : ["p:"];
}

function lexemeOf({ city, state }: { city: string; state: string }): string {
  return cityLexeme({ city: foldSearchText(city), state: foldSearchText(nameOfState(state)) });
}

/** Planar: accurate enough to tell which of two cities is nearer. */
function distanceKm(from: { latitude: number; longitude: number }, to: City): number {
  const north = (to.latitude - from.latitude) * 111;
  const east = (to.longitude - from.longitude) * 111 * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
