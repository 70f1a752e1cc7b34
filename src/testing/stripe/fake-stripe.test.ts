import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aLine, aSession, nowIn, openSdk } from "./sdk-for-tests.ts";
import { type FakeStripe, startFakeStripe } from "./start-fake-stripe.ts";

let fakeStripe: FakeStripe;
let stripe: Stripe;

beforeAll(async () => {
  fakeStripe = await startFakeStripe({ port: 0, webhookSecret: "whsec_for_tests" });
  stripe = openSdk(fakeStripe);
});
afterAll(() => fakeStripe.stop());

describe("requests", () => {
  it("opens a payment page for the sum of lines and shipping", async () => {
    const session = await stripe.checkout.sessions.create(aSession({ client_reference_id: "order-1" }));
    expect(session).toMatchObject({
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      client_reference_id: "order-1",
      amount_total: 2 * 1250 + 650,
      payment_intent: null,
    });
    const lines = await stripe.checkout.sessions.listLineItems(session.id);
    expect(lines.data.map(({ description, quantity }) => [description, quantity])).toEqual([
      ["Shea butter", 2],
    ]);
    expect(await (await fetch(String(session.url))).text()).toContain("$31.50");
  });

  it.each<[string, object, string]>([
    ["an unknown parameter", { success_uri: "https://x.example" }, "success_uri"],
    ["a parameter of another mode", { subscription_data: { description: "x" } }, "subscription_data"],
    ["no success address", { success_url: undefined }, "success_url"],
    ["a relative address", { cancel_url: "/store" }, "cancel_url"],
    ["an early expiry", { expires_at: nowIn(29 * 60) }, "expires_at"],
    ["a late expiry", { expires_at: nowIn(25 * 3600) }, "expires_at"],
    [
      "a fraction of a cent",
      { line_items: [aLine({ unit_amount: 10.5 })] },
      "line_items[0][price_data][unit_amount]",
    ],
    [
      "a negative price",
      { line_items: [aLine({ unit_amount: -1 })] },
      "line_items[0][price_data][unit_amount]",
    ],
    [
      "an unknown part of a price",
      { line_items: [aLine({ amount: 1 })] },
      "line_items[0][price_data][amount]",
    ],
    [
      "two currencies",
      { line_items: [aLine({}), aLine({ currency: "eur" })] },
      "line_items[1][price_data][currency]",
    ],
    ["too small a sum", { line_items: [aLine({ unit_amount: 10 })], shipping_options: [] }, "line_items"],
    ["no lines", { line_items: [] }, "line_items"],
    [
      "a country that is not served",
      { shipping_address_collection: { allowed_countries: ["KP"] } },
      "shipping_address_collection[allowed_countries][0]",
    ],
    ["a long reference", { client_reference_id: "x".repeat(201) }, "client_reference_id"],
    ["a long value of metadata", { metadata: { order: "x".repeat(501) } }, "metadata[order]"],
    ["something that cannot be expanded", { expand: ["customer.name"] }, "expand"],
  ])("refuses %s", async (_what, change, param) => {
    const refusal = await stripe.checkout.sessions.create(aSession(change)).catch((error: Error) => error);
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(refusal).toMatchObject({ statusCode: 400, param });
  });

  it("refuses a wrong key, unknown paths and unknown ids, all as errors", async () => {
    await expect(openSdk(fakeStripe, { key: "sk_test_other" }).refunds.list()).rejects.toMatchObject({
      statusCode: 401,
    });
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.checkout.sessions.retrieve("cs_test_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
  });

  it("returns the same session for the same key, and refuses the key for another request", async () => {
    const params = aSession({});
    const first = await stripe.checkout.sessions.create(params, { idempotencyKey: "order:1:1" });
    const again = await stripe.checkout.sessions.create(params, { idempotencyKey: "order:1:1" });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    const other = stripe.checkout.sessions.create(aSession({ locale: "fr" }), {
      idempotencyKey: "order:1:1",
    });
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it("lists all sessions page by page, newest first", async () => {
    const made: string[] = [];
    for (let count = 0; count < 12; count++)
      made.unshift((await stripe.checkout.sessions.create(aSession({}))).id);
    const listed: string[] = [];
    const created = { gte: nowIn(-3600) };
    for await (const { id } of stripe.checkout.sessions.list({ limit: 5, created })) listed.push(id);
    expect(listed.slice(0, 12)).toEqual(made);
    expect(new Set(listed).size).toBe(fakeStripe.sessions().length);
  });
});

describe("sessions", () => {
  it("are paid once, on their page, with the buyer's data", async () => {
    const session = await stripe.checkout.sessions.create(aSession({}));
    const answer = await press(session, "pay", { email: "ada@example.org" });
    expect(answer.headers.get("location")).toBe(`https://shop.example/success?session=${session.id}`);
    const expand = ["payment_intent.latest_charge"];
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand });
    expect(paid).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      customer_details: { email: "ada@example.org" },
      collected_information: { shipping_details: { address: { country: "US" } } },
      payment_intent: {
        amount_received: 3150,
        latest_charge: { payment_method_details: { card: { last4: "4242" } } },
      },
    });
    expect(await (await press(session, "pay")).text()).toContain("This payment page is complete.");
    expect(fakeStripe.ledger().filter(({ sessionId }) => sessionId === session.id)).toHaveLength(1);
  });

  it("stay open after a declined card, and return to the site when canceled", async () => {
    const session = await stripe.checkout.sessions.create(aSession({}));
    expect(await (await press(session, "fail")).text()).toContain("Your card was declined.");
    expect((await press(session, "cancel")).headers.get("location")).toBe("https://shop.example/store");
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "open",
      payment_status: "unpaid",
    });
  });

  it("expire on request or after their time, but not once paid", async () => {
    const [told, forgotten, paid] = [await open(), await open(), await open()];
    fakeStripe.pay(paid.id);
    expect(await stripe.checkout.sessions.expire(told.id)).toMatchObject({ status: "expired", url: null });
    await expect(stripe.checkout.sessions.expire(told.id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({ statusCode: 400 });
    fakeStripe.control({ aheadSeconds: 32 * 60 });
    expect((await stripe.checkout.sessions.retrieve(forgotten.id)).status).toBe("expired");
    fakeStripe.control({ aheadSeconds: 0 });
  });

  it("wait for a bank, which may refuse days later", async () => {
    const session = await open();
    fakeStripe.control({ payByBank: session.id });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "complete",
      payment_status: "unpaid",
    });
    fakeStripe.control({ settlePayment: { session: session.id, outcome: "failed" } });
    const types = (await stripe.events.list({ limit: 1 })).data.map(({ type }) => type);
    expect(types).toEqual(["checkout.session.async_payment_failed"]);
  });
});

