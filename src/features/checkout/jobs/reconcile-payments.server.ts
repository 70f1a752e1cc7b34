import { sql } from "kysely";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import {
  type PaymentProvider,
  PaymentRefusedError,
  type PaymentSession,
} from "#platform/payments/payment-provider.ts";
import { type CheckoutServices, fulfillOrder } from "../fulfill-order.server.ts";
import { refundPaymentJob } from "../unmatched/jobs/refund-payment-job.ts";
import { keepUnmatchedPayment } from "../unmatched/keep-unmatched-payment.server.ts";
import { inTurn } from "./in-turn.ts";
import { sendRefundJob } from "./send-refund-job.ts";

export const reconcilePaymentsJob = defineJob("checkout.reconcile-payments", {
  parallel: 1,
  retryLimit: 0,
  expireIn: 1_800,
  cron: "*/10 * * * *",
});

/** A part of the provider's list of sessions, newest first. */
type ListPart = {
  /** The oldest sessions to check, as an ISO time. */
  since?: string;
  /** The last session of the previous part. */
  after?: string;
};

/** Every night, as far back as a slow payment method or a lost event can reach. */
export const reconcileWideJob = defineJob<ListPart>("checkout.reconcile-payments-wide", {
  parallel: 1,
  cron: "25 4 * * *",
});

const recentHours = 2;
const wideHours = 14 * 24;
const batchSize = 200;
/** Size of a page of the provider's list. A run that must fulfill all of them still ends in time. */
const pageSize = 500;

/** Compares open orders with the provider, and its sessions of the last hours with our orders. */
export async function reconcilePayments(services: CheckoutServices): Promise<void> {
  const { db, payments, log } = services;
  if (!payments) return;
  let outage = await inTurn(log, await listOpenOrders(db), async ({ id, sessionId }) => {
    // First, so that an order that always fails comes last the next time.
    await db.updateTable("orders").set({ checked_at: sql`now()` }).where("id", "=", id).execute();
    if (sessionId) await fulfillOrder(services, sessionId);
  });
  await requeueRefunds(services);
  const since = hoursAgo(recentHours);
  let after: string | undefined;
  do {
    const page = await readPage(payments, since, after);
    outage = (await comparePage(services, payments, page)) ?? outage;
    after = page.length === pageSize ? page.at(-1)?.id : undefined;
  } while (after);
  if (outage) throw outage;
}

/** Compares two weeks of sessions, a page in each run: each run queues the next. */
export async function reconcileWide(services: CheckoutServices, part: ListPart = {}): Promise<void> {
  const { db, jobs, payments, log } = services;
  if (!payments) return;
  const { since = hoursAgo(wideHours).toISOString() } = part;
  const page = await readPage(payments, new Date(since), part.after);
  const outage = await comparePage(services, payments, page);
  // The next night retries. If the provider stays away, the next run fails and is retried.
  if (outage) log.error({ error: outage }, "some payments could not be compared with their orders");
  const last = page.at(-1);
  if (last && page.length === pageSize)
    await transact(db, (tx) => jobs.queue(tx, reconcileWideJob, { since, after: last.id }));
}

function hoursAgo(hours: number) {
  return new Date(Date.now() - hours * 3_600_000);
}

async function readPage(payments: PaymentProvider, since: Date, after?: string): Promise<PaymentSession[]> {
  const page: PaymentSession[] = [];
  for await (const session of payments.listSessions(since, after)) if (page.push(session) === pageSize) break;
  return page;
}

/** Those checked longest ago come first, so that each has its turn. */
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

async function comparePage(
  services: CheckoutServices,
  payments: PaymentProvider,
  page: readonly PaymentSession[],
) {
  const { db, log } = services;
  const ours = page.filter(({ orderId }) => orderId && isUuid(orderId));
  if (ours.length === 0) return null;
  const orders = await db
    .selectFrom("orders")
    .select(["id", "session_id as sessionId", "payment_id as paymentId"])
    .where(
      "id",
      "in",
      ours.map(({ orderId }) => orderId ?? ""),
    )
    .execute();
  const known = new Map(orders.map((order) => [order.id, order]));
  return inTurn(log, ours, async (session) => {
    const order = known.get(session.orderId ?? "");
    if (!order) return transact(db, (tx) => keepUnmatchedPayment(tx, log, session));
    const isStray = session.status === "open" && order.sessionId !== null && order.sessionId !== session.id;
    if (isStray) return closeStray(payments, session.id);
    const isNews = session.isPaid && order.paymentId !== session.paymentId;
    if (isNews || !order.sessionId) await fulfillOrder(services, session.id);
  });
}

/** An order is paid on one page: an older one, whose creation we never heard of, is closed. */
async function closeStray(payments: PaymentProvider, sessionId: string) {
  try {
    await payments.expireSession(sessionId);
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) throw error;
  }
}

/** Queues refunds whose job was lost or gave up. A second job is harmless. */
async function requeueRefunds({ db, jobs }: CheckoutServices) {
  const old = sql<Date>`now() - interval '6 hours'`;
  await transact(db, async (tx) => {
    const waiting = await tx
      .selectFrom("refunds")
      .select("id")
      .where("status", "=", "pending")
      .where("created_at", "<", old)
      .limit(batchSize)
      .execute();
    for (const { id } of waiting) await jobs.queue(tx, sendRefundJob, { refundId: id });
    const unmatched = await tx
      .selectFrom("unmatched_payments")
      .select("payment_id as paymentId")
      .where("status", "=", "refunding")
      .where("found_at", "<", old)
      .limit(batchSize)
      .execute();
    for (const { paymentId } of unmatched) await jobs.queue(tx, refundPaymentJob, { paymentId });
  });
}
