import { defineQueueQuery } from "#platform/decisions/queue/queue-query.ts";

/** The addresses of the queue of artists. */
export const artistsQueueList = defineQueueQuery("/admin/artists");
