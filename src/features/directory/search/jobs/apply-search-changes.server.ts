import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** Applies one batch of changed businesses to search. Returns whether there may be more. */
export async function applySearchChanges(db: Db, size = 500): Promise<boolean> {
  const { rows } = await sql<{
    applied: number;
  }>`select apply_search_changes(${size}) as applied`.execute(db);
  return rows[0]?.applied === size;
}
