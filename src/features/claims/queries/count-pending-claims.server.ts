import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/routes/admin-tab.ts";

/** The number of waiting claims, counted up to `maxCounted`. */
export async function countPendingClaims(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from business_claims where status = 'Pending' limit ${maxCounted}) waiting
  `.execute(db);
  return rows[0]?.count ?? 0;
}
