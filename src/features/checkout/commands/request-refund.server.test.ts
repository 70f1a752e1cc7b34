import { beforeEach, describe, expect, it } from "vitest";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { checkoutForTests } from "../checkout-for-tests.ts";
import { fulfillOrder } from "../fulfill-order.server.ts";
import { handleEvent } from "../jobs/handle-event.server.ts";
import { sendRefund } from "../jobs/send-refund.server.ts";
import { openTestPayments, type TestPayments } from "../payments-for-tests.ts";
import { requestRefund } from "./request-refund.server.ts";
import { restockLines } from "./restock-lines.server.ts";

const { database, services } = setUpServices();
let payments: TestPayments;
const { begin, read, stockOf, ledgerOf } = checkoutForTests(services, () => payments);
const total = 30650;

beforeEach(() => {
  payments = openTestPayments();
  services.payments = payments.provider;
});

const admin = async () => anAdmin((await makePerson(services)).id);

async function paid() {
  const begun = await begin();
  payments.pay(begun.sessionId);
  await fulfillOrder(services, begun.sessionId);
  return { ...begun, paymentId: `pi_${begun.sessionId}` };
}

async function sendAll(orderId: string) {
  for (const { id } of (await read(orderId)).refunds) await sendRefund(services, { refundId: id });
}

describe("requestRefund", () => {
  it("records the refund, sends it once, books it, and does not change the stock", async () => {
    const { orderId, variantId } = await paid();
    const result = await requestRefund(services, await admin(), { orderId, amount: 5000, reason: "A chip" });
    expect(result).toMatchObject({ ok: true, amount: 5000 });
    expect((await read(orderId)).refunds).toMatchObject([{ status: "pending", amount: 5000 }]);
    await sendAll(orderId);
    await sendAll(orderId);
    const order = await read(orderId);
    expect(order).toMatchObject({ status: "paid", refundedAmount: 5000, refunds: [{ status: "succeeded" }] });
    expect((await ledgerOf(orderId)).slice(-2)).toEqual(["refund refunds 5000", "refund provider -5000"]);
    expect([...payments.refunds.values()]).toMatchObject([{ amount: 5000, key: `refund:${orderId}:1` }]);
    expect(await stockOf(variantId)).toMatchObject({ sold: 2 });
    const logged = await database.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject_id", "=", orderId)
      .execute();
    expect(logged).toEqual([{ action: "order.refund" }]);
  });

  it("refunds the rest without an amount, and the order is refunded", async () => {
    const { orderId } = await paid();
    const actor = await admin();
    await requestRefund(services, actor, { orderId, amount: 650, reason: null });
    expect(await requestRefund(services, actor, { orderId, amount: null, reason: null })).toMatchObject({
      amount: total - 650,
    });
    await sendAll(orderId);
    expect(await read(orderId)).toMatchObject({ status: "refunded", refundedAmount: total });
  });

  it("is sent once even if the provider has forgotten its key", async () => {
    const { orderId, paymentId } = await paid();
    await requestRefund(services, await admin(), { orderId, amount: 5000, reason: null });
    // Sent, but the response was lost.
    await payments.provider.refund({ key: `refund:${orderId}:1`, paymentId, amount: 5000, orderId });
    payments.deleteKeys();
    await sendAll(orderId);
    expect(payments.refunds.size).toBe(1);
    expect(await read(orderId)).toMatchObject({ refundedAmount: 5000, refunds: [{ status: "succeeded" }] });
  });

  it("never refunds more than was paid, also concurrently", async () => {
    const { orderId } = await paid();
    const actor = await admin();
    const requested = await Promise.all(
      Array.from({ length: 8 }, () =>
        requestRefund(services, actor, { orderId, amount: 20000, reason: null }),
      ),
    );
    expect(requested.filter(({ ok }) => ok)).toHaveLength(1);
    expect(requested.filter(({ ok }) => !ok)[0]).toEqual({ ok: false, reason: "too-much" });
    const { refunds } = await read(orderId);
    await Promise.all(
      [1, 2, 3].flatMap(() => refunds.map(({ id }) => sendRefund(services, { refundId: id }))),
    );
    expect((await read(orderId)).refundedAmount).toBe(20000);
    expect(payments.refunds.size).toBe(1);
    expect((await ledgerOf(orderId)).filter((entry) => entry.startsWith("refund"))).toHaveLength(2);
  });

  it.each([0, -1, 1.5, Number.NaN, total + 1])("refuses the amount %s", async (amount) => {
    const { orderId } = await paid();
    const refused = await requestRefund(services, await admin(), { orderId, amount, reason: null });
    expect(refused).toEqual({ ok: false, reason: "too-much" });
  });

  it("refuses an unpaid or unknown order", async () => {
    const { orderId } = await begin();
    const actor = await admin();
    const ask = (id: string) => requestRefund(services, actor, { orderId: id, amount: 1, reason: null });
    expect(await ask(orderId)).toEqual({ ok: false, reason: "not-paid" });
    expect(await ask(crypto.randomUUID())).toEqual({ ok: false, reason: "unknown-order" });
    expect(await ask("no id")).toEqual({ ok: false, reason: "unknown-order" });
  });

  it("requires an admin: another user cannot", async () => {
    const { orderId } = await paid();
    const { id } = await makePerson(services);
    for (const actor of [aVisitor(), aMember(id)])
      expect(await requestRefund(services, actor, { orderId, amount: 1, reason: null })).toEqual({
        ok: false,
        reason: "unknown-order",
      });
    expect((await read(orderId)).refunds).toEqual([]);
  });

  it("waits while the provider is down, and gives up when it is refused", async () => {
    const { orderId } = await paid();
    await requestRefund(services, await admin(), { orderId, amount: 1000, reason: null });
    payments.state.isDown = true;
    await expect(sendAll(orderId)).rejects.toThrow("down");
    expect((await read(orderId)).refunds).toMatchObject([{ status: "pending" }]);
    payments.state.isDown = false;
    payments.state.refusesRefunds = true;
    await sendAll(orderId);
    expect(await read(orderId)).toMatchObject({ refunds: [{ status: "failed" }], refundedAmount: 0 });
    expect((await read(orderId)).problem).toContain("refused");
  });
});

