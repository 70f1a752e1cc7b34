import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { directoryPath } from "../input.ts";
import { placePath } from "../landing/landing-slug.ts";
import { presentCards } from "../list/present-cards.server.ts";
import { fewestOfPlace } from "../rules.ts";
import { findNearby } from "../search/queries/find-nearby.server.ts";
import type { BusinessPageRow } from "./queries/find-business-page.server.ts";

export type Neighbours = NonNullable<Awaited<ReturnType<typeof readNeighbours>>>;
type Origin = Pick<BusinessPageRow, "id" | "city" | "state" | "latitude" | "longitude">;

const shown = 4;
const aroundKm = 40;

/** Businesses near this one, and the link to all of its city; null if there are none. Cached for a minute. */
export const readNeighbours = remember(findNeighbours, { freshForMs: 60_000 });

async function findNeighbours(db: Db, { id, city, state, latitude, longitude }: Origin) {
  if (latitude === null || longitude === null || !city || !state) return null;
  const { items } = await findNearby(db, { latitude, longitude, radiusKm: aroundKm, limit: shown + 1 });
  const others = items.filter((item) => item.id !== id).slice(0, shown);
  // No descriptions: name and distance are enough here.
  const cards = presentCards(others).map((card) => ({ ...card, text: null }));
  if (cards.length === 0) return null;
  const ofCity = items.filter(({ location }) => location === `${city}, ${state}`).length;
  const page = ofCity >= fewestOfPlace ? placePath({ city, state }) : null;
  return { city, cards, all: page ?? directoryPath({ near: `${city}, ${state}` }) };
}
