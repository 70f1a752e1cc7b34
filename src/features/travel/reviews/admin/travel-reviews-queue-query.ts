import { defineQueueQuery } from "#platform/http/queue/queue-query.ts";

/** The addresses of the queue of travel reviews. */
export const travelReviewsQueueList = defineQueueQuery("/admin/travel-reviews");
