import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

// After a raid there may be very many: nobody needs to know how many more than this.
const most = 999;

/** How many reviews and replies wait for an admin, counted up to `most`. */
export async function countHeldPosts(db: Db): Promise<{ count: number; most: number }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      (select from reviews where status = 'Pending' limit ${most})
      union all (select from review_comments where status = 'Pending' limit ${most})
      limit ${most}
    ) held`.execute(db);
  return { count: rows[0]?.count ?? 0, most };
}
