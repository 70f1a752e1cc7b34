import { beforeEach, describe, expect, it } from "vitest";
import { sameOriginHeaders } from "#testing/built-app.ts";
import { type SentCheckout, setUpStoreSite } from "./store-site-for-tests.ts";

const { database, site, parts, ids, countAll, send, honest } = setUpStoreSite();
const { price, shipping, stock } = site;
const item = (variant_id: string, quantity: unknown = 1) => ({ variant_id, quantity });

describe("an honest order", () => {
  it("[CHK-05] [CHK-06] [CHK-07] [CHK-08] [CHK-09] [CHK-10] [CHK-11] accepts items, addresses, locale and time zone as JSON, and returns the URL", async () => {
    const response = await send({ body: honest({ quantity: 2 }) });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(Object.keys(answer)).toEqual(["url"]);
    const session = parts.stripe.sessions().at(-1);
    expect(answer.url).toBe(session?.url);
    expect(session).toMatchObject({
      amount_total: 2 * price + shipping,
      currency: "usd",
      locale: "en",
      cancel_url: "http://localhost/product/1?checkout=canceled",
      success_url: expect.stringMatching(
        /^http:\/\/localhost\/success\?order=[0-9a-f-]{36}&key=\w+\.[\w-]{43}$/,
      ),
    });
    const order = await database.db
      .selectFrom("orders")
      .select(["time_zone", "total_amount"])
      .where("id", "=", session?.client_reference_id ?? "")
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ time_zone: "America/Detroit", total_amount: 2 * price + shipping });
  });
});

describe("the plain product form, for browsers without JavaScript", () => {
  it("returns a page that leads to the payment page", async () => {
    const response = await parts.app.request("/checkout", {
      method: "POST",
      headers: sameOriginHeaders,
      body: new URLSearchParams({ variant_id: ids.sold, quantity: "1", cancel: "/product/1", price: "1" }),
    });
    expect(response.status).toBe(200);
    const session = parts.stripe.sessions().at(-1);
    expect(session).toMatchObject({ amount_total: price + shipping });
    const page = await response.text();
    const head = page.slice(0, page.indexOf("</head>"));
    expect(head).toContain(`<meta http-equiv="refresh" content="0; url=${session?.url}"/>`);
    expect(page).toContain(`href="${session?.url}"`);
  });
});

