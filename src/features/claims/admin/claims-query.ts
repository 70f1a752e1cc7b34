import { defineQueueQuery } from "#platform/decisions/queue/queue-query.ts";

/** The URLs of the claims queue. */
export const claimsList = defineQueueQuery("/admin/claims");
