import type { Logger } from "pino";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { PaymentSession } from "#platform/payments/payment-provider.ts";

/** Records a payment whose order is missing, once, for an admin. Unpaid sessions are ignored. */
export async function keepUnmatchedPayment(
  tx: Tx,
  log: Logger,
  { id: sessionId, isPaid, paymentId, orderId, amount, currency }: PaymentSession,
): Promise<void> {
  if (!isPaid || !paymentId || !orderId) return;
  const kept = await tx
    .insertInto("unmatched_payments")
    .values({
      payment_id: paymentId,
      session_id: sessionId,
      order_id: orderId,
      amount,
      currency_code: currency,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("payment_id")
    .executeTakeFirst();
  if (kept)
    log.error({ orderId, sessionId, paymentId }, "a payment has no order: it waits at /admin/payments");
}
