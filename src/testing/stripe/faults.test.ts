import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { aSession, nowIn, openSdk } from "./sdk-for-tests.ts";
import { type FakeStripe, startFakeStripe } from "./start-fake-stripe.ts";

const webhookSecret = "whsec_for_tests";
let fakeStripe: FakeStripe;
let stripe: Stripe;
let site: Server;
const received: Stripe.Event[] = [];
let siteAnswers: number[] = [];

beforeAll(async () => {
  site = createServer(async (req, res) => {
    let body = "";
    for await (const chunk of req) body += chunk;
    const status = siteAnswers.shift() ?? 200;
    const event = stripe.webhooks.constructEvent(body, req.headers["stripe-signature"] ?? "", webhookSecret);
    if (status === 200) received.push(event);
    res.writeHead(status).end();
  });
  await new Promise<void>((listening) => site.listen(0, "127.0.0.1", () => listening()));
  const webhookUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/webhooks/stripe`;
  fakeStripe = await startFakeStripe({ port: 0, webhookUrl, webhookSecret });
  stripe = openSdk(fakeStripe);
});
beforeEach(() => {
  fakeStripe.control({ reset: true, webhooks: { retryAfterMs: 5 } });
  received.length = 0;
  siteAnswers = [];
});
afterAll(async () => {
  await fakeStripe.stop();
  await new Promise((closed) => site.close(closed));
});

describe("webhooks", () => {
  it("are signed, and retried until they are accepted", async () => {
    siteAnswers = [500, 503];
    const session = fakeStripe.pay((await open()).id);
    await eventually(() => expect(completions(session.id)).toBe(1));
    await eventually(() => expect(fakeStripe.webhooks().delivered).toBeGreaterThan(0));
  });

  it("arrive twice, reversed or never, on request", async () => {
    const [first, second] = [await open(), await open()];
    fakeStripe.control({ webhooks: { isPaused: true, copies: 2 } });
    for (const { id } of [first, second]) fakeStripe.pay(id);
    fakeStripe.control({ webhooks: { isPaused: false, concurrency: 1 }, reorder: "reversed" });
    await eventually(() => expect(completions(first.id) + completions(second.id)).toBe(4));
    const order = received.filter(({ type }) => type === "checkout.session.completed").map(idOf);
    expect(order).toEqual([second.id, second.id, first.id, first.id]);
    fakeStripe.control({ webhooks: { dropRate: 1 } });
    const lost = fakeStripe.pay((await open()).id);
    await eventually(() => expect(fakeStripe.webhooks().pending).toBe(0));
    expect(completions(lost.id)).toBe(0);
    fakeStripe.control({ webhooks: { dropRate: 0, holdRate: 1 } });
    const late = fakeStripe.pay((await open()).id);
    expect(fakeStripe.webhooks().pending).toBe(0);
    fakeStripe.control({ releaseHeld: true });
    await eventually(() => expect(completions(late.id)).toBe(2));
  });

  it("are signed with a timestamp: the SDK refuses old ones", async () => {
    const event = fakeStripe.events()[0] as Stripe.Event;
    const { body, signature } = fakeStripe.sign(event, nowIn(-301));
    expect(() => stripe.webhooks.constructEvent(body, signature, webhookSecret)).toThrow(/tolerance/);
  });
});

describe("faults", () => {
  it("fail, rate limit and time out calls, with or without effect", async () => {
    const count = fakeStripe.sessions().length;
    fakeStripe.control({ fault: { kind: "error", count: 1 } });
    await expect(stripe.checkout.sessions.create(aSession({}))).rejects.toMatchObject({ statusCode: 500 });
    fakeStripe.control({ fault: { kind: "too-many", count: 1 } });
    await expect(stripe.checkout.sessions.create(aSession({}))).rejects.toMatchObject({ statusCode: 429 });
    expect(fakeStripe.sessions()).toHaveLength(count);
    fakeStripe.control({ fault: { kind: "timeout", takesEffect: true, count: 1 } });
    const params = aSession({});
    const hasty = openSdk(fakeStripe, { timeout: 300 });
    const lost = hasty.checkout.sessions.create(params, { idempotencyKey: "order:2:1" });
    await expect(lost).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    const found = await stripe.checkout.sessions.create(params, { idempotencyKey: "order:2:1" });
    expect(fakeStripe.sessions()).toHaveLength(count + 1);
    expect(fakeStripe.sessions().at(-1)?.id).toBe(found.id);
  });

  it("are also controlled over HTTP, which shows the ledger", async () => {
    await fetch(`${fakeStripe.origin}/_control`, {
      method: "POST",
      body: '{"fault":{"kind":"error","count":1}}',
    });
    await expect(stripe.refunds.list()).rejects.toMatchObject({ statusCode: 500 });
    const ledger = await (await fetch(`${fakeStripe.origin}/_control/ledger`)).json();
    expect(ledger).toEqual(fakeStripe.ledger());
  });
});

function open(): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create(aSession({}));
}

function idOf(event: Stripe.Event): string {
  return (event.data.object as { id: string }).id;
}

function completions(sessionId: string): number {
  return received.filter((event) => event.type === "checkout.session.completed" && idOf(event) === sessionId)
    .length;
}
