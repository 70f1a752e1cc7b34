import { remember } from "#platform/cache/remember.server.ts";
import { listChoices } from "#platform/db/list-distinct.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The types of the listed events, by name. */
export const listEventTypes = remember((db: Db) => listChoices(db, "event_listings", "event_type"), {
  ...{ freshForMs: 10_000, staleForMs: 50_000 },
});

/** Whether a listed event has this type. */
export async function isEventType(db: Db, type: string): Promise<boolean> {
  const found = await db
    .selectFrom("event_listings")
    .select("id")
    .where("event_type", "=", type)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
