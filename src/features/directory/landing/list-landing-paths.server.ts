import type { Db } from "#platform/db/open-database.server.ts";
import { orderCategories } from "../rules.ts";
import { listChoices } from "../search/queries/search-businesses.server.ts";
import { categoryPath, placePath } from "./landing-slug.ts";
import { listLandingPlaces } from "./queries/list-landing-places.server.ts";

const maxPlaces = 40_000;

/** The pages of the categories that have businesses. */
export async function listCategoryPaths(db: Db): Promise<string[]> {
  const { categories } = await listChoices(db);
  return unique(orderCategories(categories.map(({ name }) => name)).map(categoryPath));
}

/** The pages of the cities that have enough businesses. */
export async function listPlacePaths(db: Db): Promise<string[]> {
  const places = await listLandingPlaces(db, { limit: maxPlaces });
  return unique(places.flatMap((place) => placePath(place) ?? []));
}

const unique = (paths: readonly string[]) => [...new Set(paths)];
