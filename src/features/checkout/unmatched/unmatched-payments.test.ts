import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { checkoutForTests } from "../checkout-for-tests.ts";
import { fulfillOrder } from "../fulfill-order.server.ts";
import { handleEvent } from "../jobs/handle-event.server.ts";
import { reconcilePayments, reconcileWide } from "../jobs/reconcile-payments.server.ts";
import { openTestPayments, type TestPayments } from "../payments-for-tests.ts";
import { dismissPayment } from "./commands/dismiss-payment.server.ts";
import { refundPayment } from "./commands/refund-payment.server.ts";
import { sendPaymentRefund } from "./jobs/send-payment-refund.server.ts";

const { database, services } = setUpServices();
let payments: TestPayments;
const { begin, read } = checkoutForTests(services, () => payments);

beforeEach(() => {
  payments = openTestPayments();
  services.payments = payments.provider;
});

const admin = async () => anAdmin((await makePerson(services, { isAdmin: true })).id);
const find = (paymentId: string) =>
  database.db
    .selectFrom("unmatched_payments")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .executeTakeFirst();
const event = (type: string, change: object) => ({
  id: `evt_${crypto.randomUUID()}`,
  type,
  objectId: null,
  paymentId: null,
  dispute: null,
  ...change,
});

/** An order that is lost after its payment page was opened, and then paid. */
async function payLostOrder() {
  const { orderId, sessionId } = await begin();
  await database.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`create temporary table lost on commit drop as select * from orders where id = ${orderId}`.execute(
      tx,
    );
    await tx.deleteFrom("order_lines").where("order_id", "=", orderId).execute();
    await tx.deleteFrom("stock_movements").where("order_id", "=", orderId).execute();
    await tx.deleteFrom("orders").where("id", "=", orderId).execute();
  });
  payments.pay(sessionId);
  return { orderId, sessionId, paymentId: `pi_${sessionId}` };
}

/** The same, after a comparison found it. */
async function lose() {
  const lost = await payLostOrder();
  await fulfillOrder(services, lost.sessionId);
  return lost;
}

describe("a payment without an order", () => {
  it("waits for an admin, once, even if the webhook arrives repeatedly", async () => {
    const { orderId, sessionId, paymentId } = await payLostOrder();
    const paid = event("checkout.session.completed", { objectId: sessionId });
    await Promise.all([handleEvent(services, paid), handleEvent(services, paid)]);
    await fulfillOrder(services, sessionId);
    expect(await find(paymentId)).toMatchObject({
      session_id: sessionId,
      order_id: orderId,
      status: "open",
      amount: 30650,
      currency_code: "usd",
    });
  });

  it.each([
    ["the usual", () => reconcilePayments(services)],
    ["the nightly", () => reconcileWide(services)],
  ])("is found by %s comparison when no webhook ever arrived", async (_, compare) => {
    const { paymentId } = await payLostOrder();
    await compare();
    await compare();
    expect(await find(paymentId)).toMatchObject({ status: "open" });
  });

  it("is not recorded while unpaid, or when it names no order of this site", async () => {
    const { orderId, sessionId } = await begin();
    for (const change of [{ isPaid: false }, { orderId: null }, { orderId: "another-shop" }]) {
      payments.pay(sessionId, { orderId, ...change });
      await fulfillOrder(services, sessionId);
    }
    expect(await find(`pi_${sessionId}`)).toBeUndefined();
  });

  it("returns to its order when that was restored", async () => {
    const { orderId, sessionId } = await begin();
    const paymentId = `pi_${sessionId}`;
    const values = { payment_id: paymentId, session_id: sessionId, order_id: orderId };
    await database.db
      .insertInto("unmatched_payments")
      .values({ ...values, amount: 30650, currency_code: "usd" })
      .execute();
    payments.pay(sessionId);
    await fulfillOrder(services, sessionId);
    expect(await read(orderId)).toMatchObject({ status: "paid", problem: null });
    expect(await find(paymentId)).toMatchObject({ status: "matched" });
    expect(await refundPayment(services, await admin(), { paymentId, note: null })).toEqual({
      ok: false,
      reason: "already-so",
    });
  });

  it("is recorded on a restored order if it was already refunded", async () => {
    const { orderId, sessionId } = await begin();
    const paymentId = `pi_${sessionId}`;
    const values = { payment_id: paymentId, session_id: sessionId, order_id: orderId };
    await database.db
      .insertInto("unmatched_payments")
      .values({ ...values, amount: 30650, currency_code: "usd", status: "refunded" })
      .execute();
    payments.pay(sessionId);
    await fulfillOrder(services, sessionId);
    expect((await read(orderId)).problem).toBe(`${paymentId} was refunded while this order was missing.`);
  });
});

