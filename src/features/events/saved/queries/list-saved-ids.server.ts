import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The events among these that a person has saved. Community events (`ne-…`) cannot be saved. */
export async function listSavedIds(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const eventIds = ids.filter(isUuid);
  if (eventIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("user_saved_events")
    .select("event_id")
    .where("user_id", "=", userId)
    .where("event_id", "in", eventIds)
    .execute();
  return new Set(rows.map(({ event_id }) => event_id));
}
