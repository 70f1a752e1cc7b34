import { sql } from "kysely";
import { readCursor, writeCursor } from "#platform/db/cursor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type BusinessSummary, summaryColumns } from "./business-columns.server.ts";

export type ListBusinessesInput = {
  category?: string | undefined;
  state?: string | undefined;
  after?: string | undefined;
  limit: number;
};
export type BusinessPage = { items: BusinessSummary[]; nextCursor: string | null };

/** One page of the directory in name order, from where the cursor left off. */
export async function listBusinesses(
  db: Db,
  { category, state, after, limit }: ListBusinessesInput,
): Promise<BusinessPage> {
  const sortName = sql<string>`lower(name)`;
  const cursor = readCursor(after, ["string", "string"]);
  // The category's id is looked up first, so that the page itself is one index range.
  const categoryId = category ? await findCategoryId(db, category) : undefined;
  if (categoryId === null) return { items: [], nextCursor: null };

  let page = db
    .selectFrom("directory")
    .select(summaryColumns)
    .select(sortName.as("sort_name"))
    .orderBy(sortName)
    .orderBy("id")
    .limit(limit + 1);
  if (categoryId !== undefined) page = page.where("category_id", "=", categoryId);
  if (state) page = page.where("state", "=", state);
  if (cursor) page = page.where(sql<boolean>`(lower(name), id) > (${cursor[0]}, ${cursor[1]}::uuid)`);

  const rows = await page.execute();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit;
  return {
    items: items.map(({ sort_name: _sort, ...item }) => item),
    nextCursor: hasMore && last ? writeCursor([last.sort_name, last.id]) : null,
  };
}

async function findCategoryId(db: Db, name: string) {
  const row = await db.selectFrom("categories").select("id").where("name", "=", name).executeTakeFirst();
  return row?.id ?? null;
}
