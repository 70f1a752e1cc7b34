import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { LockedEvent } from "./lock-own-event.server.ts";

export type SeriesDate = {
  /** In the event's time zone: the key of the date. */
  localStart: string;
  startsAt: Date;
  isCanceled: boolean;
  previous: Date | null;
  next: Date | null;
};

/** An upcoming date of a listed repeating event, with the dates around it, or undefined. */
export async function findSeriesDate(
  tx: Tx,
  { id, repeats, approval_status }: LockedEvent,
  originalStart: Date,
): Promise<SeriesDate | undefined> {
  if (!repeats || approval_status !== "approved") return undefined;
  const { rows } = await sql<SeriesDate>`
    select date.local_start::text as "localStart", date.starts_at as "startsAt", date.is_canceled as "isCanceled",
      (select max(earlier.starts_at) from event_dates earlier
        where earlier.listing_id = date.listing_id and earlier.original_start < date.original_start) as previous,
      (select min(later.starts_at) from event_dates later
        where later.listing_id = date.listing_id and later.original_start > date.original_start) as next
    from event_dates date
    where date.listing_id = ${id} and date.original_start = ${originalStart}
      and greatest(date.starts_at, date.original_start) > now()`.execute(tx);
  return rows[0];
}
