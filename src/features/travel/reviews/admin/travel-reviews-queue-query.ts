import { defineQueueQuery } from "#platform/decisions/queue/queue-query.ts";

/** The addresses of the queue of travel reviews. */
export const travelReviewsQueueList = defineQueueQuery("/admin/travel-reviews");
