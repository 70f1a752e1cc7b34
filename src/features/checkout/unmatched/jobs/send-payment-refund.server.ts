import { PaymentRefusedError } from "#platform/payments/payment-provider.ts";
import type { CheckoutServices } from "../../fulfill-order.server.ts";
import { amountGone } from "../rules.ts";
import { settleUnmatchedPayment } from "../settle-unmatched-payment.server.ts";

/**
 * Refunds what is left of a payment without an order. Checks the provider's refunds first, because it forgets
 * idempotency keys after a day and someone may have refunded manually there.
 */
export async function sendPaymentRefund(
  services: CheckoutServices,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const { db, payments, log } = services;
  const payment = await db
    .selectFrom("unmatched_payments")
    .select(["amount", "order_id as orderId"])
    .where("payment_id", "=", paymentId)
    .where("status", "=", "refunding")
    .executeTakeFirst();
  if (!payment) return;
  if (!payments) throw new Error("No payment provider is set, and a refund waits.");
  const refunds = await payments.listRefunds(paymentId);
  const amount = payment.amount - amountGone(refunds);
  // A failed refund is not sent again with its key.
  const key = `unmatched:${paymentId}:${refunds.length + 1}`;
  try {
    if (amount > 0) refunds.push(await payments.refund({ key, paymentId, amount, orderId: payment.orderId }));
    await settleUnmatchedPayment(db, paymentId, refunds);
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) throw error;
    log.error({ error, paymentId }, "the payment provider refuses a refund");
    await db
      .updateTable("unmatched_payments")
      .set({ status: "open", problem: `The refund was refused: ${error.message}` })
      .where("payment_id", "=", paymentId)
      .where("status", "=", "refunding")
      .execute();
  }
}
