import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { rebuildDocuments } from "#platform/search/rebuild-documents.server.ts";

/** Builds the search tables in one go after a load, instead of row by row. */
export async function buildSearch(ownerUrl: string): Promise<void> {
  const db = openDatabase(openPool(ownerUrl, { max: 3 }));
  await rebuildDocuments(db);
  await db.destroy();
}
