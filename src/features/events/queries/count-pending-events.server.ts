import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/admin-tab.ts";

/** The number of events and changes that wait for a decision, counted up to `maxCounted`. */
export async function countPendingEvents(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      (select from events where approval_status = 'pending' limit ${maxCounted})
      union all
      (select from event_revisions where approval_status = 'pending' limit ${maxCounted})
      limit ${maxCounted}
    ) pending`.execute(db);
  return rows[0]?.count ?? 0;
}
