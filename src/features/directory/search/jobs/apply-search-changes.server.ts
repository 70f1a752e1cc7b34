import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** Takes a fraction of a second, so that shutdown and rebuild never wait long. */
const batchSize = 500;

/** Applies one batch of changed businesses to search. Returns whether there may be more. */
export async function applySearchChanges(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    applied: number;
  }>`select apply_search_changes(${batchSize}) as applied`.execute(db);
  return rows[0]?.applied === batchSize;
}
