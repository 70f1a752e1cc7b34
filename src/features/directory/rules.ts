import { formatCount } from "#ui/format-number.ts";
import type { SearchSort } from "./search/search-sort.ts";

/** The categories shown under their own name, in the agreed order. */
export const knownCategories = [
  "Beauty & Cosmetics",
  "Food & Beverage",
  "Technology & Innovation",
  "Fashion & Lifestyle",
  "Comedian",
  "Comedy Show",
  "Comedy Group",
  "Comedy Festival",
  "Comedy Production",
  "Comedy Collective",
  "Comedy Venue",
  "Booking Agency",
  "Music",
  "Entertainment",
  "Visual Art",
  "Fashion",
  "Photography",
  "Writing",
  "Influencers",
  "Digital Creators",
  "Other",
] as const;

const known: ReadonlySet<string> = new Set(knownCategories);
const leading = knownCategories.slice(0, 6);

/** The category under which a business is shown. */
export function displayCategory(category: string | null): string {
  return category !== null && known.has(category) ? category : "Other";
}

/** These categories as displayed, without duplicates: the first six known ones first, the rest by name. */
export function orderCategories(categories: Iterable<string>): string[] {
  const displayed = new Set([...categories].map(displayCategory));
  const first: string[] = leading.filter((category) => displayed.delete(category));
  return [...first, ...[...displayed].sort()];
}

export const sortLabels: Readonly<Record<SearchSort, string>> = {
  best: "Best match",
  rating: "Best rated",
  newest: "Newest",
  name: "Name",
};

/** A city with fewer businesses has no landing page. */
export const minBusinessesPerCityPage = 3;

/** The search radii to choose from. */
export const radiiMiles = [5, 10, 25, 50, 100] as const;
const kmPerMile = 1.609344;

export function milesToKm(miles: number): number {
  return miles * kmPerMile;
}

/** In miles, with a no-break space before the unit. */
export function formatDistance(km: number): string {
  const miles = km / kmPerMile;
  return `${miles < 9.95 ? miles.toFixed(1) : formatCount(Math.round(miles))}\u00a0mi`;
}

export const businessesPerPage = 24;

/** A state with this many businesses is tinted on the map. */
export const busyState = 50;

/** Counting the results of a search stops here. */
export const maxCounted = 1_000;

/** The number of businesses with its noun; `1,000+` if counting stopped. */
export function formatTotal({ count, isCapped }: { count: number; isCapped: boolean }): string {
  const noun = count === 1 && !isCapped ? "business" : "businesses";
  return `${formatCount(count)}${isCapped ? "+" : ""} ${noun}`;
}