describe("fields that clients cannot change", () => {
  /** Each of these is an ordinary order: the additional fields do not affect the amount. */
  it.each<[string, object, object]>([
    ["a price", { price: 1 }, {}],
    ["a price in cents", { price_in_cents: 1 }, {}],
    ["a sale price", { sale_price_in_cents: 0 }, {}],
    ["a unit amount", { unit_amount: 1, unitAmount: 1 }, {}],
    ["a currency of a line", { currency_code: "jpy" }, {}],
    ["stock that is not managed", { manage_inventory: false, inventory_quantity: 999 }, {}],
    ["another seller", { business_id: crypto.randomUUID() }, {}],
    ["another title", { title: "A gift", product_title: "A gift" }, {}],
    ["a total", {}, { total: 1, total_amount: 1, amount: 1 }],
    ["no shipping", {}, { shipping: 0, shipping_amount: 0 }],
    ["a discount", {}, { discount: 100, coupon: "FREE", promotion_code: "FREE" }],
    ["tax that is negative", {}, { tax: -9000, tax_amount: -9000 }],
    ["a currency", {}, { currency: "jpy" }],
    ["a status", {}, { status: "paid", paid_at: "2026-01-01" }],
    ["somebody else's account", {}, { user_id: crypto.randomUUID(), email: "a@b.example" }],
    ["an order id", {}, { id: crypto.randomUUID(), order_id: crypto.randomUUID() }],
    ["a session", {}, { session_id: "cs_1", payment_id: "pi_1" }],
    ["a longer hold", {}, { hold_until: "2099-01-01", expires_at: 4_000_000_000 }],
    ["polluted prototypes", {}, { ["__proto__"]: { price: 1 }, constructor: { prototype: { price: 1 } } }],
  ])("%s", async (_, inItem, inBody) => {
    const response = await send({ body: honest(inItem, inBody) });
    expect(response.status).toBe(200);
    const session = parts.stripe.sessions().at(-1);
    expect(session).toMatchObject({ amount_total: price + shipping, currency: "usd", status: "open" });
    const order = await database.db
      .selectFrom("orders")
      .select(["status", "total_amount", "user_id", "session_id"])
      .where("id", "=", session?.client_reference_id ?? "")
      .executeTakeFirstOrThrow();
    expect(order).toEqual({
      status: "pending",
      total_amount: price + shipping,
      user_id: null,
      session_id: session?.id,
    });
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "http://localhost.evil.example/",
    "http://localhost@evil.example/",
    "data:text/html,x",
    "",
    "success",
  ])("the return URL, to %s", async (address) => {
    const response = await send({ body: honest({}, { successUrl: address, cancelUrl: address }) });
    expect(response.status).toBe(200);
    const session = parts.stripe.sessions().at(-1);
    expect(session?.success_url).toMatch(/^http:\/\/localhost\/success\?order=/);
    expect(session?.cancel_url).toBe("http://localhost/store?checkout=canceled");
  });

  it("the return URL, to our own pages", async () => {
    await send({
      body: honest({}, { successUrl: "http://localhost/success?a=1", cancelUrl: "/store?page=2#x" }),
    });
    const session = parts.stripe.sessions().at(-1);
    expect(session?.success_url).toMatch(/^http:\/\/localhost\/success\?a=1&order=/);
    expect(session?.cancel_url).toBe("http://localhost/store?page=2&checkout=canceled#x");
  });

  it("sums up lines of the same variant", async () => {
    const response = await send({ body: { items: [item(ids.sold, 2), item(ids.sold.toUpperCase(), 1)] } });
    expect(response.status).toBe(200);
    expect(parts.stripe.sessions().at(-1)?.amount_total).toBe(3 * price + shipping);
  });
});

