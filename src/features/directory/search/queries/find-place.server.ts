import { sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { cityKey, type PlaceWords, readPlaceWords, stateKey } from "../place-words.ts";
import { countMistakes } from "../search-words.ts";

export type Place = { city: string; state: string; latitude: number; longitude: number; businesses: number };
/** `isGuess` where the spelling is only close to what was typed. */
export type FoundPlace = Place & { isGuess: boolean };
type KnownPlace = { place: Place; city: string; state: string };

const maxPlaces = 20_000;
/** From this length on two mistakes are forgiven; shorter names lie too close to each other. */
const longCity = 8;

/** The city somebody typed, alone or with its state, where the directory has businesses; the largest of that name. */
export async function findPlace(db: Db, typed: string): Promise<FoundPlace | undefined> {
  const known = await listKnownPlaces(db);
  const readings = readPlaceWords(typed);
  for (const { city, state } of readings) {
    const same = known.find((one) => one.city === city && (state === null || one.state === state));
    if (same) return { ...same.place, isGuess: false };
  }
  for (const reading of readings) {
    const close = guessPlace(known, reading);
    if (close) return { ...close, isGuess: true };
  }
  return undefined;
}

/** Every city of the directory, the largest first; they change with the nightly rebuild. */
const listKnownPlaces = remember(
  async (db: Db): Promise<KnownPlace[]> => {
    const { rows } = await sql<Place>`
      select city, state, latitude, longitude, businesses from search.places
      order by businesses desc, state, city limit ${maxPlaces}`.execute(db);
    return rows.map((place) => ({ place, city: cityKey(place.city), state: stateKey(place.state) }));
  },
  { freshForMs: 60_000, staleForMs: 600_000 },
);

/** The one city whose spelling is closest; none where two are equally close. */
function guessPlace(known: readonly KnownPlace[], { city, state }: PlaceWords): Place | undefined {
  const forgiven = city.length < longCity ? 1 : 2;
  if (city.length < 4) return undefined;
  const close = known
    .filter((one) => state === null || one.state === state)
    // A mistake at the first letter is rare, and comparing every city takes time.
    .filter((one) => one.city[0] === city[0] && Math.abs(one.city.length - city.length) <= forgiven)
    .map((one) => ({ ...one, mistakes: countMistakes(city, one.city) }))
    .filter(({ mistakes }) => mistakes <= forgiven)
    .sort((a, b) => a.mistakes - b.mistakes);
  const [best] = close;
  const isClear = close.every((one) => one.city === best?.city || one.mistakes > (best?.mistakes ?? 0));
  return isClear ? best?.place : undefined;
}
