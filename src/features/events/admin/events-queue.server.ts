import type { Db } from "#platform/db/open-database.server.ts";
import type { Queue, QueueItem, QueueRow } from "#platform/decisions/queue/queue.ts";
import { listRefusals } from "#platform/http/response/refusal.ts";
import { formatEventTime } from "../format-event-time.ts";
import { listEventTwins } from "../queries/event-twins.server.ts";
import { findQueuedEvent } from "../queries/find-queued-event.server.ts";
import { findQueuedRevision } from "../queries/find-queued-revision.server.ts";
import {
  listAllEvents,
  listEventsByIds,
  listWaitingEvents,
  type QueuedEvent,
  queuedOrder,
} from "../queries/list-queued-events.server.ts";
import { eventDecider } from "./decide-events.server.ts";
import { revisionDecider } from "./decide-revisions.server.ts";
import { eventsQueueList } from "./events-queue-query.ts";
import { type EventDetail, presentEvent } from "./present-event.ts";
import { presentChanges, type RevisionDetail } from "./present-revision.ts";
import { rejectReasons } from "./reject-reasons.ts";

/** What an admin reviews: an event, or a change to a listed one. */
export type EventsDetail = ({ kind: "event" } & EventDetail) | ({ kind: "event_revision" } & RevisionDetail);

/** The queue of submitted events and changes to listed ones. */
export const eventsQueue: Queue<EventsDetail> = {
  list: eventsQueueList,
  deciders: [eventDecider, revisionDecider],
  nouns: { event: ["Event", "events"], event_revision: ["Change", "changes"] },
  reasons: rejectReasons,
  isCursor: queuedOrder.isCursor,
  listWaiting: async (db, page) => toRows(await listWaitingEvents(db, page)),
  listAll: async (db, page) => toRows(await listAllEvents(db, page)),
  listByIds: async (db, subjects) => (await listEventsByIds(db, subjects)).map(toRow),
  findItem: async (db, { kind, id }) => (kind === "event" ? findEvent(db, id) : findRevision(db, id)),
  refusals: listRefusals({
    409: {
      duplicate:
        "An event of this name at this time is listed already. Reject this one, or undo the other first.",
      "event-not-listed": "The event itself is not on the calendar any more, so there is nothing to change.",
      "newer-waits": "A newer change of this event waits. Decide about that one first.",
      "event-gone": "The event is no longer here.",
      "changed-since": "The event has changed since then. Undoing this would overwrite what came after it.",
    },
  }),
};

async function findEvent(db: Db, id: string): Promise<QueueItem<EventsDetail> | null> {
  const [event, twins] = await Promise.all([findQueuedEvent(db, id), listEventTwins(db, id)]);
  if (!event) return null;
  const byline = event.submitter ? `Sent by ${event.submitter}` : "Sent without an account";
  const detail = { kind: "event" as const, ...presentEvent(event, twins, eventsQueueList.path) };
  return { row: toRow(event), byline, detail };
}

async function findRevision(db: Db, id: string): Promise<QueueItem<EventsDetail> | null> {
  const found = await findQueuedRevision(db, id);
  if (!found) return null;
  const { eventId, isCanceled, event, fields, replaced } = found;
  const changes = presentChanges(event, replaced ?? {}, fields);
  const byline = `Change by ${found.submitter ?? "a deleted account"}`;
  return { row: toRow(found), byline, detail: { kind: "event_revision", eventId, isCanceled, changes } };
}

function toRows({ items, nextCursor }: { items: QueuedEvent[]; nextCursor: string | null }) {
  return { items: items.map(toRow), nextCursor };
}

function toRow(event: QueuedEvent): QueueRow {
  const { kind, id, name, startsAt, timeZone, location, status, createdAt, hasTwin } = event;
  const note = [formatEventTime(startsAt, timeZone), location].filter(Boolean).join(", ");
  const flag = kind === "event_revision" ? "Change" : hasTwin ? "Likely double" : null;
  return { kind, id, status, at: createdAt, title: name, note, clothId: id, flag };
}
