import type { Db } from "#platform/db/open-database.server.ts";

export type CategoryCount = { category: string; businesses: number };

/** How many businesses each category has; a category without any is left out. */
export function countByCategory(db: Db): Promise<CategoryCount[]> {
  return (
    db
      // Grouped by number before names are joined: one walk over a slim index instead of the whole table.
      .with("counted", (query) =>
        query
          .selectFrom("directory")
          .select(({ fn }) => ["category_id", fn.countAll<number>().as("businesses")])
          .groupBy("category_id"),
      )
      .selectFrom("counted")
      .innerJoin("categories", "categories.id", "counted.category_id")
      .select(["categories.name as category", "counted.businesses"])
      .orderBy("categories.position")
      .execute()
  );
}
