import type { Db } from "#platform/db/open-database.server.ts";
import * as job from "../search/jobs/apply-search-changes.server.ts";

/** Applies one batch of changed businesses to search, as the worker does. Returns whether there may be more. */
export function applySearchChanges(db: Db): Promise<boolean> {
  return job.applySearchChanges(db);
}