describe("refused orders, which leave nothing", () => {
  let before: number[];
  let sessions: number;
  beforeEach(async () => {
    before = await countAll();
    sessions = parts.stripe.sessions().length;
  });
  const expectNothing = async () => {
    expect(await countAll()).toEqual(before);
    expect(parts.stripe.sessions()).toHaveLength(sessions);
  };

  it.each<[string, () => unknown, number, string]>([
    ["no body", () => null, 400, "invalid"],
    ["a list", () => [], 400, "invalid"],
    ["no items", () => ({}), 400, "invalid"],
    ["empty items", () => ({ items: [] }), 400, "invalid"],
    ["items that are no list", () => ({ items: { 0: item(ids.sold) } }), 400, "invalid"],
    ["a quantity of zero", () => honest({ quantity: 0 }), 400, "invalid"],
    ["a negative quantity", () => honest({ quantity: -1 }), 400, "invalid"],
    ["a fraction", () => honest({ quantity: 1.5 }), 400, "invalid"],
    ["a quantity as text", () => honest({ quantity: "1" }), 400, "invalid"],
    ["no quantity", () => honest({ quantity: undefined }), 400, "invalid"],
    ["a quantity of null", () => honest({ quantity: null }), 400, "invalid"],
    ["a list of quantities", () => honest({ quantity: [1] }), 400, "invalid"],
    ["a hundred", () => honest({ quantity: 100 }), 400, "invalid"],
    ["1e9", () => honest({ quantity: 1e9 }), 400, "invalid"],
    ["1e308", () => honest({ quantity: 1e308 }), 400, "invalid"],
    [
      "lines that add up to more than 99",
      () => ({ items: [item(ids.free, 60), item(ids.free, 60)] }),
      400,
      "too-many-of-one",
    ],
    ["51 lines", () => ({ items: Array(51).fill(item(ids.free)) }), 400, "invalid"],
    ["no variant", () => honest({ variant_id: undefined }), 400, "invalid"],
    ["an id that is none", () => honest({ variant_id: "7" }), 400, "invalid"],
    ["SQL for an id", () => honest({ variant_id: `${ids.sold}'; drop table orders; --` }), 400, "invalid"],
    ["a variant that is not there", () => honest({ variant_id: crypto.randomUUID() }), 409, "not-for-sale"],
    ["a draft", () => honest({ variant_id: ids.draft }), 409, "not-for-sale"],
    ["what was withdrawn", () => honest({ variant_id: ids.withdrawn }), 409, "not-for-sale"],
    ["what is not for sale", () => honest({ variant_id: ids.notForSale }), 409, "not-for-sale"],
    ["what has no price in dollars", () => honest({ variant_id: ids.euros }), 409, "not-for-sale"],
    [
      "one line of many that is not for sale",
      () => ({ items: [item(ids.sold), item(ids.draft)] }),
      409,
      "not-for-sale",
    ],
    ["more than there is", () => ({ items: [item(ids.other, stock + 1)] }), 409, "out-of-stock"],
    [
      "more than there is, in two lines",
      () => ({ items: [item(ids.other, stock), item(ids.other)] }),
      409,
      "out-of-stock",
    ],
    ["a country that we do not send to", () => honest({}, { country: "KP" }), 400, "unknown-country"],
    ["a country that is none", () => honest({}, { country: "us" }), 400, "invalid"],
    ["an address without end", () => honest({}, { cancelUrl: `/${"a".repeat(3_000)}` }), 400, "invalid"],
    ["a locale without end", () => honest({}, { locale: "e".repeat(99) }), 400, "invalid"],
    ["a time zone that is a number", () => honest({}, { timeZone: 2 }), 400, "invalid"],
  ])("%s", async (_, body, status, reason) => {
    const response = await send({ body: body() });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ status, reason });
    await expectNothing();
  });

  it("[STORE-12] says how much is left of a scarce product", async () => {
    const response = await send({ body: { items: [item(ids.other, stock + 1)] } });
    expect((await response.json()).shortages).toEqual([{ variant_id: ids.other, left: stock }]);
  });

  it.each<[string, Partial<SentCheckout>, number]>([
    ["NaN", { raw: '{"items":[{"variant_id":"x","quantity":NaN}]}' }, 400],
    ["half a body", { raw: '{"items":[' }, 400],
    ["a form", { raw: "items=1", headers: { "content-type": "application/x-www-form-urlencoded" } }, 400],
    ["another store", { store: "somebody-else" }, 404],
    ["another site", { headers: { origin: "https://evil.example" } }, 403],
    ["a page of another site", { headers: { "sec-fetch-site": "cross-site" } }, 403],
    ["a body that was compressed", { headers: { "content-encoding": "gzip" } }, 415],
    ["a key that is too short", { headers: { "idempotency-key": "1" } }, 400],
    ["a key with blanks", { headers: { "idempotency-key": `a key with ${"blanks ".repeat(5)}` } }, 400],
  ])("%s", async (_, change, status) => {
    const response = await send({ body: honest(), ...change });
    expect(response.status).toBe(status);
    await expectNothing();
  });

  it("a different body with the same key", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const first = await send({ body: honest(), headers });
    before = await countAll();
    sessions = parts.stripe.sessions().length;
    expect(await (await send({ body: honest(), headers })).json()).toEqual(await first.json());
    const other = await send({ body: honest({ quantity: 2 }), headers });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ reason: "key-reused" });
    await expectNothing();
  });
});

describe("when the provider is down", () => {
  it("returns 503 quickly, keeps the hold, and finishes with the same key", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    parts.stripe.control({ fault: { kind: "error" } });
    const down = await send({ body: honest(), headers });
    expect(down.status).toBe(503);
    expect(await down.json()).toMatchObject({ reason: "payment-unavailable" });
    parts.stripe.control({ reset: true });
    const before = await countAll();
    expect((await send({ body: honest(), headers })).status).toBe(200);
    expect(await countAll()).toEqual(before);
  });
});
