import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { rebuildSearch } from "./rebuild-search.server.ts";

/** What this version of the site builds (`build` in migrations/0018_search_tables.sql). */
const currentFormat = 1;

/**
 * Builds the search anew where the tables in use were made by an older version of the site: they go on answering
 * meanwhile, as that version did. True when it has.
 */
export async function rebuildOldSearch(
  db: Db,
  options: Parameters<typeof rebuildSearch>[1] = {},
): Promise<boolean> {
  const { rows } = await sql<{ format: number }>`select format from search.build`.execute(db);
  if ((rows[0]?.format ?? 0) >= currentFormat) return false;
  return rebuildSearch(db, options);
}
