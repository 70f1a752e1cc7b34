import type { Db } from "#platform/db/open-database.server.ts";
import * as changes from "../search/jobs/apply-search-changes.server.ts";
import * as build from "../search/jobs/rebuild-search.server.ts";

/** Applies one batch of changed businesses to search, as the worker does. Returns whether there may be more. */
export function applySearchChanges(db: Db): Promise<boolean> {
  return changes.applySearchChanges(db);
}

/** Builds the search tables anew, as the worker does every night, without waiting for readers. */
export async function rebuildSearch(db: Db): Promise<void> {
  await build.rebuildSearch(db, { graceMs: 0 });
}
