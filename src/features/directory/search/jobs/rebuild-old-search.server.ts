import type { Db } from "#platform/db/open-database.server.ts";
import { hasCurrentFormat } from "../queries/has-current-format.server.ts";
import { rebuildSearch } from "./rebuild-search.server.ts";

/** Rebuilds the search tables if an older version built them. They stay in use meanwhile. Returns whether it did. */
export async function rebuildOldSearch(
  db: Db,
  options: Parameters<typeof rebuildSearch>[1] = {},
): Promise<boolean> {
  return (await hasCurrentFormat(db)) ? false : rebuildSearch(db, options);
}
