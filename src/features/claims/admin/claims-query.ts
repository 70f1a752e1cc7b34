import { defineQueueQuery } from "#platform/http/queue/queue-query.ts";

/** The addresses of the queue of claims. */
export const claimsList = defineQueueQuery("/admin/claims");
