import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** Whether a business of the directory is in this state. */
export async function isKnownState(db: Db, state: string): Promise<boolean> {
  const { rows } = await sql`
    select from search_facets where kind = 'business' and state = ${state} limit 1`.execute(db);
  return rows.length > 0;
}
