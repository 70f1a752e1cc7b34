import { defineQueueQuery } from "#platform/decisions/queue/queue-query.ts";

/** The addresses of the queue of claims. */
export const claimsList = defineQueueQuery("/admin/claims");
