import { type NotNull, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { isOneOfItsDates } from "../list/queries/match-events.server.ts";

export type NextEvent = Awaited<ReturnType<typeof listNextEvents>>[number];

/** The public events that start next, each at its next date. */
export function listNextEvents(db: Db, { from, limit }: { from: Date; limit: number }) {
  return db
    .selectFrom("all_events as listed")
    .select(["id", "name", "start_datetime as startsAt", "time_zone as timeZone"])
    .where("starts_at", ">=", from)
    .where("starts_at", "<", sql<Date>`timestamptz 'infinity'`)
    .where(isOneOfItsDates("upcoming", from))
    .orderBy("starts_at")
    .orderBy("id")
    .limit(limit)
    .$narrowType<{ startsAt: NotNull }>()
    .execute();
}
