import type { Db } from "#platform/db/open-database.server.ts";

/** All categories for a menu, in the product's order. */
export function listCategories(db: Db) {
  return db.selectFrom("categories").select(["id", "name"]).orderBy("position").limit(200).execute();
}
