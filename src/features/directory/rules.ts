import { formatCount } from "#ui/format-number.ts";
import type { SearchSort } from "./search/search-sort.ts";

/** The categories that have a name of their own, in the order in which they were agreed on. */
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

/** The shelves of these categories, each once: the first six known ones lead, the others follow by name. */
export function orderCategories(categories: Iterable<string>): string[] {
  const shelves = new Set([...categories].map(displayCategory));
  const first: string[] = leading.filter((category) => shelves.delete(category));
  return [...first, ...[...shelves].sort()];
}

export const sortLabels: Readonly<Record<SearchSort, string>> = {
  best: "Best match",
  rating: "Best rated",
  newest: "Newest",
  name: "Name",
};

/** A city with fewer businesses is no page of its own. */
export const fewestOfPlace = 3;

/** How far around a place somebody may ask to see. */
export const radiiMiles = [5, 10, 25, 50, 100] as const;
const kmPerMile = 1.609344;

export function milesToKm(miles: number): number {
  return miles * kmPerMile;
}

/** In miles; number and unit stay on one line. */
export function formatDistance(km: number): string {
  const miles = km / kmPerMile;
  return `${miles < 9.95 ? miles.toFixed(1) : formatCount(Math.round(miles))}\u00a0mi`;
}

/** How many businesses a page of the list shows. */
export const businessesPerPage = 24;

/** A search is counted to here; above that it is only known to be more. */
export const maxCounted = 1_000;

/** How many there are, in words; `1,000+` where counting stopped. */
export function formatTotal({ count, isCapped }: { count: number; isCapped: boolean }): string {
  const noun = count === 1 && !isCapped ? "business" : "businesses";
  return `${formatCount(count)}${isCapped ? "+" : ""} ${noun}`;
}