describe("an admin", () => {
  it("refunds it, once", async () => {
    const { paymentId } = await lose();
    const refund = async () => refundPayment(services, await admin(), { paymentId, note: "The old server" });
    expect(await Promise.all([refund(), refund()])).toEqual(
      expect.arrayContaining([{ ok: true }, { ok: false, reason: "already-so" }]),
    );
    expect(await find(paymentId)).toMatchObject({ status: "refunding", note: "The old server" });
    const { rows } = await sql`
      select from pgboss.job where name = 'checkout.refund-payment' and data ->> 'paymentId' = ${paymentId}`.execute(
      services.owner,
    );
    expect(rows).toHaveLength(1);
    await Promise.all([1, 2].map(() => sendPaymentRefund(services, { paymentId })));
    await sendPaymentRefund(services, { paymentId });
    expect([...payments.refunds.values()]).toMatchObject([{ paymentId, amount: 30650 }]);
    expect(await find(paymentId)).toMatchObject({ status: "refunded", settled_at: expect.any(Date) });
  });

  it("writes an audit entry", async () => {
    const { paymentId } = await lose();
    await dismissPayment(services, await admin(), { paymentId, note: "Paid back in cash" });
    await refundPayment(services, await admin(), { paymentId, note: null });
    const audits = await services.owner
      .selectFrom("audit_log")
      .select(["action", "before", "after"])
      .where("subject_id", "=", paymentId)
      .orderBy("id")
      .execute();
    expect(audits).toMatchObject([
      { action: "payment.dismiss", before: { status: "open" }, after: { note: "Paid back in cash" } },
      { action: "payment.refund", before: { status: "dismissed" }, after: { amount: 30650 } },
    ]);
  });

  it("is required to settle it", async () => {
    const { paymentId } = await lose();
    const other = await makePerson(services);
    for (const actor of [aVisitor(), aMember(other.id), operator])
      for (const settle of [refundPayment, dismissPayment])
        expect(await settle(services, actor, { paymentId, note: "Mine" })).toEqual({
          ok: false,
          reason: "unknown-payment",
        });
    expect(await find(paymentId)).toMatchObject({ status: "open" });
  });
});

describe("its refund", () => {
  const sent = async () => {
    const { paymentId } = await lose();
    await refundPayment(services, await admin(), { paymentId, note: null });
    return paymentId;
  };

  it("sends only what was not refunded manually", async () => {
    const paymentId = await sent();
    const byHand = { id: `re_hand_${paymentId}`, paymentId, currency: "usd", key: null };
    payments.addRefund({ ...byHand, amount: 30000, status: "succeeded" });
    await sendPaymentRefund(services, { paymentId });
    expect([...payments.refunds.values()].map(({ amount }) => amount)).toEqual([30000, 650]);
    expect(await find(paymentId)).toMatchObject({ status: "refunded" });
  });

  it("made manually at the provider settles it too", async () => {
    const { paymentId } = await lose();
    const byHand = { id: `re_hand_${paymentId}`, paymentId, currency: "usd", key: null };
    payments.addRefund({ ...byHand, amount: 30650, status: "pending" });
    await handleEvent(services, event("refund.created", { objectId: byHand.id, paymentId }));
    expect(await find(paymentId)).toMatchObject({ status: "refunding" });
    payments.addRefund({ ...byHand, amount: 30650, status: "succeeded" });
    await handleEvent(services, event("charge.refunded", { objectId: "ch_1", paymentId }));
    expect(await find(paymentId)).toMatchObject({ status: "refunded" });
  });

  it("that the bank returned makes it wait again, and is sent again", async () => {
    const paymentId = await sent();
    await sendPaymentRefund(services, { paymentId });
    const [made] = payments.refunds.values();
    if (!made) throw new Error("no refund");
    payments.addRefund({ ...made, status: "failed" });
    await handleEvent(services, event("refund.failed", { objectId: made.id, paymentId }));
    expect(await find(paymentId)).toMatchObject({
      status: "open",
      problem: expect.stringContaining("failed"),
    });
    await refundPayment(services, await admin(), { paymentId, note: null });
    await sendPaymentRefund(services, { paymentId });
    expect(payments.refunds.size).toBe(2);
    expect(await find(paymentId)).toMatchObject({ status: "refunded", problem: null });
  });

  it("that the provider refuses makes it wait again, with the reason", async () => {
    const paymentId = await sent();
    payments.state.refusesRefunds = true;
    await sendPaymentRefund(services, { paymentId });
    expect(await find(paymentId)).toMatchObject({
      status: "open",
      problem: "The refund was refused: The charge was disputed.",
    });
  });

  it("waits while the provider is unreachable", async () => {
    const paymentId = await sent();
    payments.state.isDown = true;
    await expect(sendPaymentRefund(services, { paymentId })).rejects.toThrow("down");
    expect(await find(paymentId)).toMatchObject({ status: "refunding" });
  });
});
