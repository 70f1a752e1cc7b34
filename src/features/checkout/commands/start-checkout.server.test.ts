import type { Challenge } from "altcha-lib";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Requester } from "#platform/auth/actor.ts";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { makeChallenge } from "#platform/http/security/proof-of-work.server.ts";
import { proveWork } from "#platform/http/security/solve-proof.ts";
import { eventually } from "#testing/eventually.ts";
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
  it("[CHK-01] holds stock, writes the order with the database's prices and opens a payment page", async () => {
    const started = await startCheckout(services, aVisitor(), {
      ...one(2),
      successUrl: "/success",
      cancelUrl: "/product/7?color=plum",
      locale: "es-MX",
      timeZone: "UTC",
    });
    if (!started.ok) throw new Error(started.reason);
    const order = await readOrder(database.db, started.orderId);
    expect(order).toMatchObject({
      status: "pending",
      goodsAmount: 25600,
      shippingAmount: 650,
      taxAmount: 0,
      totalAmount: 26250,
      lines: [{ variantId, unitAmount: 12800, quantity: 2, productTitle: "Harvest Throw" }],
    });
    expect(await stockOf(variantId)).toEqual({ reserved: 2, sold: 0, left: 3 });
    const { requested, session } = payments.sessionOf(started.orderId) ?? {};
    expect(started.url).toBe(session?.url);
    expect(session?.amount).toBe(26250);
    expect(requested).toMatchObject({
      key: `order:${started.orderId}:checkout:1`,
      cancelUrl: "http://localhost/product/7?color=plum&checkout=canceled",
      countries: ["US"],
      locale: "es-MX",
    });
    expect(requested?.successUrl).toMatch(
      new RegExp(`^http://localhost/success\\?order=${started.orderId}&key=\\w+\\.[\\w-]{43}$`),
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

  it("refuses scarce products, says what is left, and leaves nothing", async () => {
    const before = await countOrders();
    const refused = await startCheckout(services, aVisitor(), one(6));
    expect(refused).toEqual({ ok: false, reason: "out-of-stock", shortages: [{ variantId, left: 5 }] });
    expect(await countOrders()).toBe(before);
    expect(await stockOf(variantId)).toEqual({ reserved: 0, sold: 0, left: 5 });
    expect(payments.calls).toEqual([]);
  });

  it("returns the same response for the same key and body, and holds stock once", async () => {
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

  it("accepts a key once, also concurrently", async () => {
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

  it("keeps the hold when the provider is down, and retries with the same key at the provider", async () => {
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

  it("lets one network hold a few orders at once, and others buy", async () => {
    const { ip } = aVisitor();
    const limit = 5;
    for (let nth = 0; nth < limit; nth++)
      expect(await startCheckout(services, aVisitor({ ip }), one())).toMatchObject({ ok: true });
    const { variantIds } = await addGoods(database.db, {});
    const more = { items: [{ variantId: variantIds[0] ?? "", quantity: 1 }] };
    expect(await startCheckout(services, aVisitor({ ip }), more)).toEqual({
      ok: false,
      reason: "too-many-open",
    });
    expect(await startCheckout(services, aVisitor(), more)).toMatchObject({ ok: true });
  });

  it("counts the orders of a network one after the other", async () => {
    const { ip } = aVisitor();
    for (let nth = 0; nth < 4; nth++) await startCheckout(services, aVisitor({ ip }), one());
    const { variantIds } = await addGoods(database.db, {});
    const more = { items: [{ variantId: variantIds[0] ?? "", quantity: 1 }] };
    const holder = await database.owner.startTransaction().execute();
    await sql`select from variant_stock where variant_id = ${more.items[0]?.variantId} for update`.execute(
      holder,
    );
    const both = Promise.all([1, 2].map(() => startCheckout(services, aVisitor({ ip }), more)));
    await eventually(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.owner,
      );
      expect(rows).toHaveLength(2);
    });
    await holder.rollback().execute();
    expect((await both).map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  it("reports when no payment provider is set", async () => {
    services.payments = null;
    expect(await startCheckout(services, aVisitor(), one())).toEqual({
      ok: false,
      reason: "payment-unavailable",
    });
  });
});

describe("the limit of an unpaid order", () => {
  const addVariant = async (stock: number) => {
    const { variantIds } = await addGoods(database.db, { variants: [{ stock, amount: 900 }] });
    return variantIds[0] ?? "";
  };
  const start = (actor: Requester, ...items: [variantId: string, quantity: number][]) =>
    startCheckout(services, actor, {
      items: items.map(([variantId, quantity]) => ({ variantId, quantity })),
    });

  it("is a fifth of a variant and ten units for a visitor, more for an account, and leaves nothing when refused", async () => {
    const [plenty, other] = [await addVariant(40), await addVariant(1_000)];
    const before = await countOrders();
    expect(await start(aVisitor(), [plenty, 9])).toEqual({
      ok: false,
      reason: "over-limit",
      buyer: "visitor",
      excess: { units: 10, limits: [{ variantId: plenty, title: "Harvest Throw", most: 8 }] },
    });
    expect(await start(aVisitor(), [plenty, 6], [other, 5])).toMatchObject({
      reason: "over-limit",
      excess: { units: 10, limits: [] },
    });
    expect(await countOrders()).toBe(before);
    expect(await stockOf(plenty)).toMatchObject({ reserved: 0 });
    const { id } = await makePerson(services);
    expect(await start(aMember(id), [plenty, 9], [other, 5])).toMatchObject({ ok: true });
  });

  it("does not apply to products without stock to hold", async () => {
    const { variantIds } = await addGoods(database.db, { variants: [{ stock: null }] });
    expect(await start(aVisitor(), [variantIds[0] ?? "", 60])).toMatchObject({ ok: true });
  });

  it("is three open orders for an account, from any network", async () => {
    const { id } = await makePerson(services);
    const variant = await addVariant(100);
    for (let nth = 0; nth < 3; nth++)
      expect(await start(aMember(id), [variant, 1])).toMatchObject({ ok: true });
    const refused = { ok: false, reason: "too-many-open-of-account" };
    expect(await start(aMember(id), [variant, 1])).toEqual(refused);
    const { id: other } = await makePerson(services);
    expect(await start(aMember(other), [variant, 1])).toMatchObject({ ok: true });
  });

  it("is 15 minutes if unpaid orders hold more than half, also after the payment page was opened", async () => {
    const variant = await addVariant(4);
    const minutes = async (quantity: number) => {
      const started = await start(aVisitor(), [variant, quantity]);
      if (!started.ok) throw new Error(started.reason);
      const { rows } = await sql<{ minutes: number }>`
        select round(extract(epoch from hold_until - created_at) / 60)::int as minutes
        from orders where id = ${started.orderId}`.execute(database.db);
      return rows[0]?.minutes;
    };
    expect(await minutes(2)).toBe(35);
    expect(await minutes(1)).toBe(15);
  });

  describe("and requires proof of work", () => {
    const working = () => ({ ...services, env: { ...services.env, PROOF_OF_WORK_COST: 10 } });
    const solve = async () => proveWork((await makeChallenge(working().env, Date.now())) as Challenge);
    const buy = (actor: Requester, variant: string, proof?: string) =>
      startCheckout(working(), actor, { items: [{ variantId: variant, quantity: 1 }], proof });
    const refused = { ok: false, reason: "proof-needed" };

    it("from the second open order of a network on, each proof once; an account needs none", async () => {
      const variant = await addVariant(100);
      const { ip } = aVisitor();
      const here = () => aVisitor({ ip });
      expect(await buy(here(), variant)).toMatchObject({ ok: true });
      expect(await buy(here(), variant)).toEqual(refused);
      expect(await buy(here(), variant, "nonsense")).toEqual(refused);
      const proof = await solve();
      expect(await buy(here(), variant, proof)).toMatchObject({ ok: true });
      expect(await buy(here(), variant, proof)).toEqual(refused);
      const { id } = await makePerson(services);
      expect(await buy(aMember(id, { ip }), variant)).toMatchObject({ ok: true });
      expect(await buy(aVisitor(), variant)).toMatchObject({ ok: true });
    });

    it("for more than half of a variant: visitors without it leave the other half", async () => {
      const variant = await addVariant(6);
      const answers = [];
      for (let nth = 0; nth < 8; nth++) answers.push((await buy(aVisitor(), variant)).ok);
      expect(answers).toEqual([...Array(3).fill(true), ...Array(5).fill(false)]);
      expect(await stockOf(variant)).toMatchObject({ reserved: 3, left: 3 });
      expect(await buy(aVisitor(), variant, await solve())).toMatchObject({ ok: true });
    });

    it("once per network, also for concurrent orders", async () => {
      const variant = await addVariant(100);
      const { ip } = aVisitor();
      const answers = await Promise.all(Array.from({ length: 8 }, () => buy(aVisitor({ ip }), variant)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it("and keeps the proof when the order is refused for another reason", async () => {
      const variant = await addVariant(1);
      const proof = await solve();
      const short = { items: [{ variantId: variant, quantity: 2 }], proof };
      expect(await startCheckout(working(), aVisitor(), short)).toMatchObject({ reason: "out-of-stock" });
      expect(await buy(aVisitor(), variant, proof)).toMatchObject({ ok: true });
    });
  });
});
