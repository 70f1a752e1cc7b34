import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** Whether a location of the directory ends with this state. */
export async function isKnownState(db: Db, state: string): Promise<boolean> {
  const { rows } = await sql`select from search.states where name = ${state}`.execute(db);
  return rows.length > 0;
}
