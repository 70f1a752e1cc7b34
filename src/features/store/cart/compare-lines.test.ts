import { afterEach, describe, expect, it, vi } from "vitest";
import { askStore } from "./ask-store.ts";
import { aLine } from "./cart-for-tests.ts";
import { compareLine, describeNews, writeAmount } from "./compare-lines.ts";

const { variant } = aLine();
const now = (change: Partial<typeof variant>) => ({ ...variant, ...change });

describe("a line compared with the store", () => {
  it.each([
    ["nothing new", 2, now({}), []],
    ["a higher price", 1, now({ price_in_cents: 13_900 }), ["The price changed from $128.00 to $139.00."]],
    ["a sale", 1, now({ sale_price_in_cents: 9_900 }), ["The price changed from $128.00 to $99.00."]],
    ["too little stock", 3, now({ inventory_quantity: 2 }), ["Only 2 left."]],
    ["just enough stock", 2, now({ inventory_quantity: 2 }), []],
    ["no stock", 1, now({ inventory_quantity: 0 }), ["Sold out for now."]],
    ["no managed stock", 9, now({ inventory_quantity: 0, manage_inventory: false }), []],
    ["no such variant", 1, undefined, ["No longer sold. Remove it to check out."]],
    [
      "a price and too little stock",
      3,
      now({ price_in_cents: 100, inventory_quantity: 1 }),
      ["The price changed from $128.00 to $1.00.", "Only 1 left."],
    ],
  ])("says what has changed: %s", (_case, quantity, sold, notes) => {
    expect(describeNews(quantity, compareLine(aLine({ quantity }), sold))).toEqual(notes);
  });

  it("says how many one order may have, as long as it has more", () => {
    const news = { priceNote: null, left: null, most: 3, isGone: false };
    expect(describeNews(4, news)).toEqual(["At most 3 in one order for now."]);
    expect(describeNews(3, news)).toEqual([]);
  });

  it("[CART-29] writes amounts with the sign of their currency in front", () => {
    expect(writeAmount(20_800, "usd")).toBe("$208.00");
    expect(writeAmount(20_800, "eur")).toBe("€208.00");
    expect(writeAmount(20_800, "xof")).toBe("XOF 208.00");
  });
});

describe("asking the store", () => {
  afterEach(() => vi.unstubAllGlobals());
  const id = "0190f3a0-0000-7000-8000-000000000001";
  const lines = [aLine({ product: { id } }), aLine({ product: { id: "made up" } })];

  it("asks once for each product that can be one, and reads what it answers", async () => {
    const fetch = vi.fn(async () =>
      Response.json({ variants: [{ ...variant, product_id: id }, { id: "?" }] }),
    );
    vi.stubGlobal("fetch", fetch);
    expect(await askStore("ujamaa", lines)).toEqual(new Map([[variant.id, variant]]));
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      `/api/store/ujamaa/variants?product_ids%5B%5D=${id}`,
      expect.anything(),
    );
  });

  it.each([
    ["is out of reach", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["fails", () => Promise.resolve(Response.json({ variants: [] }, { status: 500 }))],
    ["answers something else", () => Promise.resolve(Response.json({ items: [] }))],
    ["answers no JSON", () => Promise.resolve(new Response("<html>"))],
  ])("knows nothing when it %s", async (_case, fetch) => {
    vi.stubGlobal("fetch", fetch);
    expect(await askStore("ujamaa", lines)).toBeNull();
  });
});
