import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/routes/admin-tab.ts";

/** The number of pending events, counted up to `maxCounted`. */
export function countPendingEvents(db: Db): Promise<number> {
  return countPending(db, "events");
}

/** The number of pending changes to listed events, counted up to `maxCounted`. */
export function countPendingRevisions(db: Db): Promise<number> {
  return countPending(db, "event_revisions");
}

async function countPending(db: Db, table: "events" | "event_revisions"): Promise<number> {
  const pending = db
    .selectFrom(table)
    .select("id")
    .where("approval_status", "=", "pending")
    .limit(maxCounted)
    .as("pending");
  const { count } = await db
    .selectFrom(pending)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
