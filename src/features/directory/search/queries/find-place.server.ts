import { sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { readLocation } from "../../location/read-location.server.ts";
import { cityKey, type PlaceKeys, parsePlaceKeys, stateKey } from "../place-keys.ts";
import { editDistance } from "../typos.ts";

export type Place = { city: string; state: string; latitude: number; longitude: number; businesses: number };
/** `isGuess` if only a similar spelling was found. */
export type PlaceMatch = Place & { isGuess: boolean };
type KnownPlace = { place: Place; city: string; state: string };

const maxPlaces = 20_000;
/** Names from this length on may have two typos. Shorter ones are too similar to each other. */
const minLengthForTwoTypos = 8;

/** The city of the directory with this name, with or without its state; the largest if there are several. */
export async function findPlace(db: Db, text: string): Promise<PlaceMatch | undefined> {
  const known = await listKnownPlaces(db);
  const candidates = parsePlaceKeys(text);
  for (const { city, state } of candidates) {
    const exact = known.find((one) => one.city === city && (state === null || one.state === state));
    if (exact) return { ...exact.place, isGuess: false };
  }
  for (const candidate of candidates) {
    const close = guessPlace(known, candidate);
    if (close) return { ...close, isGuess: true };
  }
  return undefined;
}

/** Like `findPlace`, but also finds cities without businesses and street addresses in the US. */
export async function findAnyPlace(db: Db, text: string): Promise<PlaceMatch | undefined> {
  const known = await findPlace(db, text);
  if (known && !known.isGuess) return known;
  const { city, state, latitude, longitude } = await readLocation({ location: text });
  if (!city || !state || latitude === null || longitude === null) return known;
  const listed = await findPlace(db, `${city}, ${state}`);
  if (listed && !listed.isGuess) return listed;
  return { city, state, latitude, longitude, businesses: 0, isGuess: false };
}

/** All cities of the directory, largest first. They change only with the nightly comparison. */
export const listKnownPlaces = remember(
  async (db: Db): Promise<KnownPlace[]> => {
    const { rows } = await sql<Place>`
      select city, state, latitude, longitude, businesses from business_cities
      order by businesses desc, state, city limit ${maxPlaces}`.execute(db);
    return rows.map((place) => ({ place, city: cityKey(place.city), state: stateKey(place.state) }));
  },
  { freshForMs: 60_000, staleForMs: 600_000 },
);

/** The city with the closest spelling; undefined if several are equally close. */
function guessPlace(known: readonly KnownPlace[], { city, state }: PlaceKeys): Place | undefined {
  const typos = city.length < minLengthForTwoTypos ? 1 : 2;
  if (city.length < 4) return undefined;
  const close = known
    .filter((one) => state === null || one.state === state)
    // Typos in the first letter are rare, and skipping them avoids comparing every city.
    .filter((one) => one.city[0] === city[0] && Math.abs(one.city.length - city.length) <= typos)
    .map((one) => ({ ...one, distance: editDistance(city, one.city) }))
    .filter(({ distance }) => distance <= typos)
    .sort((a, b) => a.distance - b.distance);
  const [best] = close;
  const isUnique = close.every((one) => one.city === best?.city || one.distance > (best?.distance ?? 0));
  return isUnique ? best?.place : undefined;
}
