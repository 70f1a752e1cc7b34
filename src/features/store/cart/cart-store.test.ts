import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSetAsideCart } from "../exports/set-aside-cart.ts";
import { aLine, fakeStorage } from "./cart-for-tests.ts";
import { totalOf } from "./cart-line.ts";
import { createCartStorage } from "./cart-storage.ts";
import { createCartStore } from "./cart-store.ts";

let items: Map<string, string>;
let store: ReturnType<typeof createStore>;

/** The cart as a newly loaded page has it. */
function createStore() {
  const storage = createCartStorage();
  const cart = createCartStore(storage);
  return { ...cart, ...createSetAsideCart(storage, cart) };
}

function loadStore() {
  store = createStore();
}

beforeEach(() => {
  items = fakeStorage();
  loadStore();
});
afterEach(() => vi.unstubAllGlobals());

const saved = () => JSON.parse(items.get("e-commerce-cart") ?? "null");
const quantities = () => store.readCart().map(({ variant, quantity }) => [variant.id, quantity]);
const fig = aLine({ variant: { id: "throw-fig", title: "Fig" } });

describe("the saved cart", () => {
  it("[CART-01] [CART-04] [DATA-149] [DATA-150] [DATA-151] is what the cart starts from", async () => {
    const line = aLine({ quantity: 2 });
    items.set("e-commerce-cart", JSON.stringify([line]));
    loadStore();
    expect(store.readCart()).toEqual([line]);
    expect(Object.keys(line)).toEqual(["product", "variant", "quantity"]);
    expect(line.product).toEqual({ id: "throw", title: "Harvest Throw", image: "/files/throw.png" });
  });

  it.each([
    ["[CART-02] nothing", null],
    ["[CART-03] broken text", "[{"],
    ["something that is no list", '{"quantity":2}'],
    ["a bare word", "null"],
    ["lines without goods", '[{"quantity":2},null,"tea",7]'],
  ])("%s gives an empty cart", (_case, text) => {
    if (text !== null) items.set("e-commerce-cart", text);
    expect(store.readCart()).toEqual([]);
    expect(store.countUnits()).toBe(0);
  });

  it.each([
    ["a negative quantity", { ...fig, quantity: -1 }],
    ["a quantity of nothing", { ...fig, quantity: 0 }],
    ["part of a unit", { ...fig, quantity: 0.5 }],
    ["a quantity in letters", { ...fig, quantity: "3" }],
    ["a negative price", { ...fig, variant: { ...fig.variant, price_in_cents: -1 } }],
    ["part of a cent", { ...fig, variant: { ...fig.variant, price_in_cents: 0.5 } }],
    ["a price in letters", { ...fig, variant: { ...fig.variant, price_in_cents: "1" } }],
    ["no price", { ...fig, variant: { id: "throw-fig", title: "Fig" } }],
    ["a currency that is none", { ...fig, variant: { ...fig.variant, currency_code: "<b>" } }],
    ["no variant", { ...fig, variant: null }],
    ["a product without a name", { ...fig, product: { id: "throw" } }],
    ["a name that is no text", { ...fig, product: { ...fig.product, title: { toString: null } } }],
  ])("drops a line with %s and keeps the others", (_case, line) => {
    items.set("e-commerce-cart", JSON.stringify([line, aLine()]));
    expect(quantities()).toEqual([["throw-indigo", 1]]);
  });

  it("keeps a line whose picture, stock or sale price cannot be, without them", () => {
    const { variant } = fig;
    const line = {
      ...fig,
      product: { ...fig.product, image: "javascript:alert(1)" },
      variant: { ...variant, sale_price_in_cents: -5, inventory_quantity: "many", manage_inventory: "yes" },
    };
    items.set("e-commerce-cart", JSON.stringify([line]));
    const [kept] = store.readCart();
    expect(kept?.product.image).toBeNull();
    expect(kept?.variant).toMatchObject({
      sale_price_in_cents: null,
      inventory_quantity: 0,
      manage_inventory: false,
    });
  });

  it("holds no more than an order takes: 99 of a variant, 50 lines, a line a variant", () => {
    const many = Array.from({ length: 60 }, (_, n) => aLine({ variant: { id: `v${n}` }, quantity: 1e9 }));
    items.set("e-commerce-cart", JSON.stringify([...many, ...many]));
    expect(store.readCart()).toHaveLength(50);
    expect(new Set(store.readCart().map(({ quantity }) => quantity))).toEqual(new Set([99]));
  });

  it("[CART-05] is written on every change", () => {
    store.addToCart(aLine());
    expect(saved()).toEqual([aLine()]);
    store.setQuantity("throw-indigo", 3);
    expect(saved()).toEqual([aLine({ quantity: 3 })]);
    store.addToCart(fig);
    store.removeLine("throw-indigo");
    expect(saved()).toEqual([fig]);
    store.clearCart();
    expect(saved()).toEqual([]);
  });
});

