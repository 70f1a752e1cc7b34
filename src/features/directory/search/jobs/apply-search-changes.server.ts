import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** A fraction of a second of work, so that a stop or a rebuild never waits long. */
const batch = 500;

/** Takes changed businesses into the search, one batch; true when more may be waiting. */
export async function applySearchChanges(db: Db): Promise<boolean> {
  const { rows } = await sql<{ applied: number }>`select apply_search_changes(${batch}) as applied`.execute(
    db,
  );
  return rows[0]?.applied === batch;
}
