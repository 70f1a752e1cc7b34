import { redirect } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import { directoryPath } from "../input.ts";
import { presentCards } from "../list/present-cards.server.ts";
import { cityLinks, listLargestPlaces } from "../list/read-browse.server.ts";
import { formatTotal, milesToKm, orderCategories } from "../rules.ts";
import { findNearby } from "../search/queries/find-nearby.server.ts";
import { listChoices, searchBusinesses } from "../search/queries/search-businesses.server.ts";
import { categoryPath, readCategorySlug, readPlaceSlug, slugOf } from "./landing-slug.ts";
import { type LandingPlace, listLandingPlaces } from "./queries/list-landing-places.server.ts";

export type LandingData = Awaited<ReturnType<typeof readCategoryLanding>>;

const radiusMiles = 25;
const maxCities = 12;
const maxPlacesPerState = 2_000;

/** Everything on the page of a category. */
export async function readCategoryLanding(db: Db, slug: string) {
  const category = readCategorySlug(slug) ?? redirectTo(unknownCategoryPath(slug));
  const [found, choices, places] = await Promise.all([
    searchBusinesses(db, { category }),
    listChoices(db),
    listLargestPlaces(db),
  ]);
  if (found.items.length === 0) redirectTo(directoryPath({ category }));
  const others = orderCategories(choices.categories.map(({ name }) => name)).filter(
    (name) => name !== category,
  );
  return {
    path: categoryPath(category),
    subject: category,
    total: formatTotal(found.total),
    cards: presentCards(found.items),
    all: directoryPath({ category }),
    city: null as string | null,
    links: [
      {
        title: "Other categories",
        links: others.map((name) => ({ label: name, to: categoryPath(name) })),
      },
      {
        title: "By city",
        links: places.flatMap((place) => cityLinks(place, `${place.city}, ${place.state}`)),
      },
    ],
  };
}

/** Everything on the page of a city. */
export async function readPlaceLanding(db: Db, slug: string): Promise<LandingData> {
  const { citySlug, states } =
    readPlaceSlug(slug) ?? redirectTo(directoryPath({ near: slug.replaceAll("-", " ") }));
  const places = await listLandingPlaces(db, { states, limit: maxPlacesPerState });
  const place = places.find(({ city }) => slugOf(city) === citySlug);
  if (!place) return redirectTo(directoryPath({ near: `${citySlug.replaceAll("-", " ")}, ${states[0]}` }));
  const { latitude, longitude, state } = place;
  const [{ items }, choices] = await Promise.all([
    findNearby(db, { latitude, longitude, radiusKm: milesToKm(radiusMiles) }),
    listChoices(db),
  ]);
  if (items.length === 0) redirectTo(directoryPath({ near: `${place.city}, ${state}` }));
  const subject = `${place.city}, ${state}`;
  // The closest rather than the largest, so that every city page is linked from its neighbors.
  const cities = places
    .filter((other) => other !== place)
    .toSorted((one, other) => distanceBetween(place, one) - distanceBetween(place, other))
    .slice(0, maxCities);
  return {
    path: `/directory/in/${slug}`,
    subject,
    total: formatTotal({ count: place.businesses, isCapped: false }),
    // All are close, so distances would add little.
    cards: presentCards(items).map(({ distance: _distance, ...card }) => card),
    all: directoryPath({ near: subject }),
    city: `/cities/${slug}`,
    links: [
      { title: `Elsewhere in ${state}`, links: cities.flatMap((other) => cityLinks(other)) },
      {
        title: "By category",
        links: orderCategories(choices.categories.map(({ name }) => name)).map((name) => ({
          label: name,
          to: directoryPath({ near: subject, category: name }),
        })),
      },
    ],
  };
}

/** Planar approximation: accurate enough to sort by distance within a state. */
function distanceBetween(one: LandingPlace, other: LandingPlace): number {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(east, one.latitude - other.latitude);
}

/** For old links and for pages without businesses: redirects to the directory, which shows a notice. */
function redirectTo(path: string): never {
  throw redirect(path);
}

function unknownCategoryPath(slug: string): string {
  return `/directory?${new URLSearchParams({ category: slug.replaceAll("-", " ") })}`;
}
