import type { Queue, QueueRow } from "#platform/http/queue/queue.ts";
import { listEventTwins } from "../queries/event-twins.server.ts";
import { findQueuedEvent } from "../queries/find-queued-event.server.ts";
import {
  listAllEvents,
  listEventsByIds,
  listWaitingEvents,
  type QueuedEvent,
  queuedOrder,
} from "../queries/list-queued-events.server.ts";
import { eventDecider } from "./decide-events.server.ts";
import { eventsQueueList } from "./events-queue-query.ts";
import { formatEventTime } from "./format-event-time.ts";
import { type EventDetail, presentEvent } from "./present-event.ts";
import { rejectReasons } from "./reject-reasons.ts";

/** The queue of submitted events. */
export const eventsQueue: Queue<EventDetail> = {
  list: eventsQueueList,
  deciders: [eventDecider],
  nouns: { event: ["Event", "events"] },
  reasons: rejectReasons,
  isCursor: queuedOrder.isCursor,
  listWaiting: async (db, page) => toRows(await listWaitingEvents(db, page)),
  listAll: async (db, page) => toRows(await listAllEvents(db, page)),
  listByIds: async (db, subjects) => (await listEventsByIds(db, subjects)).map(toRow),
  findItem: async (db, { id }) => {
    const [event, twins] = await Promise.all([findQueuedEvent(db, id), listEventTwins(db, id)]);
    if (!event) return null;
    const byline = event.submitter ? `Sent by ${event.submitter}` : "Sent without an account";
    return { row: toRow(event), byline, detail: presentEvent(event, twins, eventsQueueList.path) };
  },
  refusals: {
    duplicate: {
      status: 409,
      words:
        "An event of this name at this time is listed already. Reject this one, or undo the other first.",
    },
  },
};

function toRows({ items, nextCursor }: { items: QueuedEvent[]; nextCursor: string | null }) {
  return { items: items.map(toRow), nextCursor };
}

function toRow(event: QueuedEvent): QueueRow {
  const { id, name, startsAt, timeZone, location, status, createdAt, hasTwin } = event;
  const note = [formatEventTime(startsAt, timeZone), location].filter(Boolean).join(", ");
  const flag = hasTwin ? "Likely double" : null;
  return { kind: "event", id, status, at: createdAt, title: name, note, clothId: id, flag };
}
