import type { Db } from "#platform/db/open-database.server.ts";
import { listCategories } from "../queries/list-categories.server.ts";
import { displayCategory } from "../rules.ts";

/** The categories under which businesses are shown, in the product's order. */
export async function listCategoryNames(db: Db): Promise<string[]> {
  const categories = await listCategories(db);
  return [...new Set(categories.map(({ name }) => displayCategory(name)))];
}
