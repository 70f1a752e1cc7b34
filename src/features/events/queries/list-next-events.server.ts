import type { NotNull } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type NextEvent = Awaited<ReturnType<typeof listNextEvents>>[number];

/** The public events that start next. */
export function listNextEvents(db: Db, { from, limit }: { from: Date; limit: number }) {
  return db
    .selectFrom("all_events")
    .select(["id", "name", "start_datetime as startsAt", "time_zone as timeZone"])
    .where("start_datetime", ">=", from)
    .orderBy("start_datetime")
    .orderBy("id")
    .limit(limit)
    .$narrowType<{ id: NotNull; name: NotNull; startsAt: NotNull }>()
    .execute();
}
