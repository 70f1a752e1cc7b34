import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { rebuildSearch } from "./rebuild-search.server.ts";

/** The format that this version builds (`build` in migrations/20261117T0212_search_texts.sql). */
const currentFormat = 2;

/** Rebuilds the search tables if an older version built them. They stay in use meanwhile. Returns whether it did. */
export async function rebuildOldSearch(
  db: Db,
  options: Parameters<typeof rebuildSearch>[1] = {},
): Promise<boolean> {
  const { rows } = await sql<{ format: number }>`select format from search.build`.execute(db);
  if ((rows[0]?.format ?? 0) >= currentFormat) return false;
  return rebuildSearch(db, options);
}
