import { defineKeyset, lowerText, type Page, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

export const nameOrder = defineKeyset({
  name: { direction: "asc", keys: [lowerText("name"), uuid("id")] },
});

type Input = { category: string; after: string; limit: number };

/** The ids of businesses by name, from the table itself, which includes what was just saved. */
export async function listByName(db: Db, { category, after, limit }: Input): Promise<Page<{ id: string }>> {
  const page = { sort: "name", after, limit } as const;
  const rows = await db
    .selectFrom("businesses")
    .select("id")
    .$if(category !== "", (query) =>
      query.where("category_id", "=", (eb) =>
        eb.selectFrom("categories").select("categories.id").where("categories.name", "=", category),
      ),
    )
    .$call(nameOrder.select(page))
    .execute();
  return nameOrder.page(rows, page);
}
