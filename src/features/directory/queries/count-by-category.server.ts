import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type CategoryCount = { category: string; businesses: number };

/** The number of businesses per category; those without one count as `Other`. Empty categories are left out. */
export async function countByCategory(db: Db): Promise<CategoryCount[]> {
  const { rows } = await sql<CategoryCount>`
    select categories.name as category, sum(facets.documents)::integer as businesses
    from search_facets as facets join categories on categories.name = facets.category
    where facets.kind = 'business'
    group by categories.id
    order by categories.position`.execute(db);
  return rows;
}
