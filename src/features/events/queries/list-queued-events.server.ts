import { sql } from "kysely";
import type { KeysetRow } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Status, Subject } from "#platform/decisions/decider.ts";
import { defineQueueOrder, type QueueSort } from "#platform/decisions/queue/queue-order.server.ts";
import type { WaitingOrder } from "#platform/decisions/queue/queue-query.ts";
import { hasTwin } from "./event-twins.server.ts";

/** An event, or a change to a listed one, in a list of the admin area. */
export type QueuedEvent = {
  kind: "event" | "event_revision";
  id: string;
  name: string;
  startsAt: Date;
  timeZone: string | null;
  location: string | null;
  status: Status;
  createdAt: Date;
  /** Another event with this name and day is listed or pending. */
  hasTwin: boolean;
};

export const queuedOrder = defineQueueOrder({ at: "created_at", id: "id" });

type Page = { after?: string | undefined; limit: number };

/** Pending events and changes, newest or oldest first. */
export function listWaitingEvents(db: Db, page: Page & { sort: WaitingOrder }) {
  return listEvents(db, page);
}

/** Events and changes of every status, newest first. */
export function listAllEvents(db: Db, page: Page) {
  return listEvents(db, { ...page, sort: "all" });
}

async function listEvents(db: Db, { sort, after, limit }: Page & { sort: QueueSort }) {
  const waits = sort === "all" ? sql`true` : sql`item.approval_status = 'pending'`;
  const comesAfter = sql`${waits} and ${queuedOrder.comesAfter(sort, after, "item")}`;
  const direction = sql.raw(sort === "oldest" ? "asc" : "desc");
  const order = sql`order by created_at ${direction}, id ${direction} limit ${limit + 1}`;
  const keyset = sql`${queuedOrder.keysOf(sort, "item")} as keyset`;
  // Each branch reads its own index in order and stops at the end of the page.
  const { rows } = await sql<QueuedEvent & KeysetRow>`
    select ${shown}, item.keyset
    from (
      (select ${eventItem}, ${keyset} from events item where ${comesAfter} ${order})
      union all
      (select ${revisionItem}, ${keyset} from event_revisions item where ${comesAfter} ${order})
      ${order}
    ) item
    join events event on event.id = item.event_id
    order by item.created_at ${direction}, item.id ${direction}`.execute(db);
  return queuedOrder.page(rows, { sort, limit });
}

/** These events and changes, in no particular order. */
export async function listEventsByIds(db: Db, subjects: readonly Subject[]): Promise<QueuedEvent[]> {
  const idsOf = (kind: QueuedEvent["kind"]) =>
    subjects.filter((one) => one.kind === kind).map(({ id }) => id);
  const { rows } = await sql<QueuedEvent>`
    select ${shown}
    from (
      select ${eventItem} from events item where item.id = any(${idsOf("event")}::uuid[])
      union all
      select ${revisionItem} from event_revisions item where item.id = any(${idsOf("event_revision")}::uuid[])
    ) item
    join events event on event.id = item.event_id`.execute(db);
  return rows;
}

const eventItem = sql`'event' as kind, item.id, item.id as event_id, item.approval_status, item.created_at`;
const revisionItem = sql`'event_revision' as kind, item.id, item.event_id, item.approval_status, item.created_at`;
const shown = sql`item.kind, item.id, event.name, event.start_datetime as "startsAt", event.time_zone as "timeZone",
  event.location, item.created_at as "createdAt",
  case item.approval_status when 'pending' then 'waiting' else item.approval_status end as status,
  item.kind = 'event' and item.approval_status = 'pending' and ${hasTwin} as "hasTwin"`;
