import { rebuildSearch } from "#features/directory/search/jobs/rebuild-search.server.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";

/** Builds the search tables in one go after a load, instead of row by row. */
export async function buildSearch(ownerUrl: string): Promise<void> {
  const db = openDatabase(openPool(ownerUrl, { max: 2 }));
  await rebuildSearch(db, { graceMs: 0 });
  await db.destroy();
}