describe("the lines", () => {
  it("[CART-06] adds to the line of a variant that is there already", () => {
    store.addToCart(aLine());
    store.addToCart(aLine({ quantity: 2 }));
    expect(quantities()).toEqual([["throw-indigo", 3]]);
  });

  it("[CART-07] [CART-08] appends a line for another variant, of the same product too", () => {
    store.addToCart(aLine());
    store.addToCart(fig);
    expect(quantities()).toEqual([
      ["throw-indigo", 1],
      ["throw-fig", 1],
    ]);
  });

  it.each([
    [4, 4],
    [1, 1],
    [0, 1],
    [-3, 1],
    [150, 99],
    [2.5, 2],
    [Number.NaN, 2],
  ])("[CART-09] a quantity set to %s is %s", (typed, kept) => {
    store.addToCart(aLine({ quantity: 2 }));
    store.setQuantity("throw-indigo", typed);
    expect(quantities()).toEqual([["throw-indigo", kept]]);
  });

  it("[CART-10] removes one line and keeps the others", () => {
    store.addToCart(aLine());
    store.addToCart(fig);
    store.removeLine("throw-indigo");
    expect(quantities()).toEqual([["throw-fig", 1]]);
  });

  it("[CART-11] can be cleared", () => {
    store.addToCart(aLine());
    store.clearCart();
    expect(store.readCart()).toEqual([]);
  });

  it("[CART-12] [CART-15] [CART-16] refuses more than the stock, and stays as it was", () => {
    store.addToCart(aLine({ quantity: 5 }));
    expect(store.addToCart(aLine({ quantity: 3 }))).toEqual({
      ok: false,
      message: "Not enough stock for Harvest Throw (Indigo). Only 7 left.",
    });
    expect(saved()).toEqual([aLine({ quantity: 5 })]);
  });

  it("[CART-13] takes exactly up to the stock", () => {
    store.addToCart(aLine({ quantity: 5 }));
    expect(store.addToCart(aLine({ quantity: 2 }))).toEqual({ ok: true });
    expect(quantities()).toEqual([["throw-indigo", 7]]);
  });

  it("[CART-14] knows no stock limit without managed inventory, only that of an order", () => {
    const line = aLine({ variant: { manage_inventory: false, inventory_quantity: 0 }, quantity: 90 });
    expect(store.addToCart(line)).toEqual({ ok: true });
    expect(store.addToCart(line)).toEqual({
      ok: false,
      message: "An order holds at most 99 of one item.",
    });
    expect(quantities()).toEqual([["throw-indigo", 90]]);
  });

  it("refuses a line too many", () => {
    for (let n = 0; n < 50; n += 1) store.addToCart(aLine({ variant: { id: `v${n}` } }));
    expect(store.addToCart(fig)).toEqual({
      ok: false,
      message: "An order holds at most 50 different items.",
    });
  });

  it("[CART-17] adds up the sale price where there is one, otherwise the price", () => {
    const onSale = aLine({ variant: { id: "sale", sale_price_in_cents: 9_900 }, quantity: 2 });
    const gift = aLine({ variant: { id: "gift", sale_price_in_cents: 0 } });
    expect(totalOf([aLine({ quantity: 3 }), onSale, gift])).toBe(3 * 12_800 + 2 * 9_900);
  });
});

describe("subscribers", () => {
  it("hear of changes in this tab and others, and of nothing else", () => {
    const listener = vi.fn();
    const unsubscribe = store.subscribeToCart(listener);
    store.addToCart(aLine());
    expect(listener).toHaveBeenCalledTimes(1);

    items.set("e-commerce-cart", JSON.stringify([fig]));
    dispatchEvent(Object.assign(new Event("storage"), { key: "theme" }));
    expect(listener).toHaveBeenCalledTimes(1);
    dispatchEvent(Object.assign(new Event("storage"), { key: "e-commerce-cart" }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(quantities()).toEqual([["throw-fig", 1]]);

    unsubscribe();
    store.clearCart();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("get the same array until something changes", () => {
    store.addToCart(aLine());
    expect(store.readCart()).toBe(store.readCart());
  });

  it("open the drawer when asked from anywhere", () => {
    const open = vi.fn();
    const unsubscribe = store.subscribeToOpening(open);
    store.openCart();
    unsubscribe();
    store.openCart();
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe("storage that is full or forbidden", () => {
  it.each(["always", "on writing"] as const)("fails %s, and the cart lives in memory", async (fails) => {
    fakeStorage({ fails });
    loadStore();
    expect(store.readCart()).toEqual([]);
    expect(store.addToCart(aLine())).toEqual({ ok: true });
    store.setQuantity("throw-indigo", 3);
    expect(quantities()).toEqual([["throw-indigo", 3]]);
    store.setAsideCart();
    expect(store.readCart()).toEqual([]);
    expect(store.restoreCart()).toBe(true);
    expect(quantities()).toEqual([["throw-indigo", 3]]);
    expect(store.restoreCart()).toBe(false);
  });
});

describe("around payment", () => {
  it("knows in the tab that went to pay that it has not come back", async () => {
    store.addToCart(aLine());
    expect(store.isAwayForPayment()).toBe(false);
    store.setAsideCart();
    loadStore();
    expect(store.isAwayForPayment()).toBe(true);
    store.restoreCart();
    expect(store.isAwayForPayment()).toBe(false);
  });

  it("sets the cart aside and brings it back with what was added meanwhile", async () => {
    store.addToCart(aLine({ quantity: 2 }));
    store.setAsideCart();
    expect(saved()).toEqual([]);
    loadStore();
    store.addToCart(fig);
    store.addToCart(aLine());
    expect(store.restoreCart()).toBe(true);
    expect(quantities()).toEqual([
      ["throw-indigo", 3],
      ["throw-fig", 1],
    ]);
    expect(items.has("e-commerce-cart-before-payment")).toBe(false);
  });

  it("brings nothing back after the order was paid, or from a copy that cannot be read", () => {
    store.addToCart(aLine());
    store.setAsideCart();
    store.deleteSetAsideCart();
    expect(store.restoreCart()).toBe(false);
    items.set("e-commerce-cart-before-payment", "[{");
    expect(store.restoreCart()).toBe(false);
    expect(store.readCart()).toEqual([]);
  });
});
