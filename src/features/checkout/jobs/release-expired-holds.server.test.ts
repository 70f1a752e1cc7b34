import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { PaymentUnavailableError } from "#platform/payments/payment-provider.ts";
import { setUpServices } from "#testing/services.ts";
import { checkoutForTests } from "../checkout-for-tests.ts";
import { startCheckout } from "../commands/start-checkout.server.ts";
import { fulfillOrder } from "../fulfill-order.server.ts";
import { addGoods } from "../goods-for-tests.ts";
import { openTestPayments, type TestPayments } from "../payments-for-tests.ts";
import { releaseExpiredHolds } from "./release-expired-holds.server.ts";

const { database, services } = setUpServices();
let payments: TestPayments;
const { begin, read, stockOf } = checkoutForTests(services, () => payments);

beforeEach(async () => {
  payments = openTestPayments();
  services.payments = payments.provider;
  // Orders of earlier tests belong to another provider.
  await endHolds("2 years");
  await releaseExpiredHolds(services).catch(() => {});
  await database.db.updateTable("orders").set({ hold_until: sql`now() + interval '1 day'` }).execute();
  payments.calls.length = 0;
});

const endHolds = (by = "1 minute", id?: string) =>
  database.db
    .updateTable("orders")
    .set({ hold_until: sql`now() - ${by}::interval` })
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .execute();

/** An order whose payment page was created, but the response was lost. */
async function beginLost() {
  const { variantIds } = await addGoods(database.db, { variants: [{ title: "Lost", stock: 4 }] });
  const variantId = variantIds[0] ?? "";
  payments.state.losesAnswers = true;
  await startCheckout(services, aVisitor(), { items: [{ variantId, quantity: 1 }] });
  payments.state.losesAnswers = false;
  const { id } = await database.db
    .selectFrom("orders")
    .select("id")
    .orderBy("number", "desc")
    .executeTakeFirstOrThrow();
  return { variantId, orderId: id, sessionId: payments.sessionOf(id)?.session.id ?? "" };
}

describe("releaseExpiredHolds", () => {
  it("leaves unexpired holds alone", async () => {
    const { orderId } = await begin();
    await releaseExpiredHolds(services);
    expect((await read(orderId)).status).toBe("pending");
    expect(payments.calls).not.toContain("expireSession");
  });

  it("closes the payment page first, then releases the stock", async () => {
    const { orderId, variantId } = await begin();
    await endHolds("1 minute", orderId);
    await releaseExpiredHolds(services);
    expect(payments.calls).toContain("expireSession");
    expect((await read(orderId)).status).toBe("expired");
    expect(await stockOf(variantId)).toEqual({ reserved: 0, sold: 0, left: 5 });
  });

  it("sells to a buyer who paid in the last second", async () => {
    const { orderId, sessionId, variantId } = await begin();
    payments.pay(sessionId);
    await endHolds("1 minute", orderId);
    await releaseExpiredHolds(services);
    expect((await read(orderId)).status).toBe("paid");
    expect(await stockOf(variantId)).toMatchObject({ reserved: 0, sold: 2 });
  });

  it("keeps every hold while the provider cannot be queried", async () => {
    const { orderId, variantId } = await begin();
    await endHolds("1 minute", orderId);
    payments.state.isDown = true;
    await releaseExpiredHolds(services);
    expect((await read(orderId)).status).toBe("pending");
    expect(await stockOf(variantId)).toMatchObject({ reserved: 2 });
  });

  it("continues when the provider fails for one order", async () => {
    const orders = [await begin(), await begin(), await begin()];
    for (const { orderId } of orders) await endHolds("1 minute", orderId);
    const { expireSession } = payments.provider;
    let failedAt = "";
    payments.provider.expireSession = (id) => {
      failedAt ||= id;
      return id === failedAt ? Promise.reject(new PaymentUnavailableError("busy")) : expireSession(id);
    };
    await releaseExpiredHolds(services);
    for (const { orderId, sessionId } of orders)
      expect((await read(orderId)).status).toBe(sessionId === failedAt ? "pending" : "expired");
  });

  it("releases an order whose payment page was never created", async () => {
    const { orderId, variantId, sessionId } = await beginLost();
    payments.sessions.delete(sessionId);
    await endHolds("1 minute", orderId);
    await releaseExpiredHolds(services);
    expect((await read(orderId)).status).toBe("expired");
    expect(await stockOf(variantId)).toMatchObject({ reserved: 0, left: 4 });
  });

  it("finds a payment page whose response was lost, and sells if it was paid", async () => {
    const open = await beginLost();
    const paid = await beginLost();
    payments.pay(paid.sessionId);
    await endHolds("1 minute", open.orderId);
    await endHolds("1 minute", paid.orderId);
    await releaseExpiredHolds(services);
    expect((await read(open.orderId)).status).toBe("expired");
    expect(payments.sessions.get(open.sessionId)?.session.status).toBe("expired");
    expect((await read(paid.orderId)).status).toBe("paid");
  });

  it("releases an order whose payment page the provider does not know, or whose payment does not match", async () => {
    const [unknown, wrong] = [await begin(), await begin()];
    payments.sessions.delete(unknown.sessionId);
    payments.pay(wrong.sessionId, { amount: 1 });
    for (const { orderId } of [unknown, wrong]) await endHolds("1 minute", orderId);
    await releaseExpiredHolds(services);
    expect(await read(unknown.orderId)).toMatchObject({ status: "expired", problem: null });
    expect(await read(wrong.orderId)).toMatchObject({
      status: "expired",
      problem: expect.stringContaining("says 1 "),
    });
    expect(await stockOf(wrong.variantId)).toEqual({ reserved: 0, sold: 0, left: 5 });
  });

  it("releases nothing twice, and sells nothing released, when the buyer pays at the same moment", async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => begin({ stock: 2 })));
    for (const { orderId } of orders) await endHolds("1 minute", orderId);
    for (const { sessionId } of orders.slice(0, 4)) payments.pay(sessionId);
    await Promise.all([
      releaseExpiredHolds(services),
      releaseExpiredHolds(services),
      ...orders.map(({ sessionId }) => fulfillOrder(services, sessionId)),
    ]);
    // An order that was locked at that moment is released by the next run.
    await releaseExpiredHolds(services);
    for (const [nth, { orderId, variantId }] of orders.entries()) {
      expect((await read(orderId)).status).toBe(nth < 4 ? "paid" : "expired");
      expect(await stockOf(variantId)).toEqual({ reserved: 0, sold: nth < 4 ? 2 : 0, left: nth < 4 ? 0 : 2 });
    }
  });

  it("can hold again for a buyer who orders during the release", async () => {
    const { orderId, variantId } = await begin({ stock: 2 });
    await endHolds("1 minute", orderId);
    const buy = () => startCheckout(services, aVisitor(), { items: [{ variantId, quantity: 2 }] });
    const [, ...bought] = await Promise.all([releaseExpiredHolds(services), buy(), buy(), buy()]);
    const held = bought.filter(({ ok }) => ok).length;
    expect(held).toBeLessThanOrEqual(1);
    expect(await stockOf(variantId)).toEqual({ reserved: 2 * held, sold: 0, left: 2 - 2 * held });
  });
});
