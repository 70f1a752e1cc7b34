import { beforeEach, describe, expect, it } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { checkoutForTests } from "./checkout-for-tests.ts";
import { startCheckout } from "./commands/start-checkout.server.ts";
import { fulfillOrder } from "./fulfill-order.server.ts";
import { addGoods } from "./goods-for-tests.ts";
import { sendRefund } from "./jobs/send-refund.server.ts";
import { openTestPayments, type TestPayments } from "./payments-for-tests.ts";

const { database, services } = setUpServices();
let payments: TestPayments;

beforeEach(() => {
  payments = openTestPayments();
  services.payments = payments.provider;
});

const addSeller = async (name: string) =>
  (await database.db.insertInto("businesses").values({ name }).returning("id").executeTakeFirstOrThrow()).id;

const { begin, order, read, stockOf, ledgerOf, countJobs } = checkoutForTests(services, () => payments);

/** Ends its 35 minutes, with the page closed at the provider. */
async function lapse(sessionId: string) {
  await payments.provider.expireSession(sessionId);
  await fulfillOrder(services, sessionId);
}

describe("fulfillOrder", () => {
  it("sells what was held, books the money and makes one parcel per seller", async () => {
    const [loom, kiln] = [await addSeller("Northstar Looms"), await addSeller("River Kiln")];
    const add = async (business_id: string, amount: number) =>
      (await addGoods(database.db, { business_id, variants: [{ title: "One", amount, stock: 3 }] }))
        .variantIds;
    const ids = [...(await add(loom, 1000)), ...(await add(kiln, 2500)), ...(await add(loom, 300))];
    const { orderId, sessionId } = await order(ids.map((variantId) => ({ variantId, quantity: 1 })));
    payments.pay(sessionId);
    expect(await fulfillOrder(services, sessionId)).toEqual({ outcome: "paid", orderId });
    const paid = await read(orderId);
    expect(paid).toMatchObject({
      status: "paid",
      email: "renee@example.org",
      buyerName: "Renée Okafor",
      paymentMethod: "Visa ending in 4242",
      shipTo: { city: "Atlanta" },
      totalAmount: 3800 + 2 * 650,
    });
    expect(paid.parcels.map(({ sellerName }) => sellerName).sort()).toEqual([
      "Northstar Looms",
      "River Kiln",
    ]);
    expect(await ledgerOf(orderId)).toEqual([
      "charge provider 5100",
      "charge goods -1300",
      "charge goods -2500",
      "charge shipping -1300",
    ]);
    expect(await stockOf(ids[0] ?? "")).toEqual({ reserved: 0, sold: 1, left: 2 });
    expect(await countJobs("checkout.mail-order", orderId)).toBe(1);
  });

  it("has one effect, also with concurrent calls", async () => {
    const { orderId, sessionId, variantId } = await begin();
    payments.pay(sessionId);
    const all = await Promise.all(Array.from({ length: 50 }, () => fulfillOrder(services, sessionId)));
    expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(["paid"]));
    expect(await stockOf(variantId)).toEqual({ reserved: 0, sold: 2, left: 3 });
    expect(await ledgerOf(orderId)).toHaveLength(3);
    expect((await read(orderId)).parcels).toHaveLength(1);
    expect(await countJobs("checkout.mail-order", orderId)).toBe(1);
  });

  it.each([
    ["another amount", { amount: 1 }],
    ["another currency", { currency: "eur" }],
    ["no payment", { paymentId: null }],
  ])("never fulfills a session with %s, and records it for an admin", async (_, change) => {
    const { orderId, sessionId, variantId } = await begin();
    payments.pay(sessionId, change);
    expect(await fulfillOrder(services, sessionId)).toEqual({ outcome: "mismatch", orderId });
    const left = await read(orderId);
    expect(left.status).toBe("pending");
    expect(left.problem).toContain(sessionId);
    expect(await stockOf(variantId)).toMatchObject({ reserved: 2, sold: 0 });
    expect(await ledgerOf(orderId)).toEqual([]);
  });

  it("ignores sessions that name no order of this site", async () => {
    const { sessionId } = await begin();
    payments.pay(sessionId, { orderId: "somebody-else" });
    expect(await fulfillOrder(services, sessionId)).toEqual({ outcome: "unknown", orderId: null });
    expect(await fulfillOrder(services, "cs_nobody")).toEqual({ outcome: "unknown", orderId: null });
  });

  it("keeps the hold while a slow payment is pending, and sells when it succeeded", async () => {
    const { orderId, sessionId, variantId } = await begin();
    payments.pay(sessionId, { isPaid: false });
    expect(await fulfillOrder(services, sessionId)).toMatchObject({ outcome: "processing" });
    expect(await stockOf(variantId)).toMatchObject({ reserved: 2, sold: 0 });
    payments.pay(sessionId);
    expect(await fulfillOrder(services, sessionId)).toMatchObject({ outcome: "paid" });
    expect((await read(orderId)).status).toBe("paid");
    expect(await stockOf(variantId)).toMatchObject({ reserved: 0, sold: 2 });
  });

  it("releases the stock when a slow payment failed, and emails the buyer once", async () => {
    const { orderId, sessionId, variantId } = await begin();
    payments.pay(sessionId, { isPaid: false, hasFailed: true });
    await fulfillOrder(services, sessionId);
    expect(await fulfillOrder(services, sessionId)).toMatchObject({ outcome: "failed" });
    expect((await read(orderId)).status).toBe("failed");
    expect(await stockOf(variantId)).toEqual({ reserved: 0, sold: 0, left: 5 });
    expect(await countJobs("checkout.mail-order", orderId)).toBe(1);
  });

  it("releases the stock when the session expired, and changes nothing once it was paid", async () => {
    const { orderId, sessionId, variantId } = await begin();
    await lapse(sessionId);
    expect((await read(orderId)).status).toBe("expired");
    expect(await stockOf(variantId)).toEqual({ reserved: 0, sold: 0, left: 5 });
    const other = await begin();
    payments.pay(other.sessionId);
    await fulfillOrder(services, other.sessionId);
    Object.assign(payments.sessions.get(other.sessionId)?.session ?? {}, {
      status: "expired",
      isPaid: false,
    });
    expect(await fulfillOrder(services, other.sessionId)).toMatchObject({ outcome: "paid" });
    expect((await read(other.orderId)).status).toBe("paid");
  });

  it("sells what is left for a payment that arrives after the hold ended", async () => {
    const { orderId, sessionId, variantId } = await begin();
    await lapse(sessionId);
    payments.pay(sessionId);
    expect(await fulfillOrder(services, sessionId)).toMatchObject({ outcome: "paid" });
    expect(await stockOf(variantId)).toEqual({ reserved: 0, sold: 2, left: 3 });
    expect((await read(orderId)).parcels).toHaveLength(1);
  });

  it("refunds a late payment automatically when something is sold out", async () => {
    const late = await begin({ stock: 2, quantity: 2 });
    await lapse(late.sessionId);
    await order([{ variantId: late.variantId, quantity: 1 }]);
    payments.pay(late.sessionId);
    const twice = await Promise.all([1, 2].map(() => fulfillOrder(services, late.sessionId)));
    expect(twice.map(({ outcome }) => outcome)).toEqual(["refunding", "refunding"]);
    expect(await stockOf(late.variantId)).toEqual({ reserved: 1, sold: 0, left: 1 });
    const { refunds } = await read(late.orderId);
    expect(refunds).toMatchObject([{ number: 1, amount: 30650, status: "pending" }]);
    await sendRefund(services, { refundId: refunds[0]?.id ?? "" });
    await sendRefund(services, { refundId: refunds[0]?.id ?? "" });
    expect(await read(late.orderId)).toMatchObject({ status: "refunded", refundedAmount: 30650 });
    expect(payments.refunds.size).toBe(1);
    expect((await ledgerOf(late.orderId)).slice(-2)).toEqual([
      "refund refunds 30650",
      "refund provider -30650",
    ]);
  });

  it("records a second payment of an order as a problem, and books nothing", async () => {
    const { orderId, sessionId } = await begin();
    payments.pay(sessionId);
    await fulfillOrder(services, sessionId);
    payments.pay(sessionId, { paymentId: "pi_second" });
    expect(await fulfillOrder(services, sessionId)).toMatchObject({ outcome: "mismatch" });
    expect((await read(orderId)).problem).toMatch(/^Paid twice/);
    expect(await ledgerOf(orderId)).toHaveLength(3);
  });

  it("never deadlocks or oversells when orders name the same products in different order", async () => {
    const { variantIds } = await addGoods(database.db, {
      variants: [
        { title: "A", amount: 1000, stock: 10 },
        { title: "B", amount: 1000, stock: 10 },
      ],
    });
    const [a = "", b = ""] = variantIds;
    const lines = (ids: string[]) => ids.map((variantId) => ({ variantId, quantity: 1 }));
    const attempts = Array.from({ length: 30 }, (_, nth) =>
      startCheckout(services, aVisitor(), { items: lines(nth % 2 ? [a, b] : [b, a]) }),
    );
    const started = (await Promise.all(attempts)).filter((one) => one.ok);
    expect(started).toHaveLength(10);
    const sessions = started.map((one) => payments.sessionOf(one.ok ? one.orderId : "")?.session.id ?? "");
    // Half of them pay while the other half expires.
    for (const [nth, id] of sessions.entries())
      if (nth % 2) payments.pay(id);
      else await payments.provider.expireSession(id);
    await Promise.all(sessions.flatMap((id) => [fulfillOrder(services, id), fulfillOrder(services, id)]));
    expect(await stockOf(a)).toEqual({ reserved: 0, sold: 5, left: 5 });
    expect(await stockOf(b)).toEqual({ reserved: 0, sold: 5, left: 5 });
  });

  it("throws when the provider is unreachable, and does not change the order", async () => {
    const { orderId, sessionId } = await begin();
    payments.pay(sessionId);
    payments.state.isDown = true;
    await expect(fulfillOrder(services, sessionId)).rejects.toThrow("down");
    expect((await read(orderId)).status).toBe("pending");
  });
});
