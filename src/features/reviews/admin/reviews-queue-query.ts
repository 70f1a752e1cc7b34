import { defineQueueQuery } from "#platform/decisions/queue/queue-query.ts";

/** The addresses of the queue of reviews and replies. */
export const reviewsQueueList = defineQueueQuery("/admin/reviews");
