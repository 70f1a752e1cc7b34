import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { type EventNotice, noticeJob } from "./notice-job.ts";

type Notice = Pick<EventNotice, "eventId" | "kind"> & {
  /** For one date: when the rule gives it. */
  originalStart?: Date;
};

/**
 * Queues the letters to everybody who saved an event, in the transaction that moves or cancels it, after the write:
 * the sequence it gave the event tells this change from later ones.
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
