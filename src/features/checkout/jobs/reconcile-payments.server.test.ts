import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { PaymentUnavailableError } from "#platform/payments/payment-provider.ts";
import { setUpServices } from "#testing/services.ts";
import { checkoutForTests } from "../checkout-for-tests.ts";
import { openTestPayments, type TestPayments } from "../payments-for-tests.ts";
import { deletePaymentEvents } from "./delete-payment-events.server.ts";
import { reconcilePayments, reconcileWide, reconcileWideJob } from "./reconcile-payments.server.ts";

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

/** A second payment page of an order. */
async function addStray(order?: { orderId: string; sessionId: string }) {
  const { orderId, sessionId } = order ?? (await begin());
  const { requested } = payments.sessions.get(sessionId) ?? {};
  if (!requested) throw new Error("no session");
  return (await payments.provider.createSession({ ...requested, key: `order:${orderId}:checkout:2` })).id;
}

/** Makes the provider fail for one session. */
function failAbout(call: "findSession" | "expireSession", sessionId: string, error: Error) {
  const usual: (id: string) => Promise<unknown> = payments.provider[call];
  const failing = (id: string) => (id === sessionId ? Promise.reject(error) : usual(id));
  Object.assign(payments.provider, { [call]: failing });
}

describe("reconcilePayments", () => {
  it("fulfills a paid order whose events never arrived, and records when it checked", async () => {
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

  it("finds payments after the order was closed in the provider's list", async () => {
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

  it("adopts a payment page whose creation we never heard of", async () => {
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
    const stray = await addStray({ orderId, sessionId });
    await reconcilePayments(services);
    expect(payments.sessions.get(stray)?.session.status).toBe("expired");
    expect(payments.sessions.get(sessionId)?.session.status).toBe("open");
    expect((await read(orderId)).status).toBe("pending");
  });

  it("continues when one order fails, and checks it last the next time", async () => {
    const [bad, good] = [await begin(), await begin()];
    for (const { orderId } of [bad, good]) await makeOlder(orderId);
    payments.pay(good.sessionId);
    const { findSession } = payments.provider;
    const requested: string[] = [];
    payments.provider.findSession = (id) => {
      requested.push(id);
      return id === bad.sessionId ? Promise.reject(new Error("an answer nobody expected")) : findSession(id);
    };
    await reconcilePayments(services);
    expect((await read(good.orderId)).status).toBe("paid");
    const later = await begin();
    await makeOlder(later.orderId);
    requested.length = 0;
    await reconcilePayments(services);
    expect(requested.indexOf(later.sessionId)).toBeLessThan(requested.indexOf(bad.sessionId));
  });

  it("continues when the provider fails for one order, and reports it at the end", async () => {
    const [bad, good] = [await begin(), await begin()];
    for (const { orderId } of [bad, good]) await makeOlder(orderId);
    payments.pay(good.sessionId);
    const lost = await begin();
    await database.db
      .updateTable("orders")
      .set({ session_id: null })
      .where("id", "=", lost.orderId)
      .execute();
    failAbout("findSession", bad.sessionId, new PaymentUnavailableError("A broken session."));
    await expect(reconcilePayments(services)).rejects.toThrow("A broken session.");
    expect((await read(good.orderId)).status).toBe("paid");
    expect((await read(lost.orderId)).sessionId).toBe(lost.sessionId);
  });

  it("continues when a second payment page cannot be closed", async () => {
    const [first, second] = [await addStray(), await addStray()];
    // The newest comes first.
    failAbout("expireSession", second, new TypeError("an answer nobody expected"));
    await reconcilePayments(services);
    expect(payments.sessions.get(second)?.session.status).toBe("open");
    expect(payments.sessions.get(first)?.session.status).toBe("expired");
  });

  it("throws when the provider cannot be queried, so that someone sees it", async () => {
    const { orderId } = await begin();
    await makeOlder(orderId);
    payments.state.isDown = true;
    await expect(reconcilePayments(services)).rejects.toThrow("down");
    expect((await read(orderId)).status).toBe("pending");
  });
});

describe("reconcileWide", () => {
  it("reads the provider's list page by page, each in a separate run", async () => {
    const oldest = await begin();
    payments.pay(oldest.sessionId);
    const made = payments.sessions.get(oldest.sessionId);
    if (!made) throw new Error("no session");
    for (let nth = 0; nth < 1_100; nth++) {
      const session = { ...made.session, id: `cs_other_${nth}`, orderId: null };
      payments.sessions.set(session.id, { ...made, session });
    }
    const next = async () => {
      const { rows } = await sql<{ data: { after: string } }>`
        delete from pgboss.job where name = ${reconcileWideJob.name} returning data`.execute(database.owner);
      expect(rows.length).toBeLessThanOrEqual(1);
      return rows[0]?.data;
    };
    let part: Parameters<typeof reconcileWide>[1];
    let runs = 0;
    do {
      expect((await read(oldest.orderId)).status).toBe("pending");
      await reconcileWide(services, part);
      runs += 1;
      part = await next();
    } while (part);
    expect(runs).toBe(3);
    expect((await read(oldest.orderId)).status).toBe("paid");
  });
});

describe("deletePaymentEvents", () => {
  it("keeps events for 90 days, and unhandled ones permanently", async () => {
    const event = (id: string, days: number, isHandled = true) => ({
      id,
      type: "charge.refunded",
      received_at: sql<Date>`now() - make_interval(days => ${days})`,
      handled_at: isHandled ? sql<Date>`now()` : null,
    });
    await database.db
      .insertInto("payment_events")
      .values([event("evt_old", 91), event("evt_recent", 89), event("evt_open", 200, false)])
      .execute();
    await deletePaymentEvents(services.db);
    const left = await database.db.selectFrom("payment_events").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual(["evt_open", "evt_recent"]);
  });
});
