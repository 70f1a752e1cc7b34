import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { readMailAddress } from "#platform/mail/mail-address.ts";
import type { PaymentSession } from "#platform/payments/payment-provider.ts";
import { queueOrderEmail } from "./emails/queue-order-email.server.ts";
import { endHold } from "./move-stock.server.ts";
import type { LockedOrder } from "./queries/lock-order.server.ts";

/** Stores a session whose creation we never heard of. */
export async function adoptSession(tx: Tx, order: LockedOrder, session: PaymentSession): Promise<void> {
  if (order.sessionId) return;
  await tx
    .updateTable("orders")
    .set({ session_id: session.id, session_url: session.url })
    .where("id", "=", order.id)
    .execute();
}

/** Waits for a slow payment method: the hold stays until it succeeds or fails. */
export async function markProcessing(tx: Tx, orderId: string, session: PaymentSession): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ status: "processing", network_key: null, ...describeBuyer(session) })
    .where("id", "=", orderId)
    .execute();
}

type Closing = { status: "expired" | "failed"; session: PaymentSession | null };

/** Ends an unpaid order, and releases what it held. Notifies the buyer of a failed payment. */
export async function closeOrder(
  tx: Tx,
  jobs: Pick<Jobs, "queue"> | undefined,
  order: LockedOrder,
  { status, session }: Closing,
): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ status, network_key: null, closed_at: sql`now()` })
    .$if(status === "failed" && session !== null, (query) => query.set(describeBuyer(session)))
    .where("id", "=", order.id)
    .execute();
  await endHold(tx, order.id, "release");
  if (status === "failed" && jobs)
    await queueOrderEmail(tx, jobs, { kind: "payment-failed", orderId: order.id });
}

/** Records a problem on an order for admins to decide. */
export async function noteProblem(tx: Tx, orderId: string, problem: string): Promise<void> {
  await tx.updateTable("orders").set({ problem }).where("id", "=", orderId).execute();
}

/** The buyer's data from the payment page, as columns of the order. */
export function describeBuyer(session: PaymentSession | null) {
  if (!session) return {};
  return {
    email: session.email ? readMailAddress(session.email) : null,
    buyer_name: session.buyerName,
    ship_to: session.shipTo ? JSON.stringify(session.shipTo) : null,
    payment_method: session.paymentMethod,
  };
}
