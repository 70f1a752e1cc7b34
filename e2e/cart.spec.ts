import type { Page, Route } from "@playwright/test";
import {
  candleLine,
  cart,
  cartButton,
  cartRow,
  checkoutButton,
  saveCart,
  savedCart,
  sellNow,
  throwLine,
} from "./cart-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { mainNav, phone } from "./shell-parts.ts";

const lines = [throwLine, candleLine];
const variants = lines.map(({ variant }) => variant);
const failed = {
  title: "Checkout Error",
  description: "There was a problem initializing checkout. Please try again.",
};
const toast = (page: Page) => page.locator(".toast");
const badge = (page: Page) => cartButton(page).locator(".count");

/** Responds for checkout, and records what was sent. */
async function onCheckout(page: Page, respond: (route: Route) => unknown) {
  const sent: { key: string | undefined; body: Record<string, unknown> }[] = [];
  await page.route("**/api/store/ujamaa/checkout", async (route) => {
    sent.push({ key: route.request().headers()["idempotency-key"], body: route.request().postDataJSON() });
    await respond(route);
  });
  return sent;
}

test("[SHELL-14] [SHELL-15] [SHELL-17] [CART-02] [CART-18] [CART-19] [CART-20] [CHK-02] [CHK-03] [CHK-04] an empty cart opens and closes, focus returns to its button, and it cannot be checked out", async ({
  page,
}) => {
  const sent = await onCheckout(page, (route) => route.abort());
  await page.goto("/travel");
  await expect(cartButton(page)).toHaveAccessibleName("Cart");
  await expect(badge(page)).toHaveCount(0);
  const closers = [
    () => cart(page).getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(100, 400),
  ];
  for (const close of closers) {
    await cartButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(cart(page)).toBeVisible();
    await close();
    await expect(cart(page)).toBeHidden();
    await expect(cartButton(page)).toBeFocused();
  }

  await cartButton(page).click();
  await expect(cart(page)).toContainText("Your cart is empty.");
  await expectNoAxeViolations(page);
  await checkoutButton(page).click();
  await expect(toast(page)).toHaveClass(/toast-destructive/);
  await expect(toast(page).locator("b")).toHaveText("Your cart is empty");
  await expect(toast(page).locator("p")).toHaveText("Add some products to your cart before checking out.");
  expect(sent).toEqual([]);
  await cart(page).getByRole("link", { name: "Go to the store" }).click();
  await expect(page).toHaveURL("/store");
  await expect(cart(page)).toBeHidden();
});

test("[SHELL-16] [CART-03] an unreadable cart counts as empty; the badge counts units, on every page and from other tabs", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem("e-commerce-cart", "[{"));
  await page.goto("/");
  await expect(cartButton(page)).toHaveAccessibleName("Cart");
  await expect(badge(page)).toHaveCount(0);
  // Invalid lines are dropped.
  await page.evaluate(
    (saved) => {
      localStorage.setItem("e-commerce-cart", saved);
      dispatchEvent(new StorageEvent("storage", { key: "e-commerce-cart" }));
    },
    JSON.stringify([{ quantity: 2 }, { ...throwLine, quantity: -1 }, candleLine]),
  );
  await expect(cartButton(page)).toHaveAccessibleName("Cart, 2 items");
  await expect(badge(page)).toHaveText("2");
  await mainNav(page).getByRole("link", { name: "Travel" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Go where you are expected.");
  await expect(badge(page)).toHaveText("2");

  await sellNow(page, variants);
  await cartButton(page).click();
  const other = await context.newPage();
  await other.goto("/favicon.svg");
  const changed = JSON.stringify([{ ...throwLine, quantity: 5 }]);
  await other.evaluate((saved) => localStorage.setItem("e-commerce-cart", saved), changed);
  await expect(cart(page).getByRole("listitem")).toHaveCount(1);
  await expect(cartRow(page, "Harvest Throw").getByRole("textbox")).toHaveValue("5");
  await expect(page.locator(".icon-button .count")).toHaveText("5");
});

