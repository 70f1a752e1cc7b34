import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type EventDate = {
  originalStart: Date;
  startsAt: Date;
  endsAt: Date | null;
  isCanceled: boolean;
  isMoved: boolean;
  note: string | null;
};

/** The next dates of an event from a moment on, including canceled ones. */
export async function listEventDates(
  db: Db,
  { id, from, limit }: { id: string; from: Date; limit: number },
): Promise<EventDate[]> {
  const columns = sql`
    original_start as "originalStart", starts_at as "startsAt", ends_at as "endsAt", is_canceled as "isCanceled",
    is_moved as "isMoved", note`;
  // Two indexes: canceled dates are stored at their original time, in primary key order.
  const { rows } = await sql<EventDate>`
    select * from (
      (
        select ${columns} from event_dates
        where listing_id = ${id} and not is_canceled and starts_at >= ${from} order by starts_at limit ${limit}
      )
      union all (
        select ${columns} from event_dates
        where listing_id = ${id} and is_canceled and original_start >= ${from} order by original_start limit ${limit}
      )
    ) as dates
    order by "startsAt" limit ${limit}`.execute(db);
  return rows;
}
