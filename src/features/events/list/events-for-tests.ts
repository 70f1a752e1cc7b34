import type { Insertable } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { DB } from "#platform/db/tables.ts";

type EventRow = Insertable<DB["events"]>;

/** Adds an approved event and returns its id. */
export async function addEvent(
  db: Db,
  { name = "Pitch Night", start_datetime = "2019-01-10T23:00:00Z", ...more }: Partial<EventRow> = {},
): Promise<string> {
  const { id } = await db
    .insertInto("events")
    .values({ name, start_datetime, approval_status: "approved", time_zone: "America/New_York", ...more })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a community event and returns its public id. */
export async function addCommunityEvent(db: Db, values: Insertable<DB["new_events"]>): Promise<string> {
  const { id } = await db.insertInto("new_events").values(values).returning("id").executeTakeFirstOrThrow();
  return `ne-${id}`;
}
