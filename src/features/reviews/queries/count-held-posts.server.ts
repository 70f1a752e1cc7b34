import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/admin-tab.ts";

/** The number of held reviews and replies, counted up to `maxCounted`. */
export async function countHeldPosts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      (select from reviews where status = 'Pending' limit ${maxCounted})
      union all (select from review_comments where status = 'Pending' limit ${maxCounted})
      limit ${maxCounted}
    ) held`.execute(db);
  return rows[0]?.count ?? 0;
}
