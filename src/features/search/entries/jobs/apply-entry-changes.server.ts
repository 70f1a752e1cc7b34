import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** Takes a fraction of a second, so that shutdown never waits long. */
const batchSize = 500;

/** Writes one batch of changed entries. Returns whether there may be more. */
export async function applyEntryChanges(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    applied: number;
  }>`select apply_search_entry_changes(${batchSize}) as applied`.execute(db);
  return rows[0]?.applied === batchSize;
}
