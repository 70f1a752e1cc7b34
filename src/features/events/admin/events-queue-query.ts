import { defineQueueQuery } from "#platform/decisions/queue/queue-query.ts";

/** The URLs of the event queue. */
export const eventsQueueList = defineQueueQuery("/admin/events");
