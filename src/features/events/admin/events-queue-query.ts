import { defineQueueQuery } from "#platform/decisions/queue/queue-query.ts";

/** The addresses of the queue of events. */
export const eventsQueueList = defineQueueQuery("/admin/events");