describe("refunds and disputes reported by the provider", () => {
  const event = (type: string, change: object) => ({
    id: `evt_${crypto.randomUUID()}`,
    type,
    objectId: null,
    paymentId: null,
    dispute: null,
    ...change,
  });

  it("books a manual refund once, for either event", async () => {
    const { orderId, paymentId } = await paid();
    const id = `re_hand_${orderId}`;
    payments.addRefund({ id, paymentId, amount: 700, currency: "usd", status: "succeeded", key: null });
    await handleEvent(services, event("charge.refunded", { objectId: "ch_1", paymentId }));
    await handleEvent(services, event("refund.updated", { objectId: id, paymentId }));
    expect(await read(orderId)).toMatchObject({
      refundedAmount: 700,
      refunds: [{ amount: 700, status: "succeeded", requestedBy: null }],
    });
  });

  it("recognizes its own refund, even if the event is faster than the job", async () => {
    const { orderId, paymentId } = await paid();
    await requestRefund(services, await admin(), { orderId, amount: 900, reason: null });
    const key = `refund:${orderId}:1`;
    const made = await payments.provider.refund({ key, paymentId, amount: 900, orderId });
    await handleEvent(services, event("refund.created", { objectId: made.id, paymentId }));
    await sendAll(orderId);
    expect(await read(orderId)).toMatchObject({ refundedAmount: 900, refunds: [{ status: "succeeded" }] });
  });

  it("books a refund that the bank returned", async () => {
    const { orderId, paymentId } = await paid();
    await requestRefund(services, await admin(), { orderId, amount: 900, reason: null });
    await sendAll(orderId);
    const [made] = payments.refunds.values();
    if (!made) throw new Error("no refund");
    payments.addRefund({ ...made, status: "failed" });
    for (const type of ["refund.failed", "refund.updated"])
      await handleEvent(services, event(type, { objectId: made.id, paymentId }));
    expect(await read(orderId)).toMatchObject({ refundedAmount: 0, refunds: [{ status: "failed" }] });
    expect((await ledgerOf(orderId)).slice(-2)).toEqual([
      "refund_failed provider 900",
      "refund_failed refunds -900",
    ]);
  });

  it("books a dispute once, and its end when it is won, in either order", async () => {
    const { orderId, paymentId } = await paid();
    const dispute = (isWon: boolean) => ({
      objectId: `dp_${orderId}`,
      paymentId,
      dispute: { amount: total, currency: "usd", isWon },
    });
    await handleEvent(services, event("charge.dispute.closed", dispute(true)));
    await handleEvent(services, event("charge.dispute.created", dispute(false)));
    await handleEvent(services, event("charge.dispute.created", dispute(false)));
    expect((await ledgerOf(orderId)).slice(3)).toEqual([
      `dispute disputes ${total}`,
      `dispute provider -${total}`,
      `dispute_won provider ${total}`,
      `dispute_won disputes -${total}`,
    ]);
    expect((await read(orderId)).problem).toContain("disputes");
  });
});

