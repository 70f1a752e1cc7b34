import { sql } from "kysely";
import { defineKeyset, type KeysetRow, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Status, Subject } from "#platform/decisions/decider.ts";
import { hasTwin } from "./event-twins.server.ts";

/** An event in a list of the admin area. */
export type QueuedEvent = {
  id: string;
  name: string;
  startsAt: Date;
  timeZone: string | null;
  location: string | null;
  status: Status;
  createdAt: Date;
  /** Another event of this name and day is listed or waits. */
  hasTwin: boolean;
};

export const queuedOrder = defineKeyset({
  waiting: { direction: "asc", keys: [time("created_at"), uuid("id")] },
  all: { direction: "desc", keys: [time("created_at"), uuid("id")] },
});

type Page = { after?: string | undefined; limit: number };

/** Events that wait for a decision, oldest first. */
export function listWaitingEvents(db: Db, page: Page) {
  return listEvents(db, "waiting", page);
}

/** Events in every status, newest first. */
export function listAllEvents(db: Db, page: Page) {
  return listEvents(db, "all", page);
}

async function listEvents(db: Db, sort: "waiting" | "all", { after, limit }: Page) {
  const waits = sort === "waiting" ? sql`event.approval_status = 'pending'` : sql`true`;
  const direction = sql.raw(sort === "waiting" ? "asc" : "desc");
  const { rows } = await sql<QueuedEvent & KeysetRow>`
    select ${shown}, ${queuedOrder.keysOf(sort, "event")} as keyset
    from events event
    where ${waits} and ${queuedOrder.comesAfter(sort, after, "event")}
    order by event.created_at ${direction}, event.id ${direction} limit ${limit + 1}`.execute(db);
  return queuedOrder.page(rows, { sort, limit });
}

/** These events, in no particular order. */
export async function listEventsByIds(db: Db, subjects: readonly Subject[]): Promise<QueuedEvent[]> {
  const ids = subjects.map(({ id }) => id);
  const { rows } = await sql<QueuedEvent>`
    select ${shown} from events event where event.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

const shown = sql`event.id, event.name, event.start_datetime as "startsAt", event.time_zone as "timeZone",
  event.location, event.created_at as "createdAt",
  case event.approval_status when 'pending' then 'waiting' else event.approval_status end as status,
  event.approval_status = 'pending' and ${hasTwin} as "hasTwin"`;
