import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { sendRefundJob } from "./jobs/send-refund-job.ts";

type NewRefund = { orderId: string; amount: number; reason: string | null; requestedBy: string | null };

/** Records a refund of a locked order and queues the job that sends it, so that a crash in between loses nothing. */
export async function addRefund(tx: Tx, jobs: Pick<Jobs, "queue">, refund: NewRefund): Promise<string> {
  const id = await insertRefund(tx, refund);
  await jobs.queue(tx, sendRefundJob, { refundId: id });
  return id;
}

/** Inserts the next refund of a locked order. */
export async function insertRefund(
  tx: Tx,
  { orderId, amount, reason, requestedBy }: NewRefund,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into refunds (order_id, number, amount, reason, requested_by)
    select ${orderId}, coalesce(max(number), 0) + 1, ${amount}, ${reason}, ${requestedBy}
    from refunds where order_id = ${orderId} returning id`.execute(tx);
  return rows[0]?.id ?? "";
}
