import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { mailOrderJob, type OrderEmail } from "../jobs/mail-order.server.ts";

/**
 * Queues a letter about an order, to be written and sent once the transaction commits. `paid` also tells the sellers.
 * Each letter goes out once for its order, parcel or refund, however often it is queued; `order-link` every time.
 */
export async function queueOrderEmail(tx: Tx, jobs: Pick<Jobs, "queue">, letter: OrderEmail): Promise<void> {
  await jobs.queue(tx, mailOrderJob, letter);
}
