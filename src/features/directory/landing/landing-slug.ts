import { knownCategories } from "../rules.ts";
import { spellingsOf, stateCodeOf } from "../us-states.ts";

const categoriesBySlug = new Map<string, string>(knownCategories.map((name) => [slugOf(name), name]));

/** The page of a category: `/directory/food-beverage`. */
export function categoryPath(category: string): string {
  return `/directory/${slugOf(category)}`;
}

/** The page of a city: `/directory/in/atlanta-ga`; null outside the states. */
export function placePath(place: { city: string; state: string }): string | null {
  const slug = placeSlugOf(place);
  return slug && `/directory/in/${slug}`;
}

/** `atlanta-ga`; null outside the states. */
export function placeSlugOf({ city, state }: { city: string; state: string }): string | null {
  const code = stateCodeOf(state);
  const slug = slugOf(city);
  return code && slug ? `${slug}-${code}` : null;
}

/** The category of a slug. */
export function readCategorySlug(slug: string): string | undefined {
  return categoriesBySlug.get(slug);
}

/** The state's spellings and the city's slug, from the slug of a city page. */
export function readPlaceSlug(slug: string): { citySlug: string; states: string[] } | null {
  const [, citySlug = "", code = ""] = /^([a-z0-9-]+)-([a-z]{2})$/.exec(slug) ?? [];
  const states = spellingsOf(code);
  return states.length > 0 ? { citySlug, states } : null;
}

/** ASCII letters and digits; everything else becomes a hyphen. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
