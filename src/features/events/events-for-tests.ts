import type { Insertable } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Events } from "#platform/db/tables.ts";

let count = 0;

/** An approved event in Savannah with a unique name, on December 5, 2031 from 11 AM to 5 PM. */
export async function addEvent(db: Db, values: Partial<Insertable<Events>> = {}): Promise<string> {
  count += 1;
  const { id } = await db
    .insertInto("events")
    .values({
      name: `Makers Market ${count}`,
      description: "Sixty makers under one depot roof.",
      start_datetime: new Date("2031-12-05T16:00:00Z"),
      end_datetime: new Date("2031-12-05T22:00:00Z"),
      time_zone: "America/New_York",
      location: "Old Freight Depot, 12 Cotton Lane, Savannah, Georgia",
      event_type: "Market",
      approval_status: "approved",
      ...values,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
