import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { setUpServices } from "#testing/services.ts";
import { checkoutForTests } from "../checkout-for-tests.ts";
import { openTestPayments, type TestPayments } from "../payments-for-tests.ts";
import { forgetPaymentEvents } from "./forget-payment-events.server.ts";
import { reconcilePayments, reconcileWide } from "./reconcile-payments.server.ts";

const { database, services } = setUpServices();
let payments: TestPayments;
const { begin, read, stockOf } = checkoutForTests(services, () => payments);

beforeEach(() => {
  payments = openTestPayments();
  services.payments = payments.provider;
});

const makeOlder = (id: string) =>
  database.db
    .updateTable("orders")
    .set({ created_at: sql`now() - interval '5 minutes'` })
    .where("id", "=", id)
    .execute();

describe("reconcilePayments", () => {
  it("fulfills a paid order of which no event ever arrived, and notes when it asked", async () => {
    const { orderId, sessionId } = await begin();
    await makeOlder(orderId);
    payments.pay(sessionId);
    await reconcilePayments(services);
    expect((await read(orderId)).status).toBe("paid");
    const row = await database.db
      .selectFrom("orders")
      .select("checked_at")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    expect(row.checked_at).not.toBeNull();
  });

  it("finds in the provider's list what was paid after the order had closed", async () => {
    const { orderId, sessionId, variantId } = await begin();
    await makeOlder(orderId);
    await payments.provider.expireSession(sessionId);
    await reconcilePayments(services);
    expect((await read(orderId)).status).toBe("expired");
    payments.pay(sessionId);
    await reconcileWide(services);
    expect((await read(orderId)).status).toBe("paid");
    expect(await stockOf(variantId)).toMatchObject({ reserved: 0, sold: 2 });
  });

  it("remembers a payment page whose creation we never heard of", async () => {
    const { orderId, sessionId } = await begin();
    await database.db
      .updateTable("orders")
      .set({ session_id: null, session_url: null })
      .where("id", "=", orderId)
      .execute();
    await reconcilePayments(services);
    expect((await read(orderId)).sessionId).toBe(sessionId);
  });

  it("closes a second payment page of one order", async () => {
    const { orderId, sessionId } = await begin();
    const { asked } = payments.sessions.get(sessionId) ?? {};
    if (!asked) throw new Error("no session");
    const stray = await payments.provider.createSession({ ...asked, key: `order:${orderId}:checkout:2` });
    await reconcilePayments(services);
    expect(payments.sessions.get(stray.id)?.session.status).toBe("expired");
    expect(payments.sessions.get(sessionId)?.session.status).toBe("open");
    expect((await read(orderId)).status).toBe("pending");
  });

  it("goes on when one order fails, and asks about it last the next time", async () => {
    const [bad, good] = [await begin(), await begin()];
    for (const { orderId } of [bad, good]) await makeOlder(orderId);
    payments.pay(good.sessionId);
    const { findSession } = payments.provider;
    const asked: string[] = [];
    payments.provider.findSession = (id) => {
      asked.push(id);
      return id === bad.sessionId ? Promise.reject(new Error("an answer nobody expected")) : findSession(id);
    };
    await reconcilePayments(services);
    expect((await read(good.orderId)).status).toBe("paid");
    const later = await begin();
    await makeOlder(later.orderId);
    asked.length = 0;
    await reconcilePayments(services);
    expect(asked.indexOf(later.sessionId)).toBeLessThan(asked.indexOf(bad.sessionId));
  });

  it("throws when the provider cannot be asked, so that somebody sees it", async () => {
    const { orderId } = await begin();
    await makeOlder(orderId);
    payments.state.isDown = true;
    await expect(reconcilePayments(services)).rejects.toThrow("down");
    expect((await read(orderId)).status).toBe("pending");
  });
});

describe("forgetPaymentEvents", () => {
  it("keeps events for 90 days, and what was never handled for ever", async () => {
    const event = (id: string, days: number, isHandled = true) => ({
      ...{ id, type: "charge.refunded", received_at: sql<Date>`now() - make_interval(days => ${days})` },
      handled_at: isHandled ? sql<Date>`now()` : null,
    });
    await database.db
      .insertInto("payment_events")
      .values([event("evt_old", 91), event("evt_recent", 89), event("evt_open", 200, false)])
      .execute();
    await forgetPaymentEvents(services.db);
    const left = await database.db.selectFrom("payment_events").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual(["evt_open", "evt_recent"]);
  });
});
