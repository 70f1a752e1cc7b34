import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { directoryPath } from "../input.ts";
import { placePath } from "../landing/landing-slug.ts";
import { presentCards } from "../list/present-cards.server.ts";
import { minBusinessesPerCityPage } from "../rules.ts";
import { findNearby } from "../search/queries/find-nearby.server.ts";
import { findPlace } from "../search/queries/find-place.server.ts";
import type { BusinessPageRow } from "./queries/find-business-page.server.ts";

export type Neighbors = NonNullable<Awaited<ReturnType<typeof readNeighbors>>>;
type Origin = Pick<BusinessPageRow, "id" | "city" | "state" | "latitude" | "longitude">;

const maxNeighbors = 4;
const neighborRadiusKm = 40;

/** Businesses near this one, and the link to all of its city, or null if there are none. Cached for a minute. */
export const readNeighbors = remember(findNeighbors, { freshForMs: 60_000 });

async function findNeighbors(db: Db, { id, city, state, latitude, longitude }: Origin) {
  if (latitude === null || longitude === null || !city || !state) return null;
  const { items } = await findNearby(db, {
    latitude,
    longitude,
    radiusKm: neighborRadiusKm,
    limit: maxNeighbors + 1,
  });
  const others = items.filter((item) => item.id !== id).slice(0, maxNeighbors);
  // No descriptions: name and distance are enough here.
  const cards = presentCards(others).map((card) => ({ ...card, text: null }));
  if (cards.length === 0) return null;
  const place = await findPlace(db, `${city}, ${state}`);
  const isLarge = place && !place.isGuess && place.businesses >= minBusinessesPerCityPage;
  const cityPage = isLarge ? placePath({ city, state }) : null;
  return { city, cards, all: cityPage ?? directoryPath({ near: `${city}, ${state}` }) };
}