describe("restockLines", () => {
  it("restocks at most what was sold, and records who did it", async () => {
    const { orderId, variantId } = await paid();
    const actor = await admin();
    const put = (quantity: number) =>
      restockLines(services, actor, { orderId, lines: [{ variantId, quantity }] });
    expect(await put(3)).toEqual({ ok: false, reason: "too-much" });
    expect(await put(1)).toEqual({ ok: true });
    expect((await Promise.all([put(1), put(1), put(1)])).filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stockOf(variantId)).toEqual({ reserved: 0, sold: 0, left: 5 });
    const moved = await database.db
      .selectFrom("stock_movements")
      .select("moved_by")
      .where("order_id", "=", orderId)
      .where("kind", "=", "restock")
      .execute();
    expect(moved).toEqual([{ moved_by: actor.id }, { moved_by: actor.id }]);
  });

  it("restocks what was paid after its hold had ended", async () => {
    const { orderId, sessionId, variantId } = await begin();
    await payments.provider.expireSession(sessionId);
    await fulfillOrder(services, sessionId);
    payments.pay(sessionId);
    await fulfillOrder(services, sessionId);
    expect(await stockOf(variantId)).toMatchObject({ sold: 2, left: 3 });
    const lines = [{ variantId, quantity: 2 }];
    expect(await restockLines(services, await admin(), { orderId, lines })).toEqual({ ok: true });
    expect(await stockOf(variantId)).toMatchObject({ sold: 0, left: 5 });
  });

  it("refuses fractions, zero, duplicate lines, and goods of other orders", async () => {
    const { orderId, variantId } = await paid();
    const actor = await admin();
    const other = await paid();
    const line = (quantity: number, id = variantId) => ({ variantId: id, quantity });
    for (const lines of [
      [],
      [line(0)],
      [line(-1)],
      [line(0.5)],
      [line(1), line(1)],
      [line(1, other.variantId)],
    ])
      expect(await restockLines(services, actor, { orderId, lines })).toEqual({
        ok: false,
        reason: "too-much",
      });
  });

  it("requires an admin: another user cannot", async () => {
    const { orderId, variantId } = await paid();
    const { id } = await makePerson(services);
    for (const actor of [aVisitor(), aMember(id)])
      expect(await restockLines(services, actor, { orderId, lines: [{ variantId, quantity: 1 }] })).toEqual({
        ok: false,
        reason: "unknown-order",
      });
    expect(await stockOf(variantId)).toMatchObject({ sold: 2 });
  });
});
