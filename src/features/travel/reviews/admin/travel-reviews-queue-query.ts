import { defineQueueQuery } from "#platform/decisions/queue/queue-query.ts";

/** The URLs of the travel review queue. */
export const travelReviewsQueueList = defineQueueQuery("/admin/travel-reviews");
