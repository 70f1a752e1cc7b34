import { describe, expect, it } from "vitest";
import { handleEvent } from "#features/checkout/jobs/handle-event.server.ts";
import type { FakeStripe } from "#testing/stripe/start-fake-stripe.ts";
import { setUpStoreSite } from "./store-site-for-tests.ts";

const { database, services, parts, count, countAll, send, honest } = setUpStoreSite();
type Sign = FakeStripe["sign"];

describe("webhooks", () => {
  const post = (body: string, signature?: string) =>
    parts.app.request("/webhooks/stripe", {
      method: "POST",
      headers: { "content-type": "application/json", ...(signature && { "stripe-signature": signature }) },
      body,
    });
  /** Starts an order, pays it, and returns the provider's event about it. */
  async function pay() {
    const { url } = await (await send({ body: honest() })).json();
    const session = parts.stripe.sessions().find((one) => one.url === url);
    parts.stripe.pay(session?.id ?? "");
    const event = parts.stripe.events().findLast(({ type }) => type === "checkout.session.completed");
    if (!event || !session) throw new Error("nothing was paid");
    return { event, session, orderId: session.client_reference_id ?? "" };
  }
  const statusOf = async (id: string) =>
    (await database.db.selectFrom("orders").select("status").where("id", "=", id).executeTakeFirst())?.status;
  const now = () => Math.floor(Date.now() / 1_000);

  it("are accepted when they are signed, once per event", async () => {
    const { event } = await pay();
    const { body, signature } = parts.stripe.sign(event);
    const before = await count("payment_events");
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body, signature)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await count("payment_events")).toBe(before + 1);
  });

  it("fulfill an order regardless of their content, because the provider is queried", async () => {
    const { event, orderId } = await pay();
    const facts = { id: event.id, type: event.type, paymentId: null, dispute: null };
    await handleEvent(services, { ...facts, objectId: (event.data.object as { id: string }).id });
    expect(await statusOf(orderId)).toBe("paid");
  });

  it("of an unpaid session pay nothing", async () => {
    await send({ body: honest() });
    const session = parts.stripe.sessions().at(-1);
    const facts = { id: "evt_lie", type: "checkout.session.completed", paymentId: null, dispute: null };
    await handleEvent(services, { ...facts, objectId: session?.id ?? "" });
    expect(await statusOf(session?.client_reference_id ?? "")).toBe("pending");
  });

  it("of unknown types are recorded and completed", async () => {
    const { event } = await pay();
    const unknown = { ...event, id: "evt_unknown", type: "customer.created" } as typeof event;
    const { body, signature } = parts.stripe.sign(unknown);
    expect((await post(body, signature)).status).toBe(200);
    const row = await database.db
      .selectFrom("payment_events")
      .select("handled_at")
      .where("id", "=", "evt_unknown")
      .executeTakeFirst();
    expect(row?.handled_at).not.toBeNull();
  });

  it.each<
    [string, (signed: { body: string; signature: string; sign: Sign }, event: never) => [string, string?]]
  >([
    ["without a signature", ({ body }) => [body]],
    ["with an empty signature", ({ body }) => [body, ""]],
    ["with somebody's signature", ({ body }) => [body, `t=${now()},v1=${"0".repeat(64)}`]],
    [
      "with a changed amount",
      ({ body, signature }) => [body.replace(/"amount_total":\d+/, '"amount_total":1'), signature],
    ],
    ["with the signature of another body", ({ signature }) => ["{}", signature]],
    [
      "that were written anew",
      ({ body, signature }) => [JSON.stringify(JSON.parse(body), null, 2), signature],
    ],
    ["that are old", ({ sign }, event) => pair(sign(event, now() - 301))],
    ["that are very old", ({ sign }, event) => pair(sign(event, now() - 86_400))],
    [
      "of real money, for a test key",
      ({ sign }, event) => pair(sign({ ...(event as object), livemode: true } as never)),
    ],
    ["that are no JSON", () => ["no JSON", `t=${now()},v1=${"0".repeat(64)}`]],
    ["that are empty", () => ["", ""]],
  ])("%s are refused, and leave nothing", async (_, spoil) => {
    const { event, orderId } = await pay();
    const before = await countAll();
    const [body, signature] = spoil({ ...parts.stripe.sign(event), sign: parts.stripe.sign }, event as never);
    expect((await post(body, signature)).status).toBe(400);
    expect(await countAll()).toEqual(before);
    expect(await statusOf(orderId)).toBe("pending");
  });

  it("that are too long, or sent by GET, are refused", async () => {
    expect((await post("x".repeat(300_000), "t=1,v1=0")).status).toBe(413);
    expect((await parts.app.request("/webhooks/stripe")).status).toBe(405);
  });
});

const pair = ({ body, signature }: { body: string; signature: string }): [string, string] => [
  body,
  signature,
];