test("[CART-09] [CART-21] [CART-22] [CART-23] [CART-24] [CART-25] [CART-26] [CART-27] [CART-28] [CART-29] [CART-30] shows its lines with changes in the store, and edits them", async ({
  page,
}) => {
  const gone = {
    ...throwLine,
    product: { ...throwLine.product, title: "Old Basket" },
    variant: { ...throwLine.variant, id: "0190f3a0-0000-7000-8000-00000000000c" },
  };
  await saveCart(page, [{ ...throwLine, quantity: 3 }, candleLine, gone]);
  const requested = await sellNow(page, [
    { ...throwLine.variant, inventory_quantity: 2 },
    { ...candleLine.variant, sale_price_in_cents: 3_500, sale_price_formatted: "$35.00" },
  ]);
  await page.setViewportSize(phone);
  await page.goto("/travel");
  await cartButton(page).click();
  const row = cartRow(page, "Harvest Throw");
  const candle = cartRow(page, "Porch Candle");

  await test.step("each with its picture, variant and amount", async () => {
    await expect(row.locator("img")).toHaveAttribute("src", /^\/cloth\//);
    await expect(candle.locator(".cover-picture")).toHaveAttribute("src", candleLine.product.image ?? "");
    await expect(row).toContainText("Indigo");
    await expect(candle).toContainText("Fig leaf");
    await expect(row.getByRole("textbox")).toHaveValue("3");
  });

  await test.step("with the new prices, and what is left", async () => {
    await expect(row).toContainText("Only 2 left.");
    await expect(candle).toContainText("The price changed from $32.00 to $35.00.");
    await expect(candle).toContainText("$70.00");
    await expect(cartRow(page, "Old Basket")).toContainText("No longer sold. Remove it to check out.");
    await expectNoAxeViolations(page);
    await row.getByRole("button", { name: "Less" }).click();
    await expect(row).not.toContainText("Only 2 left.");
    expect(requested).toHaveLength(1);
    await cartRow(page, "Old Basket").getByRole("button", { name: "Remove" }).click();
    await expect(cartRow(page, "Old Basket")).toHaveCount(0);
  });

  await test.step("quantities are stepped and typed", async () => {
    const quantity = row.getByRole("textbox");
    await row.getByRole("button", { name: "Less" }).click();
    await expect(quantity).toHaveValue("1");
    await expect(row.getByRole("button", { name: "Less" })).toBeDisabled();
    await expect(cart(page).locator(".cart-total")).toHaveText("Total$198.00");
    await row.getByRole("button", { name: "More" }).click();
    await expect(quantity).toHaveValue("2");
    for (const [typed, taken] of [
      ["4", "4"],
      ["0", "1"],
      ["99", "99"],
      ["x", "99"],
      ["", "99"],
      ["5", "5"],
    ] as const) {
      await quantity.fill(typed);
      await quantity.press("Enter");
      await expect(quantity).toHaveValue(taken);
    }
    await expect(cart(page).locator(".cart-total b")).toHaveText("$710.00");
    const saved = await savedCart(page);
    expect(saved.map((line) => line.quantity)).toEqual([5, 2]);
    expect(saved[1]?.variant.sale_price_in_cents).toBe(3_500);
  });

  await test.step("lines are removed, and focus stays in the cart", async () => {
    await row.getByRole("button", { name: "Remove" }).click();
    await expect(row).toHaveCount(0);
    await expect(candle.getByRole("button", { name: "Remove" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(cart(page)).toContainText("Your cart is empty.");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await savedCart(page)).toEqual([]);
  });
});

test.describe("while the store is unreachable", () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test("[CART-30] [CHK-14] [CHK-15] [CHK-16] a failed checkout keeps the cart, and a shortage marks its line", async ({
    page,
  }) => {
    await saveCart(page, lines);
    await page.route("**/api/store/ujamaa/variants?*", (route) => route.abort());
    const responses = [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 503, json: { reason: "payments-away" } }),
      (route: Route) =>
        route.fulfill({
          status: 409,
          json: { reason: "short", shortages: [{ variant_id: throwLine.variant.id, left: 0 }] },
        }),
    ];
    const sent = await onCheckout(page, (route) => responses[sent.length - 1]?.(route));
    await page.goto("/travel");
    await cartButton(page).click();
    await expect(cart(page).getByRole("listitem")).toHaveCount(2);
    for (const presses of [1, 2, 3]) {
      if (presses === 3) await expect(cart(page).locator(".cart-note")).toHaveCount(0);
      await checkoutButton(page).click();
      await expect(toast(page).locator("b")).toHaveText(failed.title);
      await expect(toast(page).locator("p")).toHaveText(failed.description);
      await expect(toast(page)).toHaveClass(/toast-destructive/);
      expect(sent).toHaveLength(presses);
      await toast(page).getByRole("button", { name: "Dismiss" }).click();
      await expect(toast(page)).toHaveCount(0);
    }
    expect(sent[1]?.key).toBe(sent[0]?.key);
    await expect(cartRow(page, "Harvest Throw")).toContainText("Sold out for now.");
    await expect(page).toHaveURL("/travel");
    expect(await savedCart(page)).toEqual(lines);
  });
});

test("[CHK-12] [CHK-13] one press sends one order and empties the cart; the back button and the cancel URL restore it", async ({
  page,
}) => {
  // An empty payment page on another host.
  await page.route("https://pay.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Pay</h1>" }),
  );
  await saveCart(page, lines);
  await sellNow(page, variants);
  const sent = await onCheckout(page, (route) => route.fulfill({ json: { url: "https://pay.example/1" } }));
  await page.goto("/travel");
  await cartButton(page).click();
  await checkoutButton(page).dblclick();
  await expect(page).toHaveURL("https://pay.example/1");
  expect(sent).toHaveLength(1);
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  expect(sent[0]?.body).toMatchObject({
    items: [
      { variant_id: throwLine.variant.id, quantity: 1 },
      { variant_id: candleLine.variant.id, quantity: 2 },
    ],
    successUrl: `${origin}/success`,
    cancelUrl: `${origin}/travel?checkout=canceled`,
  });

  await test.step("back, with a working button", async () => {
    await page.goBack();
    await expect(page).toHaveURL("/travel");
    await expect(toast(page)).toContainText("Your cart is back");
    expect(await savedCart(page)).toEqual(lines);
    // When restored from the back-forward cache, the drawer is still open.
    if (!(await cart(page).isVisible())) await cartButton(page).click();
    await checkoutButton(page).click();
    await expect(page).toHaveURL("https://pay.example/1");
    expect(sent).toHaveLength(2);
  });

  await test.step("canceled, with what another tab added in the meantime", async () => {
    const other = await page.context().newPage();
    await other.goto("/favicon.svg");
    await expect.poll(() => savedCart(other)).toEqual([]);
    const added = JSON.stringify([{ ...throwLine, quantity: 2 }]);
    await other.evaluate((saved) => localStorage.setItem("e-commerce-cart", saved), added);
    await page.goto("/travel?checkout=canceled");
    await expect(toast(page)).toContainText("Nothing was charged. Your cart is as you left it.");
    await expect(page).toHaveURL("/travel");
    await expect(badge(page)).toHaveText("5");
    await page.goto("/travel?checkout=canceled");
    await expect(toast(page).locator("p")).toHaveText("Nothing was charged.");
    await expect(page).toHaveURL("/travel");
    await expect(badge(page)).toHaveText("5");
  });
});
