import { type Insertable, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { DB } from "#platform/db/tables.ts";

type DateChange = Omit<Insertable<DB["event_date_changes"]>, "event_id" | "local_start">;

/** Cancels or moves a date of a repeating event, identified by its original start. */
export async function changeDate(
  db: Db,
  { eventId, originalStart, ...change }: DateChange & { eventId: string; originalStart: Date | string },
): Promise<void> {
  const date = db
    .selectFrom("event_dates")
    .select("local_start")
    .where("listing_id", "=", eventId)
    .where("original_start", "=", sql<Date>`${originalStart}::timestamptz`);
  await db
    .insertInto("event_date_changes")
    .values({ event_id: eventId, local_start: date, ...change })
    .execute();
}

/** Includes past dates in calendar updates, which otherwise start today. */
export async function startCalendarOn(owner: Db, day: string): Promise<void> {
  await sql`create or replace function calendar_start() returns date language sql stable
    return date ${sql.lit(day)}`.execute(owner);
}
