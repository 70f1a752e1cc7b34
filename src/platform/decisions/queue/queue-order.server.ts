import { defineKeyset, time, uuid } from "#platform/db/keyset.server.ts";

/** Pending items, newest or oldest first, or `all`, newest first. One index on both columns serves each of them. */
export type QueueSort = "newest" | "oldest" | "all";

/** The orders of a queue, by the columns of the submission time and the id. */
export function defineQueueOrder({ at, id }: { at: string; id: string }) {
  const keys = [time(at), uuid(id)];
  return defineKeyset<QueueSort>({
    newest: { direction: "desc", keys },
    oldest: { direction: "asc", keys },
    all: { direction: "desc", keys },
  });
}
