import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import {
  type PaymentProvider,
  PaymentRefusedError,
  PaymentUnavailableError,
} from "#platform/payments/payment-provider.ts";
import { type CheckoutServices, fulfillOrder } from "../fulfill-order.server.ts";
import { closeOrder } from "../move-order.server.ts";
import { lockOrder } from "../queries/lock-order.server.ts";
import { inTurn } from "./in-turn.ts";

export const releaseExpiredHoldsJob = defineJob("checkout.release-expired-holds", {
  parallel: 1,
  cron: "* * * * *",
  // The next run in a minute retries.
  retryLimit: 0,
});

const batchSize = 100;

/**
 * Releases the stock of expired orders once the provider confirms that they can no longer be paid, because someone may
 * have paid in the last second. While the provider is unreachable, all holds stay.
 */
export async function releaseExpiredHolds(services: CheckoutServices): Promise<void> {
  const { db, payments, log } = services;
  if (!payments) return;
  const due = await takeDue(db);
  try {
    const lost = await findLostSessions(payments, due);
    const outage = await inTurn(log, due, (order) =>
      release(services, payments, order, lost.get(order.id) ?? []),
    );
    if (outage) throw outage;
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    log.warn({ error, due: due.length }, "holds are kept: the payment provider cannot be asked");
  }
}

type Due = { id: string; sessionId: string | null; attempts: number; createdAt: Date };

/** Those tried longest ago first: an order that cannot be released comes last the next time. */
async function takeDue(db: Db): Promise<Due[]> {
  const due = db
    .selectFrom("orders")
    .select("id")
    .where("status", "=", "pending")
    .where("hold_until", "<", sql<Date>`now()`)
    .orderBy(sql`checked_at nulls first`)
    .orderBy("hold_until")
    .limit(batchSize)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("orders")
    .set({ checked_at: sql`now()` })
    .where("id", "in", due)
    .returning(["id", "session_id as sessionId", "session_attempts as attempts", "created_at as createdAt"])
    .execute();
}

async function release(
  services: CheckoutServices,
  payments: PaymentProvider,
  { id, sessionId }: Due,
  lost: readonly string[],
) {
  for (const one of sessionId ? [sessionId] : lost) {
    await expire(payments, one);
    await fulfillOrder(services, one);
  }
  await closeUnpaid(services.db, id);
}

/** Refused if it is complete, expired or unknown: then its current state decides. */
async function expire(payments: PaymentProvider, sessionId: string) {
  try {
    await payments.expireSession(sessionId);
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) throw error;
  }
}

/** An order that is still pending now has no page where it could be paid, or one whose payment does not match. */
async function closeUnpaid(db: Db, orderId: string) {
  await transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status === "pending")
      await closeOrder(tx, undefined, order, { status: "expired", session: null });
  });
}

/**
 * The sessions of orders whose payment page we never heard of. It has also expired at the provider; the provider's
 * list shows whether it was created and paid.
 */
async function findLostSessions(payments: PaymentProvider, due: readonly Due[]) {
  const lost = due.filter(({ sessionId, attempts }) => !sessionId && attempts > 0);
  const found = new Map<string, string[]>();
  if (lost.length === 0) return found;
  const wanted = new Set(lost.map(({ id }) => id));
  const oldest = Math.min(...lost.map(({ createdAt }) => createdAt.getTime()));
  // A minute earlier, because the two clocks may differ.
  for await (const { id, orderId } of payments.listSessions(new Date(oldest - 60_000)))
    if (orderId && wanted.has(orderId)) found.set(orderId, [...(found.get(orderId) ?? []), id]);
  return found;
}
