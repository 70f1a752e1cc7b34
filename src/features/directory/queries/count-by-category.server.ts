import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type CategoryCount = { category: string; businesses: number };

/** The number of businesses per category, from the facets of search. Empty categories are left out. */
export async function countByCategory(db: Db): Promise<CategoryCount[]> {
  const { rows } = await sql<CategoryCount>`
    select categories.name as category, sum(facets.businesses) as businesses
    from search.facets join categories on categories.id = facets.category_id
    group by categories.id
    having sum(facets.businesses) > 0
    order by categories.position`.execute(db);
  return rows;
}
