import type { Db } from "#platform/db/open-database.server.ts";

/** As many as a hint can name. */
const maxNamed = 30;

/** The titles of the collections, in their order. */
export async function listCollections(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("collections")
    .select("title")
    .orderBy("position")
    .orderBy("title")
    .limit(maxNamed)
    .execute();
  return rows.map(({ title }) => title);
}
