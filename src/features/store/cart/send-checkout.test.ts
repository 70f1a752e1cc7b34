import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeChallenge } from "#platform/http/security/proof-of-work.server.ts";
import { deleteSetAsideCart } from "../exports/set-aside-cart.ts";
import { aLine, fakeStorage } from "./cart-for-tests.ts";
import { addToCart, clearCart } from "./cart-store.ts";
import { sendCheckout } from "./send-checkout.ts";

type Init = { method: string; headers: { "idempotency-key": string }; body: string };
type Sent = { address: string; method: string; key: string; body: Record<string, unknown> };
let sent: Sent[];

/** A server that gives these answers, one after the other. */
function answer(...answers: (() => Promise<Response>)[]) {
  let requested = 0;
  vi.stubGlobal("fetch", (address: string, init?: Init) => {
    if (init) {
      const { method, headers, body } = init;
      sent.push({ address, method, key: headers["idempotency-key"], body: JSON.parse(body) });
    }
    return answers[requested++]?.();
  });
}
const says =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const isAway = () => Promise.reject(new TypeError("Failed to fetch"));
const page = { url: "https://pay.example/1" };
const createTestChallenge = () =>
  makeChallenge(
    { AUTH_SECRET: "a secret for tests, thirty-two characters", PROOF_OF_WORK_COST: 10 },
    Date.now(),
  );

beforeEach(() => {
  sent = [];
  fakeStorage();
  vi.stubGlobal("location", { origin: "https://hub.example", pathname: "/product/7", search: "?from=store" });
  addToCart(aLine({ quantity: 2 }));
});
// The page's own cart lives on in the next file.
afterEach(() => {
  clearCart();
  deleteSetAsideCart();
  vi.unstubAllGlobals();
});

describe("asking for the payment page", () => {
  it("[CHK-05] [CHK-06] [CHK-07] [CHK-08] [CHK-09] [CHK-10] [CHK-11] sends what the order is, and reads its address", async () => {
    answer(says(page));
    expect(await sendCheckout("ujamaa", null)).toEqual({ ok: true, url: "https://pay.example/1" });
    expect(sent).toEqual([
      {
        address: "/api/store/ujamaa/checkout",
        method: "POST",
        key: expect.stringMatching(/^[0-9a-z-]{8,}$/),
        body: {
          items: [{ variant_id: "throw-indigo", quantity: 2 }],
          successUrl: "https://hub.example/success",
          cancelUrl: "https://hub.example/product/7?from=store&checkout=canceled",
          locale: expect.stringMatching(/^[a-z]{2}/i),
          timeZone: expect.stringMatching(/./),
        },
      },
    ]);
  });

  it("names the country where the buyer could choose one", async () => {
    answer(says(page));
    await sendCheckout("ujamaa", "CA");
    expect(sent[0]?.body).toMatchObject({ country: "CA" });
  });

  it("keeps its key until it is answered, so that trying again makes no second order", async () => {
    answer(isAway, says({}, 503), says({}, 400), says(page));
    for (let press = 0; press < 4; press += 1) await sendCheckout("ujamaa", null);
    const [first, second, third, fourth] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(fourth).not.toBe(first);
  });

  it("goes back to the order it began, from another page too, until that is paid", async () => {
    answer(says(page), says(page), says(page));
    await sendCheckout("ujamaa", null);
    vi.stubGlobal("location", { origin: "https://hub.example", pathname: "/store", search: "" });
    await sendCheckout("ujamaa", null);
    expect(sent[1]).toEqual(sent[0]);
    deleteSetAsideCart();
    await sendCheckout("ujamaa", null);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it("begins another order when the one before was closed", async () => {
    answer(
      says(page),
      says({ reason: "order-closed" }, 409),
      says(page),
      says({ reason: "order-closed" }, 409),
    );
    await sendCheckout("ujamaa", null);
    expect(await sendCheckout("ujamaa", null)).toEqual({ ok: true, url: page.url });
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("makes another key for another cart", async () => {
    answer(isAway, isAway);
    await sendCheckout("ujamaa", null);
    addToCart(aLine());
    await sendCheckout("ujamaa", null);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it("says which lines are short or gone", async () => {
    const shortages = [{ variant_id: "throw-indigo", left: 1 }];
    answer(
      says({ reason: "out-of-stock", shortages: [...shortages, null, { left: 2 }], missing: ["x", 7] }, 409),
    );
    expect(await sendCheckout("ujamaa", null)).toEqual({
      ok: false,
      reason: "out-of-stock",
      note: null,
      shortages,
      limits: [],
      missing: ["x"],
    });
  });

  it("passes on what can be ordered now", async () => {
    const detail = "One order can have at most 3 of “Harvest Throw”, and 10 things in all.";
    const limits = [{ variant_id: "throw-indigo", most: 3 }];
    answer(says({ reason: "over-limit", detail, limits: [...limits, { most: 2 }] }, 409));
    expect(await sendCheckout("ujamaa", null)).toMatchObject({ ok: false, note: detail, limits });
  });

  it("works for its order where the store asks for it, and sends the same order again", async () => {
    const challenges: string[] = [];
    const needed = { reason: "proof-needed", detail: "Others are paying for this." };
    const challenge = await createTestChallenge();
    vi.stubGlobal("fetch", async (address: string, init?: Init) => {
      if (!init) {
        challenges.push(address);
        return Response.json({ challenge });
      }
      sent.push({
        address,
        method: init.method,
        key: init.headers["idempotency-key"],
        body: JSON.parse(init.body),
      });
      return sent.length === 1 ? Response.json(needed, { status: 409 }) : Response.json(page);
    });
    expect(await sendCheckout("ujamaa", null)).toEqual({ ok: true, url: page.url });
    expect(challenges).toEqual(["/api/store/ujamaa/checkout/challenge"]);
    const [first, second] = sent;
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toEqual({ ...first?.body, proof: expect.any(String) });
  });

  it("says what the store said, when it cannot work for its order", async () => {
    const needed = { reason: "proof-needed", detail: "Others are paying for this." };
    answer(says(needed, 409), isAway);
    expect(await sendCheckout("ujamaa", null)).toMatchObject({ ok: false, note: needed.detail });
  });

  it.each([
    ["no address", says({})],
    ["an address that is none of the web", says({ url: "javascript:alert(1)" })],
    ["a page instead of JSON", () => Promise.resolve(new Response("<html>"))],
    ["an error", says({ url: "https://pay.example/1" }, 500)],
  ])("[CHK-14] fails for %s", async (_case, given) => {
    answer(given);
    expect(await sendCheckout("ujamaa", null)).toMatchObject({ ok: false, shortages: [] });
  });
});
