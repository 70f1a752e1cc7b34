import type { Logger } from "pino";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db, Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import type { PaymentProvider, PaymentSession } from "#platform/payments/payment-provider.ts";
import { adoptSession, closeOrder, markProcessing, noteProblem } from "./move-order.server.ts";
import { type LockedOrder, lockOrder } from "./queries/lock-order.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { keepUnmatchedPayment } from "./unmatched/keep-unmatched-payment.server.ts";

/** Services that both web and worker have. */
export type CheckoutServices = {
  db: Db;
  jobs: Pick<Jobs, "queue">;
  log: Logger;
  payments: PaymentProvider | null;
};

/**
 * What the provider's session means for its order: `open` waits for the buyer, `processing` for a slow payment method,
 * `refunding` came too late and is refunded, `mismatch` does not match the order and waits for an admin.
 */
export type Fulfillment = {
  outcome: "paid" | "processing" | "open" | "expired" | "failed" | "refunding" | "mismatch" | "unknown";
  orderId: string | null;
};

/**
 * Updates an order to the state of its payment. The webhook's job, the page after payment and the reconciler all call
 * it, any number of times and concurrently. Throws when the provider is unreachable.
 */
export async function fulfillOrder(services: CheckoutServices, sessionId: string): Promise<Fulfillment> {
  const { db, log } = services;
  const session = await services.payments?.findSession(sessionId);
  const orderId = session?.orderId ?? null;
  if (!session || !orderId || !isUuid(orderId)) return { outcome: "unknown", orderId: null };
  const outcome = await transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) return applySession(tx, services, order, session);
    await keepUnmatchedPayment(tx, log, session);
    return "unknown";
  });
  if (outcome === "mismatch")
    log.error({ orderId, sessionId, paymentId: session.paymentId }, "a payment does not fit its order");
  if (outcome === "unknown") log.warn({ orderId, sessionId }, "a payment session names no order of ours");
  return { outcome, orderId: outcome === "unknown" ? null : orderId };
}

async function applySession(
  tx: Tx,
  { jobs }: CheckoutServices,
  order: LockedOrder,
  session: PaymentSession,
): Promise<Fulfillment["outcome"]> {
  // A paid order stays paid, no matter what arrives later or out of order.
  if (order.paymentId && (!session.isPaid || order.paymentId === session.paymentId))
    return paidOutcome(order);
  if (session.status === "open") {
    await adoptSession(tx, order, session);
    return "open";
  }
  if (session.status === "expired") return releaseExpired(tx, order, session);
  const problem = describeMismatch(order, session);
  if (problem) {
    await noteProblem(tx, order.id, problem);
    return "mismatch";
  }
  await adoptSession(tx, order, session);
  if (session.isPaid) return settlePayment(tx, jobs, order, session);
  const isOpen = order.status === "pending" || order.status === "processing";
  if (!isOpen) return order.status === "failed" ? "failed" : "expired";
  if (session.hasFailed) {
    await closeOrder(tx, jobs, order, { status: "failed", session });
    return "failed";
  }
  if (order.status === "pending") await markProcessing(tx, order.id, session);
  return "processing";
}

function paidOutcome(order: LockedOrder): Fulfillment["outcome"] {
  return order.status === "paid" || order.status === "refunded" ? "paid" : "refunding";
}

/** Releases the stock, unless the order has a newer payment page. */
async function releaseExpired(tx: Tx, order: LockedOrder, session: PaymentSession) {
  const isCurrent = order.sessionId === session.id || (!order.sessionId && order.attempts <= 1);
  if (order.status !== "pending" || !isCurrent) return order.status === "failed" ? "failed" : "expired";
  await closeOrder(tx, undefined, order, { status: "expired", session });
  return "expired" as const;
}

/** Why this payment does not match this order, as text for an admin. */
function describeMismatch(order: LockedOrder, session: PaymentSession): string | null {
  const said = `${session.amount} ${session.currency}`;
  const requested = `${order.totalAmount} ${order.currency}`;
  if (said !== requested) return `Session ${session.id} says ${said}, the order ${requested}.`;
  if (session.isPaid && !session.paymentId) return `Session ${session.id} is paid without a payment.`;
  if (session.isPaid && order.paymentId) return `Paid twice: ${order.paymentId} and ${session.paymentId}.`;
  return null;
}
