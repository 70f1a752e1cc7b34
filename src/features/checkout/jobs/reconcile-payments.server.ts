import { sql } from "kysely";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import {
  type PaymentProvider,
  PaymentRefusedError,
  type PaymentSession,
  PaymentUnavailableError,
} from "#platform/payments/payment-provider.ts";
import { type CheckoutServices, fulfillOrder } from "../fulfill-order.server.ts";
import { sendRefundJob } from "./send-refund-job.ts";

const usual = { parallel: 1, retryLimit: 0, expireIn: 1_800 };
export const reconcilePaymentsJob = defineJob("checkout.reconcile-payments", {
  ...usual,
  cron: "*/10 * * * *",
});
/** Every night, as far back as a slow method or a lost event may reach. */
export const reconcileWideJob = defineJob("checkout.reconcile-payments-wide", {
  ...usual,
  cron: "25 4 * * *",
});

const recentHours = 2;
const wideHours = 14 * 24;
const batchSize = 200;

/** Compares open orders with the provider, and its sessions of the last hours with our orders. */
export async function reconcilePayments(services: CheckoutServices): Promise<void> {
  await reconcile(services, recentHours);
}

/** The same for two weeks. */
export async function reconcileWide(services: CheckoutServices): Promise<void> {
  await reconcile(services, wideHours);
}

async function reconcile(services: CheckoutServices, hours: number) {
  const { db, payments } = services;
  if (!payments) return;
  for (const { id, sessionId } of await listOpenOrders(db)) {
    // First, so that an order that always fails comes last the next time.
    await db.updateTable("orders").set({ checked_at: sql`now()` }).where("id", "=", id).execute();
    if (sessionId) await fulfillOrLog(services, sessionId);
  }
  await compareSessions(services, payments, new Date(Date.now() - hours * 3_600_000));
  await requeueRefunds(services);
}

/** One order that cannot be fulfilled must not keep the others from their turn. */
async function fulfillOrLog(services: CheckoutServices, sessionId: string) {
  try {
    await fulfillOrder(services, sessionId);
  } catch (error) {
    if (error instanceof PaymentUnavailableError) throw error;
    services.log.error({ error, sessionId }, "a payment could not be compared with its order");
  }
}

/** Those that were asked about longest ago come first, so that every one has its turn. */
function listOpenOrders(db: Db) {
  return db
    .selectFrom("orders")
    .select(["id", "session_id as sessionId"])
    .where("status", "in", ["pending", "processing"])
    .where("session_id", "is not", null)
    .where("created_at", "<", sql<Date>`now() - interval '2 minutes'`)
    .orderBy(sql`checked_at nulls first`)
    .limit(batchSize)
    .execute();
}

async function compareSessions(services: CheckoutServices, payments: PaymentProvider, since: Date) {
  let page: PaymentSession[] = [];
  const compare = async () => {
    await comparePage(services, payments, page);
    page = [];
  };
  for await (const session of payments.listSessions(since)) {
    page.push(session);
    if (page.length === batchSize) await compare();
  }
  await compare();
}

async function comparePage(
  services: CheckoutServices,
  payments: PaymentProvider,
  sessions: readonly PaymentSession[],
) {
  const ids = sessions.flatMap(({ orderId }) => (orderId && isUuid(orderId) ? [orderId] : []));
  if (ids.length === 0) return;
  const orders = await services.db
    .selectFrom("orders")
    .select(["id", "session_id as sessionId", "payment_id as paymentId"])
    .where("id", "in", ids)
    .execute();
  const known = new Map(orders.map((order) => [order.id, order]));
  for (const session of sessions) {
    const order = known.get(session.orderId ?? "");
    if (!order) continue;
    const isStray = session.status === "open" && order.sessionId !== null && order.sessionId !== session.id;
    if (isStray) await closeStray(payments, session.id);
    else if (session.isPaid && order.paymentId !== session.paymentId)
      await fulfillOrLog(services, session.id);
    else if (!order.sessionId) await fulfillOrLog(services, session.id);
  }
}

/** An order is paid on one page: an older one, whose creation we never heard of, is closed. */
async function closeStray(payments: PaymentProvider, sessionId: string) {
  try {
    await payments.expireSession(sessionId);
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) throw error;
  }
}

/** A refund whose job was lost or gave up. Its key makes a second job harmless. */
async function requeueRefunds({ db, jobs }: CheckoutServices) {
  await transact(db, async (tx) => {
    const waiting = await tx
      .selectFrom("refunds")
      .select("id")
      .where("status", "=", "pending")
      .where("created_at", "<", sql<Date>`now() - interval '6 hours'`)
      .limit(batchSize)
      .execute();
    for (const { id } of waiting) await jobs.queue(tx, sendRefundJob, { refundId: id });
  });
}
