import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { addGoods } from "../goods-for-tests.ts";
import { openTestPayments, type TestPayments } from "../payments-for-tests.ts";
import { readOrder } from "../queries/read-order.server.ts";
import { startCheckout } from "./start-checkout.server.ts";

const { database, services } = setUpServices();
let payments: TestPayments;
let variantId: string;

beforeEach(async () => {
  payments = openTestPayments();
  services.payments = payments.provider;
  const { variantIds } = await addGoods(database.db, {
    variants: [{ title: "Small", amount: 15000, saleAmount: 12800, stock: 5 }],
  });
  variantId = variantIds[0] ?? "";
});

const key = () => crypto.randomUUID();
const one = (quantity = 1) => ({ items: [{ variantId, quantity }] });
const stockOf = (id: string) =>
  database.db
    .selectFrom("variant_stock")
    .select(["reserved", "sold", "inventory_quantity as left"])
    .where("variant_id", "=", id)
    .executeTakeFirstOrThrow();
const countOrders = async () =>
  (
    await database.db
      .selectFrom("orders")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirst()
  )?.n;

describe("startCheckout", () => {
  it("[CHK-01] holds stock, writes the order at the database's prices and opens a payment page", async () => {
    const started = await startCheckout(services, aVisitor(), {
      ...one(2),
      ...{ successUrl: "/success", cancelUrl: "/product/7?color=plum", locale: "es-MX", timeZone: "UTC" },
    });
    if (!started.ok) throw new Error(started.reason);
    const order = await readOrder(database.db, started.orderId);
    expect(order).toMatchObject({
      ...{ status: "pending", goodsAmount: 25600, shippingAmount: 650, taxAmount: 0, totalAmount: 26250 },
      lines: [{ variantId, unitAmount: 12800, quantity: 2, productTitle: "Harvest Throw" }],
    });
    expect(await stockOf(variantId)).toEqual({ reserved: 2, sold: 0, left: 3 });
    const { asked, session } = payments.sessionOf(started.orderId) ?? {};
    expect(started.url).toBe(session?.url);
    expect(session?.amount).toBe(26250);
    expect(asked).toMatchObject({
      key: `order:${started.orderId}:checkout:1`,
      cancelUrl: "http://localhost/product/7?color=plum&checkout=canceled",
      countries: ["US"],
      locale: "es-MX",
    });
    expect(asked?.successUrl).toMatch(
      new RegExp(`^http://localhost/success\\?order=${started.orderId}&key=[\\w-]{43}$`),
    );
  });

  it("closes the page after 31 minutes, and keeps the hold for 35", async () => {
    const started = await startCheckout(services, aVisitor(), one());
    if (!started.ok) throw new Error(started.reason);
    const { rows } = await sql<{ session: number; hold: number }>`
      select round(extract(epoch from session_expires_at - created_at) / 60)::int as session,
        round(extract(epoch from hold_until - created_at) / 60)::int as hold
      from orders where id = ${started.orderId}`.execute(database.db);
    expect(rows).toEqual([{ session: 31, hold: 35 }]);
  });

  it("refuses what is short, says what is left, and leaves nothing", async () => {
    const before = await countOrders();
    const refused = await startCheckout(services, aVisitor(), one(6));
    expect(refused).toEqual({ ok: false, reason: "out-of-stock", shortages: [{ variantId, left: 5 }] });
    expect(await countOrders()).toBe(before);
    expect(await stockOf(variantId)).toEqual({ reserved: 0, sold: 0, left: 5 });
    expect(payments.calls).toEqual([]);
  });

  it("gives the same answer to the same key and body, and holds stock once", async () => {
    const input = { ...one(2), key: key() };
    const actor = aVisitor();
    const first = await startCheckout(services, actor, input);
    const [second, third] = await Promise.all([
      startCheckout(services, actor, input),
      startCheckout(services, actor, input),
    ]);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(await stockOf(variantId)).toMatchObject({ reserved: 2 });
  });

  it("takes a key once, even when it comes ten times at once", async () => {
    const input = { ...one(1), key: key() };
    const actor = aVisitor();
    const all = await Promise.all(Array.from({ length: 10 }, () => startCheckout(services, actor, input)));
    expect(new Set(all.map((one) => (one.ok ? one.orderId : one.reason))).size).toBe(1);
    expect(await stockOf(variantId)).toMatchObject({ reserved: 1 });
    expect(payments.sessions.size).toBe(1);
  });

  it("refuses a key that was used for another order, or by another account", async () => {
    const input = { ...one(1), key: key() };
    await startCheckout(services, aVisitor(), input);
    const other = { ...one(2), key: input.key };
    expect(await startCheckout(services, aVisitor(), other)).toEqual({ ok: false, reason: "key-reused" });
    const { id } = await makePerson(services);
    expect(await startCheckout(services, aMember(id), input)).toEqual({ ok: false, reason: "key-reused" });
  });

  it("keeps the hold when the provider is down, and tries again with the same key at the provider", async () => {
    const input = { ...one(2), key: key() };
    const actor = aVisitor();
    payments.state.isDown = true;
    const down = { ok: false, reason: "payment-unavailable" };
    expect(await startCheckout(services, actor, input)).toEqual(down);
    expect(await stockOf(variantId)).toMatchObject({ reserved: 2 });
    payments.state.isDown = false;
    payments.state.losesAnswers = true;
    expect(await startCheckout(services, actor, input)).toEqual(down);
    payments.state.losesAnswers = false;
    expect(await startCheckout(services, actor, input)).toMatchObject({ ok: true });
    expect(await stockOf(variantId)).toMatchObject({ reserved: 2 });
    expect(payments.sessions.size).toBe(1);
  });

  it("lets one network hold few orders at once, and others buy", async () => {
    const { ip } = aVisitor();
    const limit = 5;
    for (let nth = 0; nth < limit; nth++)
      expect(await startCheckout(services, aVisitor({ ip }), one())).toMatchObject({ ok: true });
    const { variantIds } = await addGoods(database.db, {});
    const more = { items: [{ variantId: variantIds[0] ?? "", quantity: 1 }] };
    expect(await startCheckout(services, aVisitor({ ip }), more)).toEqual({
      ...{ ok: false, reason: "too-many-open" },
    });
    expect(await startCheckout(services, aVisitor(), more)).toMatchObject({ ok: true });
  });

  it("says so when no payment provider is set", async () => {
    services.payments = null;
    expect(await startCheckout(services, aVisitor(), one())).toEqual({
      ...{ ok: false, reason: "payment-unavailable" },
    });
  });
});
