import type { Db } from "#platform/db/open-database.server.ts";

export type SeriesDate = Awaited<ReturnType<typeof listSeriesDates>>[number];

/** The next dates of a repeating event, including canceled ones. */
export function listSeriesDates(db: Db, { id, limit }: { id: string; limit: number }) {
  return db
    .selectFrom("event_dates")
    .select(["original_start as originalStart", "starts_at as startsAt", "note"])
    .select(["is_canceled as isCanceled", "is_moved as isMoved"])
    .where("listing_id", "=", id)
    .where("original_start", ">", new Date())
    .orderBy("original_start")
    .limit(limit)
    .execute();
}
