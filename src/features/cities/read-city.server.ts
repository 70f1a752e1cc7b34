import { findCity, listCityBusinesses } from "#features/directory/exports/city.server.ts";
import { listCityEvents } from "#features/events/exports/city.server.ts";
import { listCityGuides } from "#features/travel/exports/city-guides.server.ts";
import { listCityStays } from "#features/travel/exports/city-stays.server.ts";
import { listCityTours } from "#features/travel/exports/city-tours.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

export type CityData = NonNullable<Awaited<ReturnType<typeof readCity>>>;

const shown = { guides: 3, tours: 4, businesses: { cards: 4, pins: 12 }, events: 3, stays: 3 };
const noBusinesses = { items: [], pins: [], total: 0 };

/** Everything the site has in a city such as `atlanta-ga`, or null if there is nothing. */
export async function readCity(db: Db, slug: string) {
  const found = await findCity(db, slug);
  if (!found) return null;
  const { name, place } = found;
  const [guides, tours, businesses, events, stays] = await Promise.all([
    listCityGuides(db, name, shown.guides),
    listCityTours(db, name, shown.tours),
    place ? listCityBusinesses(db, place, shown.businesses) : noBusinesses,
    listCityEvents(db, slug, shown.events),
    listCityStays(db, name, shown.stays),
  ]);
  if ([guides, tours, businesses, events, stays].every(({ total }) => total === 0)) return null;
  const point = place && { latitude: place.latitude, longitude: place.longitude };
  return { ...name, point, guides, tours, businesses, events, stays };
}
