import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeStripe, startFakeStripe } from "#testing/stripe/start-fake-stripe.ts";
import {
  type NewPaymentSession,
  type PaymentProvider,
  PaymentRefusedError,
  PaymentUnavailableError,
} from "./payment-provider.ts";
import { stripeLocale } from "./stripe-locale.ts";
import { openStripePayments } from "./stripe-payments.server.ts";

const webhookSecret = "whsec_a_secret_for_tests";
let stripe: FakeStripe;
let payments: PaymentProvider;
/** Has a short timeout. */
let hasty: PaymentProvider;

beforeAll(async () => {
  stripe = await startFakeStripe({ port: 0, webhookSecret });
  const settings = { secretKey: stripe.env.STRIPE_SECRET_KEY, webhookSecret, apiUrl: stripe.origin };
  payments = openStripePayments({ ...settings, timeoutMs: 60_000 });
  hasty = openStripePayments({ ...settings, timeoutMs: 200 });
});
beforeEach(() => stripe.control({ reset: true }));
afterAll(() => stripe.stop());

function aSession(change: Partial<NewPaymentSession> = {}): NewPaymentSession {
  const orderId = crypto.randomUUID();
  return {
    key: `order:${orderId}:checkout:1`,
    orderId,
    orderNumber: "UJ-10001",
    currency: "usd",
    lines: [
      {
        name: "Harvest Throw",
        description: "Plum",
        imageUrl: "https://a.example/1.png",
        amount: 1500,
        quantity: 2,
      },
      { name: "Loom Kit", description: null, imageUrl: null, amount: 300, quantity: 1 },
    ],
    shipping: { name: "Shipping", amount: 650 },
    tax: { name: "Sales tax", amount: 287 },
    countries: ["US"],
    email: "renee@example.org",
    locale: "es-MX",
    successUrl: "http://localhost/success?order=1",
    cancelUrl: "http://localhost/store?checkout=canceled",
    expiresAt: new Date(Date.now() + 31 * 60_000),
    ...change,
  };
}

describe("Stripe as our payment provider", () => {
  it("opens a page for goods, shipping and tax, and returns who paid, how and from where", async () => {
    const requested = aSession();
    const session = await payments.createSession(requested);
    expect(session).toMatchObject({
      status: "open",
      isPaid: false,
      hasFailed: false,
      orderId: requested.orderId,
      currency: "usd",
      amount: 3000 + 300 + 650 + 287,
      url: expect.stringContaining(stripe.origin),
    });
    stripe.pay(session.id, { email: "renee@example.org" });
    const paid = await payments.findSession(session.id);
    expect(paid).toMatchObject({
      status: "complete",
      isPaid: true,
      email: "renee@example.org",
      paymentId: expect.stringMatching(/^pi_/),
      paymentMethod: expect.stringMatching(/ending in \d{4}$/),
      shipTo: { country: "US", line1: expect.any(String), postalCode: expect.any(String) },
    });
  });

  it("returns the same session for the same key, and refuses the key for other content", async () => {
    const requested = aSession();
    const [first, second] = [
      await payments.createSession(requested),
      await payments.createSession(requested),
    ];
    expect(second.id).toBe(first.id);
    await expect(payments.createSession({ ...requested, currency: "eur" })).rejects.toThrow(
      PaymentRefusedError,
    );
  });

  it("closes a page, and reports if it was paid just before", async () => {
    const open = await payments.createSession(aSession());
    expect(await payments.expireSession(open.id)).toMatchObject({ status: "expired", url: null });
    const paid = await payments.createSession(aSession());
    stripe.pay(paid.id);
    expect(await payments.expireSession(paid.id)).toMatchObject({ status: "complete", isPaid: true });
  });

  it("distinguishes a slow payment method that succeeds from one that fails", async () => {
    const { id } = await payments.createSession(aSession());
    stripe.control({ payByBank: id });
    const waiting = { status: "complete", isPaid: false, hasFailed: false };
    expect(await payments.findSession(id)).toMatchObject(waiting);
    stripe.control({ settlePayment: { session: id, outcome: "failed" } });
    expect(await payments.findSession(id)).toMatchObject({ ...waiting, hasFailed: true });
  });

  it("refunds once per key, and lists refunds", async () => {
    const requested = aSession();
    const { id } = await payments.createSession(requested);
    stripe.pay(id);
    const paymentId = (await payments.findSession(id))?.paymentId ?? "";
    const refund = {
      key: `refund:${requested.orderId}:1`,
      paymentId,
      amount: 500,
      orderId: requested.orderId,
    };
    const made = await payments.refund(refund);
    expect(made).toMatchObject({ paymentId, amount: 500, status: "succeeded", key: refund.key });
    expect(await payments.refund(refund)).toEqual(made);
    expect(await payments.listRefunds(paymentId)).toEqual([made]);
  });

  it("returns null for unknown ids", async () => {
    expect(await payments.findSession("cs_nobody")).toBeNull();
  });

  it("lists sessions over several pages", async () => {
    const since = new Date(Date.now() - 1_000);
    const made = [];
    for (let nth = 0; nth < 105; nth++) made.push((await payments.createSession(aSession())).id);
    const listed = [];
    for await (const session of payments.listSessions(since)) listed.push(session.id);
    expect(listed).toEqual(expect.arrayContaining(made));
    expect(new Set(listed).size).toBe(listed.length);
    const rest = [];
    for await (const session of payments.listSessions(since, listed[102])) rest.push(session.id);
    expect(rest).toEqual(listed.slice(103));
  });

  it.each(["error", "timeout", "too-many"] as const)("reports an unknown outcome after: %s", async (kind) => {
    stripe.control({ fault: { kind } });
    const provider = kind === "timeout" ? hasty : payments;
    await expect(provider.createSession(aSession())).rejects.toThrow(PaymentUnavailableError);
  });

  it("reports an unknown outcome when nothing listens, or the key is wrong", async () => {
    const { secretKey, ...rest } = { secretKey: "sk_test_other", webhookSecret, timeoutMs: 60_000 };
    const nobody = openStripePayments({ secretKey, ...rest, apiUrl: "http://127.0.0.1:9" });
    await expect(nobody.findSession("cs_1")).rejects.toThrow(PaymentUnavailableError);
    const stranger = openStripePayments({ secretKey, ...rest, apiUrl: stripe.origin });
    await expect(stranger.findSession("cs_1")).rejects.toThrow(PaymentUnavailableError);
  });
});

