import { sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { placeSlugOf, readPlaceSlug, slugOf } from "../landing/landing-slug.ts";
import { listLandingPlaces } from "../landing/queries/list-landing-places.server.ts";
import { presentCards } from "../list/present-cards.server.ts";
import { listLargestPlaces } from "../list/read-browse.server.ts";
import { milesToKm } from "../rules.ts";
import { findNearby } from "../search/queries/find-nearby.server.ts";
import { stateCodeOf } from "../us-states.ts";

/** A city in a URL: `atlanta-ga`. */
export type CityName = {
  slug: string;
  city: string;
  /** `GA` */
  state: string;
  /** `Georgia` */
  stateName: string;
};

const radiusMiles = 25;
const maxPlacesPerState = 2_000;

/**
 * The city in a URL, if it can be one: the slug must end with a state's postal code. The name comes from the
 * directory, or else from the slug.
 */
export async function findCity(db: Db, slug: string) {
  const requested = readPlaceSlug(slug);
  if (!requested) return null;
  const places = await listPlacesOf(db, requested.states);
  const place = places.find(({ city }) => slugOf(city) === requested.citySlug);
  const [stateName = "", state = ""] = requested.states;
  const city = place?.city ?? titleOf(requested.citySlug);
  const name: CityName = { slug, city, state, stateName };
  return { name, place: place ?? null };
}

type Place = { city: string; latitude: number; longitude: number; businesses: number };

/** The cities of a state, in all its spellings, largest first. */
async function listPlacesOf(db: Db, states: readonly string[]): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select city, latitude, longitude, businesses from business_cities
    where state = any (${states}::text[]) order by businesses desc, city limit ${maxPlacesPerState}`.execute(
    db,
  );
  return rows;
}

function titleOf(slug: string): string {
  return slug.replaceAll(
    /(^|-)([a-z0-9])/g,
    (_all, hyphen: string, letter: string) => `${hyphen && " "}${letter.toUpperCase()}`,
  );
}

/** The businesses near a city's center: the first as cards, more as pins. */
export async function listCityBusinesses(
  db: Db,
  { latitude, longitude, businesses: total }: Place,
  { cards, pins }: { cards: number; pins: number },
) {
  const radiusKm = milesToKm(radiusMiles);
  const { items } = await findNearby(db, { latitude, longitude, radiusKm, limit: pins });
  const best = items.toSorted((one, other) => other.review_count - one.review_count).slice(0, cards);
  return {
    // All are close, so distances would add little.
    items: presentCards(best).map(({ distance: _distance, ...card }) => card),
    pins: await listPins(db, items),
    total: Math.max(total, best.length),
  };
}

/** The coordinates of these businesses. */
async function listPins(db: Db, items: readonly { id: string; name: string }[]) {
  if (items.length === 0) return [];
  const rows = await db
    .selectFrom("directory")
    .select(["id", "latitude", "longitude"])
    .where(
      "id",
      "in",
      items.map(({ id }) => id),
    )
    .execute();
  const points = new Map(rows.map((row) => [row.id, row]));
  return items.flatMap(({ id, name }) => {
    const { latitude, longitude } = points.get(id) ?? {};
    return latitude && longitude ? [{ label: name, latitude, longitude, to: `/business/${id}` }] : [];
  });
}

/** The largest cities of the directory. */
export async function listLargestCities(db: Db, { limit }: { limit: number }) {
  const places = await listLargestPlaces(db);
  return places.slice(0, limit).flatMap(nameCity);
}

/** A city in a list of cities. */
export type ListedCity = { slug: string; city: string; state: string; businesses: number };

const maxListed = 400;

/** The cities with a page, largest first. They change only with the nightly rebuild. */
export const listCities = remember(
  async (db: Db): Promise<ListedCity[]> => {
    const cities = (await listLandingPlaces(db, { limit: maxListed })).flatMap(nameCity);
    // A state in two spellings must not list a city twice.
    return [...new Map(cities.map((city) => [city.slug, city])).values()];
  },
  { freshForMs: 60_000, staleForMs: 600_000 },
);

function nameCity(place: { city: string; state: string; businesses: number }): ListedCity[] {
  const slug = placeSlugOf(place);
  const { city, state, businesses } = place;
  return slug ? [{ slug, city, state: stateCodeOf(state)?.toUpperCase() ?? state, businesses }] : [];
}

const maxSlugs = 40_000;

/** The cities with a page in the directory, for the sitemap. */
export async function listCitySlugs(db: Db): Promise<string[]> {
  const places = await listLandingPlaces(db, { limit: maxSlugs });
  return [...new Set(places.flatMap((place) => placeSlugOf(place) ?? []))];
}
