import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { anAdmin } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { checkoutForTests } from "./checkout-for-tests.ts";
import { requestRefund } from "./commands/request-refund.server.ts";
import { restockLines } from "./commands/restock-lines.server.ts";
import { fulfillOrder } from "./fulfill-order.server.ts";
import { reconcilePayments } from "./jobs/reconcile-payments.server.ts";
import { releaseExpiredHolds } from "./jobs/release-expired-holds.server.ts";
import { sendRefund } from "./jobs/send-refund.server.ts";
import { type OrderStatus, orderMoves } from "./order-states.ts";
import { openTestPayments, type TestPayments } from "./payments-for-tests.ts";

const { database, services } = setUpServices();
let payments: TestPayments;
let admin: ReturnType<typeof anAdmin>;
const { begin, order, read, stockOf } = checkoutForTests(services, () => payments);

beforeAll(async () => {
  admin = anAdmin((await makePerson(services)).id);
});

// Common steps are listed twice, so that walks get far.
const steps = [
  "pay",
  "pay",
  "pay-slowly",
  "fail-slowly",
  "expire",
  "fulfill",
  "fulfill",
  "fulfill-twice",
  "lapse",
  "release",
  "reconcile",
  "refund",
  "refund-all",
  "refund-all",
  "restock",
  "outage",
  "rival-buys",
] as const;
type Step = (typeof steps)[number];
type Walk = { orderId: string; sessionId: string; variantId: string };

/** A step that can happen to an order at any time. The provider's rules apply: a complete session does not expire. */
async function take(step: Step, { orderId, sessionId, variantId }: Walk) {
  const session = payments.sessions.get(sessionId)?.session;
  const isOpen = session?.status === "open";
  const isWaiting = session?.status === "complete" && !session.isPaid && !session.hasFailed;
  if (step === "pay" && (isOpen || isWaiting)) payments.pay(sessionId);
  if (step === "pay-slowly" && isOpen) payments.pay(sessionId, { isPaid: false });
  if (step === "fail-slowly" && (isOpen || isWaiting))
    payments.pay(sessionId, { isPaid: false, hasFailed: true });
  if (step === "expire" && isOpen) await payments.provider.expireSession(sessionId);
  if (step === "fulfill") await fulfillOrder(services, sessionId);
  if (step === "fulfill-twice")
    await Promise.all([fulfillOrder(services, sessionId), fulfillOrder(services, sessionId)]);
  if (step === "lapse")
    await database.db
      .updateTable("orders")
      .set({ hold_until: sql`now() - interval '1 minute'` })
      .where("id", "=", orderId)
      .execute();
  if (step === "release") await releaseExpiredHolds(services);
  if (step === "reconcile") await reconcilePayments(services);
  if (step === "refund") await requestRefund(services, admin, { orderId, amount: 700, reason: null });
  if (step === "refund-all") {
    await requestRefund(services, admin, { orderId, amount: null, reason: null });
    for (const { id } of (await read(orderId)).refunds) await sendRefund(services, { refundId: id });
  }
  if (step === "restock")
    await restockLines(services, admin, { orderId, lines: [{ variantId, quantity: 1 }] });
  if (step === "rival-buys") await order([{ variantId, quantity: 1 }]).catch(() => {});
  if (step === "outage") {
    payments.state.isDown = true;
    await releaseExpiredHolds(services);
    await fulfillOrder(services, sessionId).catch(() => {});
    payments.state.isDown = false;
  }
}

/** The invariants after every step. */
async function check({ orderId, variantId }: Walk, before: OrderStatus) {
  const now = await read(orderId);
  if (now.status !== before) expect(orderMoves[before]).toContain(now.status);
  const { rows } = await sql<{ held: number; sold: number; balance: number; provider: number }>`
    select
      coalesce((select sum(case kind when 'reserve' then quantity when 'restock' then 0 else -quantity end)
        from stock_movements where order_id = ${orderId} and kind in ('reserve', 'release', 'sell')), 0)::int as held,
      coalesce((select sum(case when kind = 'restock' then 0 else quantity end)
        from stock_movements where order_id = ${orderId} and kind in ('sell', 'sell_late')), 0)::int as sold,
      coalesce((select sum(amount) from ledger_entries join ledger_transactions as booked on booked.id = transaction_id
        where order_id = ${orderId}), 0)::int as balance,
      coalesce((select sum(amount) from ledger_entries join ledger_transactions as booked on booked.id = transaction_id
        where order_id = ${orderId} and account = 'provider'), 0)::int as provider`.execute(database.db);
  const isOpen = now.status === "pending" || now.status === "processing";
  const isSold = now.parcels.length > 0;
  expect(rows).toEqual([
    {
      held: isOpen ? 2 : 0,
      sold: isSold ? 2 : 0,
      balance: 0,
      provider: now.paidAt ? now.totalAmount - now.refundedAmount : 0,
    },
  ]);
  if (now.status === "paid") expect(isSold).toBe(true);
  if (now.status === "refunded") expect(now.refundedAmount).toBe(now.totalAmount);
  const stock = await stockOf(variantId);
  const { reserved, sold, left } = { ...stock, left: stock.left ?? 0 };
  expect(reserved + sold + left).toBe(3);
  expect(Math.min(reserved, sold, left)).toBeGreaterThanOrEqual(0);
}

describe("an order", () => {
  it("never moves backwards or loses stock or money, for any sequence of steps", async () => {
    const reached = new Set<OrderStatus>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...steps), { minLength: 5, maxLength: 12 }),
        async (walked) => {
          payments = openTestPayments();
          services.payments = payments.provider;
          // Orders of earlier walks belong to another provider.
          await sql`update orders set hold_until = now() + interval '1 day', created_at = now()`.execute(
            database.db,
          );
          const walk = await begin({ stock: 3, quantity: 2 });
          await sql`update orders set created_at = now() - interval '5 minutes' where id = ${walk.orderId}`.execute(
            database.db,
          );
          for (const step of walked) {
            const { status } = await read(walk.orderId);
            await take(step, walk);
            await check(walk, status);
            reached.add((await read(walk.orderId)).status);
          }
        },
      ),
      { numRuns: 25, seed: 20261116 },
    );
    expect([...reached].sort()).toEqual(["expired", "failed", "paid", "pending", "processing", "refunded"]);
  });
});
