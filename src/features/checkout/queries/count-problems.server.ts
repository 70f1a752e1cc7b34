import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/routes/admin-tab.ts";

/** Counts orders with a problem, for the badge of their tab. */
export async function countProblems(db: Db): Promise<number> {
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where("problem", "is not", null)
    .limit(maxCounted)
    .execute();
  return rows.length;
}