describe("refunds", () => {
  it("return at most what was captured, and keep a ledger", async () => {
    const session = fakeStripe.pay((await open()).id);
    const payment_intent = String(session.payment_intent);
    const refund = await stripe.refunds.create(
      { payment_intent, amount: 1000 },
      { idempotencyKey: "refund:1" },
    );
    expect(refund).toMatchObject({ status: "succeeded", amount: 1000, payment_intent });
    await expect(stripe.refunds.create({ payment_intent, amount: 2151 })).rejects.toMatchObject({
      param: "amount",
    });
    await stripe.refunds.create({ payment_intent });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
    const sum = fakeStripe.ledger().filter(({ paymentId }) => paymentId === payment_intent);
    expect(sum.map(({ amount }) => amount)).toEqual([3150, -1000, -2150]);
  });

  it("can be disputed, and disputes can be won", async () => {
    const session = fakeStripe.pay((await open()).id);
    fakeStripe.control({ dispute: session.id });
    const [event] = (await stripe.events.list({ type: "charge.dispute.created" })).data;
    const dispute = event?.data.object as Stripe.Dispute;
    fakeStripe.control({ closeDispute: { dispute: dispute.id, outcome: "won" } });
    const entries = fakeStripe.ledger().filter(({ sessionId }) => sessionId === session.id);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["charge", 3150],
      ["dispute", -3150],
      ["dispute_won", 3150],
    ]);
  });

  it("can be pending, and can come back", async () => {
    const payment_intent = String(fakeStripe.pay((await open()).id).payment_intent);
    fakeStripe.control({ refundOutcome: "pending" });
    const refund = await stripe.refunds.create({ payment_intent });
    expect(refund.status).toBe("pending");
    fakeStripe.control({ settleRefund: { refund: refund.id, outcome: "failed" } });
    expect((await stripe.refunds.retrieve(refund.id)).status).toBe("failed");
  });
});

function open(): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create(aSession({}));
}

function press(session: Stripe.Checkout.Session, act: string, fields: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...fields, act });
  return fetch(`${fakeStripe.origin}/pay/${session.id}`, { method: "POST", body, redirect: "manual" });
}
