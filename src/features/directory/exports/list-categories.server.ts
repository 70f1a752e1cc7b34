import type { Db } from "#platform/db/open-database.server.ts";
import { categoryPath } from "../landing/landing-slug.ts";
import { listChoices } from "../search/queries/search-businesses.server.ts";

export type Category = { name: string; businesses: number; href: string };

/** The categories of the directory with their pages, largest first. Cached. */
export async function listCategories(db: Db): Promise<Category[]> {
  const { categories } = await listChoices(db);
  return categories.map(({ name, businesses }) => ({ name, businesses, href: categoryPath(name) }));
}
