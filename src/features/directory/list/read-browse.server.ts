import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type DirectoryQuery, directoryPath } from "../input.ts";
import { categoryPath, placePath } from "../landing/landing-slug.ts";
import { type LandingPlace, listLandingPlaces } from "../landing/queries/list-landing-places.server.ts";
import { minBusinessesPerCityPage, orderCategories } from "../rules.ts";
import type { Place } from "../search/queries/find-place.server.ts";
import { listChoices } from "../search/queries/search-businesses.server.ts";

/** A link to a landing page. */
export type BrowseLink = { label: string; to: string };
export type BrowseGroup = { title: string; links: BrowseLink[] };

const maxCities = 12;

/** The largest cities of the directory. They change only with the nightly rebuild. */
export const listLargestPlaces = remember((db: Db) => listLandingPlaces(db, { limit: maxCities }), {
  freshForMs: 60_000,
  staleForMs: 600_000,
});

/** The category and city pages linked at the end of the directory. */
export async function readBrowse(db: Db): Promise<BrowseGroup[]> {
  const [{ categories }, places] = await Promise.all([listChoices(db), listLargestPlaces(db)]);
  const names = orderCategories(categories.map(({ name }) => name));
  return [
    { title: "Browse by category", links: names.map((name) => ({ label: name, to: categoryPath(name) })) },
    {
      title: "Browse by city",
      links: places.flatMap((place) => cityLinks(place, `${place.city}, ${place.state}`)),
    },
  ];
}

/** The landing page of a query with only a category or only a city, or null. */
export function landingPathOf(query: DirectoryQuery, city: Place | undefined): string | null {
  const { category, near } = query;
  const path = directoryPath(query);
  if (category && path === directoryPath({ category })) return categoryPath(category);
  if (!near || path !== directoryPath({ near })) return null;
  return city && city.businesses >= minBusinessesPerCityPage ? placePath(city) : null;
}

/** The link to a city page; empty for a place outside the states. */
export function cityLinks(place: LandingPlace, label = place.city): BrowseLink[] {
  const to = placePath(place);
  return to ? [{ label, to }] : [];
}
