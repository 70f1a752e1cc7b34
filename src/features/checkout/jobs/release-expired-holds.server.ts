import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { type PaymentProvider, PaymentRefusedError } from "#platform/payments/payment-provider.ts";
import { type CheckoutServices, fulfillOrder } from "../fulfill-order.server.ts";
import { closeOrder } from "../move-order.server.ts";
import { lockOrder } from "../queries/lock-order.server.ts";

export const releaseExpiredHoldsJob = defineJob("checkout.release-expired-holds", {
  parallel: 1,
  cron: "* * * * *",
  // The next minute tries again.
  retryLimit: 0,
});

const batchSize = 100;

/**
 * Frees the stock of orders whose time is over, but only once the provider says that they cannot be paid anymore:
 * somebody may have paid in the last second. While it cannot be reached, every hold stays.
 */
export async function releaseExpiredHolds(services: CheckoutServices): Promise<void> {
  const { db, payments, log } = services;
  if (!payments) return;
  const due = await listDue(db);
  try {
    for (const { sessionId } of due) if (sessionId) await expire(services, payments, sessionId);
    await releaseWithoutSession(
      services,
      payments,
      due.filter(({ sessionId }) => !sessionId),
    );
  } catch (error) {
    log.warn({ error, due: due.length }, "holds are kept: the payment provider cannot be asked");
  }
}

type Due = { id: string; sessionId: string | null; attempts: number; createdAt: Date };

function listDue(db: Db): Promise<Due[]> {
  return db
    .selectFrom("orders")
    .select(["id", "session_id as sessionId", "session_attempts as attempts", "created_at as createdAt"])
    .where("status", "=", "pending")
    .where("hold_until", "<", sql<Date>`now()`)
    .orderBy("hold_until")
    .orderBy("id")
    .limit(batchSize)
    .execute();
}

async function expire(services: CheckoutServices, payments: PaymentProvider, sessionId: string) {
  try {
    await payments.expireSession(sessionId);
  } catch (error) {
    // Refused and still there, or not known at all: what it is now decides.
    if (!(error instanceof PaymentRefusedError)) throw error;
  }
  await fulfillOrder(services, sessionId);
}

/**
 * Orders whose payment page we never heard of. Its time is over at the provider too; what is left to know is whether
 * it was made and paid, and that is in the provider's list.
 */
async function releaseWithoutSession(
  services: CheckoutServices,
  payments: PaymentProvider,
  due: readonly Due[],
) {
  const asked = due.filter(({ attempts }) => attempts > 0);
  const sessions = asked.length > 0 ? await findSessions(payments, asked) : new Map<string, string[]>();
  for (const { id } of due) {
    for (const sessionId of sessions.get(id) ?? []) await expire(services, payments, sessionId);
    await transact(services.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order?.status === "pending" && !order.sessionId)
        await closeOrder(tx, undefined, order, { status: "expired", session: null });
    });
  }
}

async function findSessions(payments: PaymentProvider, orders: readonly Due[]) {
  const wanted = new Set(orders.map(({ id }) => id));
  const oldest = Math.min(...orders.map(({ createdAt }) => createdAt.getTime()));
  const found = new Map<string, string[]>();
  // A minute earlier, because the two clocks may differ.
  for await (const { id, orderId } of payments.listSessions(new Date(oldest - 60_000)))
    if (orderId && wanted.has(orderId)) found.set(orderId, [...(found.get(orderId) ?? []), id]);
  return found;
}
