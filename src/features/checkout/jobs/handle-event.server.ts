import { sql } from "kysely";
import { transact } from "#platform/db/transact.server.ts";
import type { PaymentEvent } from "#platform/payments/payment-provider.ts";
import { type CheckoutServices, fulfillOrder } from "../fulfill-order.server.ts";
import { bookDispute, bookWonDispute } from "../ledger.server.ts";
import { noteProblem } from "../move-order.server.ts";
import { settleRefund } from "../settle-refund.server.ts";
import { settleUnmatchedPayment } from "../unmatched/settle-unmatched-payment.server.ts";

/** Handles an event. Its content is only a hint: the provider is queried for the facts. */
export async function handleEvent(services: CheckoutServices, event: PaymentEvent): Promise<void> {
  const { type, objectId, paymentId } = event;
  // Retried: a temporarily missing key must not lose the event.
  if (!services.payments) throw new Error("No payment provider is set, and an event waits.");
  if (objectId && type.startsWith("checkout.session.")) await fulfillOrder(services, objectId);
  if (paymentId && /^(refund\.|charge\.refunded$)/.test(type)) await readRefunds(services, paymentId);
  if (type.startsWith("charge.dispute.")) await bookDisputeEvent(services, event);
  await services.db
    .updateTable("payment_events")
    .set({ handled_at: sql`now()` })
    .where("id", "=", event.id)
    .where("handled_at", "is", null)
    .execute();
}

async function readRefunds(services: CheckoutServices, paymentId: string) {
  const refunds = (await services.payments?.listRefunds(paymentId)) ?? [];
  for (const refund of refunds) await settleRefund(services, refund);
  await settleUnmatchedPayment(services.db, paymentId, refunds);
}

/** A dispute takes the money immediately, and returns it when it is won. The two events can arrive in either order. */
async function bookDisputeEvent({ db, log }: CheckoutServices, event: PaymentEvent) {
  const { type, objectId, paymentId, dispute } = event;
  if (!objectId || !paymentId || !dispute) return;
  await transact(db, async (tx) => {
    const order = await tx
      .selectFrom("orders")
      .select("id")
      .where("payment_id", "=", paymentId)
      .forUpdate()
      .executeTakeFirst();
    if (!order) return;
    const { amount, currency, isWon } = dispute;
    const happening = { orderId: order.id, providerId: objectId, currency, amount };
    const isNew = await bookDispute(tx, happening);
    if (isNew) await noteProblem(tx, order.id, `The buyer disputes the payment (${objectId}).`);
    if (type === "charge.dispute.closed" && isWon) await bookWonDispute(tx, happening);
  });
  log.warn({ dispute: objectId, paymentId, type }, "a payment is disputed");
}
