import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { mailOrderJob, type OrderEmail } from "../jobs/mail-order.server.ts";

/**
 * Queues an email about an order, to be rendered and sent once the transaction commits. `paid` also notifies the
 * sellers. Each email is sent once per order, parcel or refund; `order-link` every time.
 */
export async function queueOrderEmail(tx: Tx, jobs: Pick<Jobs, "queue">, letter: OrderEmail): Promise<void> {
  await jobs.queue(tx, mailOrderJob, letter);
}
