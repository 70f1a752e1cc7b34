import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { PaymentRefusedError } from "#platform/payments/payment-provider.ts";
import type { CheckoutServices } from "../fulfill-order.server.ts";
import { noteProblem } from "../move-order.server.ts";
import { settleRefund } from "../settle-refund.server.ts";

/**
 * Sends a recorded refund. Checks the provider's refunds first: it forgets idempotency keys after a day, and this may
 * be retried for longer.
 */
export async function sendRefund(
  services: CheckoutServices,
  { refundId }: { refundId: string },
): Promise<void> {
  const { db, payments, log } = services;
  const refund = await findPendingRefund(db, refundId);
  if (!refund) return;
  if (!payments) throw new Error("No payment provider is set, and a refund waits.");
  const { orderId, number, amount, paymentId } = refund;
  try {
    const key = `refund:${orderId}:${number}`;
    const made = (await payments.listRefunds(paymentId)).find((one) => one.key === key);
    await settleRefund(services, made ?? (await payments.refund({ key, paymentId, amount, orderId })));
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) throw error;
    log.error({ error, refundId, orderId }, "the payment provider refuses a refund");
    await markRefused(db, { refundId, orderId, message: error.message });
  }
}

async function findPendingRefund(db: Db, id: string) {
  const refund = await db
    .selectFrom("refunds")
    .innerJoin("orders", "orders.id", "refunds.order_id")
    .select(["order_id as orderId", "refunds.number", "refunds.amount", "payment_id as paymentId"])
    .where("refunds.id", "=", id)
    .where("refunds.status", "=", "pending")
    .executeTakeFirst();
  return refund?.paymentId ? { ...refund, paymentId: refund.paymentId } : null;
}

async function markRefused(db: Db, refused: { refundId: string; orderId: string; message: string }) {
  await transact(db, async (tx) => {
    await tx
      .updateTable("refunds")
      .set({ status: "failed", settled_at: sql`now()` })
      .where("id", "=", refused.refundId)
      .where("status", "=", "pending")
      .execute();
    await noteProblem(tx, refused.orderId, `A refund was refused: ${refused.message}`);
  });
}
