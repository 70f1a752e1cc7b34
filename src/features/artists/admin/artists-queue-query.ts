import { defineQueueQuery } from "#platform/decisions/queue/queue-query.ts";

/** The URLs of the artist queue. */
export const artistsQueueList = defineQueueQuery("/admin/artists");
