import type { Page } from "@playwright/test";
import type { CartLine, CartVariant } from "../src/features/store/cart/cart-store.ts";

export const cartButton = (page: Page) => page.getByRole("button", { name: /^Cart/ });
export const cart = (page: Page) => page.getByRole("dialog", { name: "Your cart" });
export const cartRow = (page: Page, name: string) =>
  cart(page).getByRole("listitem").filter({ hasText: name });
export const checkoutButton = (page: Page) => cart(page).getByRole("button", { name: "Checkout" });

const aVariant = (id: string, change: Partial<CartVariant>): CartVariant => ({
  id,
  title: "Indigo",
  price_in_cents: 12_800,
  sale_price_in_cents: null,
  price_formatted: "$128.00",
  sale_price_formatted: null,
  currency_code: "usd",
  manage_inventory: true,
  inventory_quantity: 7,
  ...change,
});

/** A throw on 7 in stock, and two candles without a limit. */
export const throwLine: CartLine = {
  product: { id: "0190f3a0-0000-7000-8000-000000000001", title: "Harvest Throw", image: null },
  variant: aVariant("0190f3a0-0000-7000-8000-00000000000a", {}),
  quantity: 1,
};
export const candleLine: CartLine = {
  product: {
    id: "0190f3a0-0000-7000-8000-000000000002",
    title: "Porch Candle",
    image: "/favicon.svg",
  },
  variant: aVariant("0190f3a0-0000-7000-8000-00000000000b", {
    title: "Fig leaf",
    price_in_cents: 4_000,
    sale_price_in_cents: 3_200,
    manage_inventory: false,
    inventory_quantity: 0,
  }),
  quantity: 2,
};

/** What is saved before the first page runs; what the site saves later stays. */
export function saveCart(page: Page, lines: readonly unknown[]) {
  return page.addInitScript((saved) => {
    if (localStorage.getItem("e-commerce-cart") === null) localStorage.setItem("e-commerce-cart", saved);
  }, JSON.stringify(lines));
}

/** Answers for the store: these are the variants that it sells now. Returns the addresses that were asked. */
export async function sellNow(page: Page, variants: readonly CartVariant[]): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/api/store/ujamaa/variants?*", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: { variants } });
  });
  return asked;
}

/** The cart as the browser keeps it. */
export const savedCart = (page: Page): Promise<CartLine[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("e-commerce-cart") ?? "null"));
