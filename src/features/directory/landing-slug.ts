import { knownCategories } from "./rules.ts";

const stateCodes: Readonly<Record<string, string>> = {
  ...{ Alabama: "al", Alaska: "ak", Arizona: "az", Arkansas: "ar", California: "ca", Colorado: "co" },
  ...{ Connecticut: "ct", Delaware: "de", "District of Columbia": "dc", Florida: "fl", Georgia: "ga" },
  ...{ Hawaii: "hi", Idaho: "id", Illinois: "il", Indiana: "in", Iowa: "ia", Kansas: "ks", Kentucky: "ky" },
  ...{ Louisiana: "la", Maine: "me", Maryland: "md", Massachusetts: "ma", Michigan: "mi", Minnesota: "mn" },
  ...{
    Mississippi: "ms",
    Missouri: "mo",
    Montana: "mt",
    Nebraska: "ne",
    Nevada: "nv",
    "New Hampshire": "nh",
  },
  ...{
    "New Jersey": "nj",
    "New Mexico": "nm",
    "New York": "ny",
    "North Carolina": "nc",
    "North Dakota": "nd",
  },
  ...{ Ohio: "oh", Oklahoma: "ok", Oregon: "or", Pennsylvania: "pa", "Rhode Island": "ri" },
  ...{
    "South Carolina": "sc",
    "South Dakota": "sd",
    Tennessee: "tn",
    Texas: "tx",
    Utah: "ut",
    Vermont: "vt",
  },
  ...{ Virginia: "va", Washington: "wa", "West Virginia": "wv", Wisconsin: "wi", Wyoming: "wy" },
};
const statesByCode = new Map(Object.entries(stateCodes).map(([state, code]) => [code, state]));
const categoriesBySlug = new Map<string, string>(knownCategories.map((name) => [slugOf(name), name]));

/** The page of a category: `/directory/food-beverage`. */
export function categoryPath(category: string): string {
  return `/directory/${slugOf(category)}`;
}

/** The page of a city: `/directory/in/atlanta-ga`; none outside the states. */
export function placePath({ city, state }: { city: string; state: string }): string | null {
  const code = stateCodes[state];
  const slug = slugOf(city);
  return code && slug ? `/directory/in/${slug}-${code}` : null;
}

/** The category that the last part of an address names. */
export function readCategorySlug(slug: string): string | undefined {
  return categoriesBySlug.get(slug);
}

/** The state that the last part of an address names, and the city in the spelling of addresses. */
export function readPlaceSlug(slug: string): { citySlug: string; state: string } | null {
  const [, citySlug = "", code = ""] = /^([a-z0-9-]+)-([a-z]{2})$/.exec(slug) ?? [];
  const state = statesByCode.get(code);
  return state ? { citySlug, state } : null;
}

/** Letters and digits as they can be typed, everything else a hyphen. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
