import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { type EventNotice, noticeJob } from "./notice-job.ts";

type Notice = Pick<EventNotice, "eventId" | "kind"> & {
  /** For a single date: its start according to the rule. */
  originalStart?: Date;
};

/**
 * Queues the emails to everyone who saved an event. Call it in the transaction that moves or cancels the event, after
 * the write: the event's new sequence distinguishes this change from later ones.
 */
export async function queueEventNotice(
  tx: Tx,
  jobs: Pick<Jobs, "queue">,
  { eventId, kind, originalStart }: Notice,
): Promise<void> {
  const event = await tx.selectFrom("events").select("sequence").where("id", "=", eventId).executeTakeFirst();
  if (!event) return;
  await jobs.queue(tx, noticeJob, {
    eventId,
    kind,
    sequence: event.sequence,
    originalStart: originalStart?.toISOString() ?? null,
  });
}