describe("readEvent", () => {
  const anEvent = async () => {
    const { id } = await payments.createSession(aSession());
    stripe.pay(id);
    const event = stripe.events().find(({ type }) => type === "checkout.session.completed");
    if (!event) throw new Error("no event");
    return event;
  };
  const now = () => Math.floor(Date.now() / 1_000);

  it("accepts events signed within the last five minutes", async () => {
    const event = await anEvent();
    for (const age of [0, 290]) {
      const { body, signature } = stripe.sign(event, now() - age);
      expect(payments.readEvent(body, signature)).toMatchObject({
        id: event.id,
        type: event.type,
        objectId: expect.stringMatching(/^cs_/),
      });
    }
  });

  it("rejects events that are old, changed, signed by others, or unsigned", async () => {
    const event = await anEvent();
    const { body, signature } = stripe.sign(event);
    const old = stripe.sign(event, now() - 301);
    expect(payments.readEvent(old.body, old.signature)).toBeNull();
    const ahead = stripe.sign(event, now() + 302);
    expect(payments.readEvent(ahead.body, ahead.signature)).toBeNull();
    expect(payments.readEvent(body.replace("complete", "completE"), signature)).toBeNull();
    expect(payments.readEvent(JSON.stringify(JSON.parse(body), null, 1), signature)).toBeNull();
    for (const wrong of [null, "", "t=1,v1=00", signature.replace(/v1=./, "v1=x")])
      expect(payments.readEvent(body, wrong)).toBeNull();
    const { secretKey, apiUrl } = { secretKey: "sk_test_x", apiUrl: stripe.origin };
    const other = openStripePayments({ secretKey, apiUrl, webhookSecret: "whsec_other" });
    expect(other.readEvent(body, signature)).toBeNull();
    const none = openStripePayments({ secretKey, apiUrl, webhookSecret: undefined });
    expect(none.readEvent(body, signature)).toBeNull();
  });

  it("rejects test events with a live key, and the other way round", async () => {
    const event = await anEvent();
    const { body, signature } = stripe.sign(event);
    const live = openStripePayments({ secretKey: "sk_live_x", webhookSecret, apiUrl: stripe.origin });
    expect(live.readEvent(body, signature)).toBeNull();
    const real = stripe.sign({ ...event, livemode: true });
    expect(live.readEvent(real.body, real.signature)).not.toBeNull();
    expect(payments.readEvent(real.body, real.signature)).toBeNull();
  });
});

describe("stripeLocale", () => {
  it.each([
    ["en-US", "en"],
    ["EN-gb", "en-GB"],
    ["es-MX", "es"],
    ["pt-BR", "pt-BR"],
    ["sw-KE", "auto"],
    ["", "auto"],
    [null, "auto"],
  ])("%s is shown in %s", (locale, page) => {
    expect(stripeLocale(locale)).toBe(page);
  });
});
