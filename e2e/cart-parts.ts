import type { Page } from "@playwright/test";
import { orderKey } from "../src/features/checkout/order-key.server.ts";
import type { CartLine, CartVariant } from "../src/features/store/cart/cart-store.ts";
import { openDatabase, openPool } from "../src/platform/db/open-database.server.ts";
import type { Site } from "../src/testing/site.ts";

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

/** A throw with 7 in stock, and two candles without a limit. */
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

/** Saves a cart before the first page runs. What the site saves later stays. */
export function saveCart(page: Page, lines: readonly unknown[]) {
  return page.addInitScript((saved) => {
    if (localStorage.getItem("e-commerce-cart") === null) localStorage.setItem("e-commerce-cart", saved);
  }, JSON.stringify(lines));
}

/** Responds for the store with the variants that are on sale. Returns the requested URLs. */
export async function sellNow(page: Page, variants: readonly CartVariant[]): Promise<string[]> {
  const requested: string[] = [];
  await page.route("**/api/store/ujamaa/variants?*", (route) => {
    requested.push(route.request().url());
    return route.fulfill({ json: { variants } });
  });
  return requested;
}

/** The cart as the browser stores it. */
export const savedCart = (page: Page): Promise<CartLine[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("e-commerce-cart") ?? "null"));

/** An order of one candle as checkout leaves it, and its return URL. */
export async function addOrder({ ownerUrl, env }: Site, status: "pending" | "expired") {
  const db = openDatabase(openPool(ownerUrl, { max: 1 }));
  const amounts = { goods_amount: 3_200, shipping_amount: 650, tax_amount: 0, total_amount: 3_850 };
  const order = {
    status,
    country: "US",
    currency_code: "usd",
    is_tax_included: false,
    hold_until: new Date(Date.now() + 3_600_000),
  };
  const { id } = await db
    .insertInto("orders")
    .values({ ...order, ...amounts })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { product, variant } = candleLine;
  const line = { variant_id: variant.id, product_id: product.id, product_title: product.title };
  await db
    .insertInto("order_lines")
    .values({
      ...line,
      ...{ order_id: id, position: 0, variant_title: variant.title, unit_amount: 3_200, quantity: 1 },
      holds_stock: false,
    })
    .execute();
  await db.destroy();
  const key = orderKey({ AUTH_SECRET: env.AUTH_SECRET ?? "" }, id);
  return { id, path: `/success?${new URLSearchParams({ order: id, key })}` };
}

/** Marks the order as paid. */
export async function payOrder({ ownerUrl }: Site, id: string) {
  const db = openDatabase(openPool(ownerUrl, { max: 1 }));
  const paid = {
    status: "paid",
    paid_at: new Date(),
    buyer_name: "Renée Okafor",
    email: "renee@example.com",
  };
  await db.updateTable("orders").set(paid).where("id", "=", id).execute();
  await db.destroy();
}
