import type { Page, Route } from "@playwright/test";
import {
  addProduct,
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

/** Answers for the checkout, and keeps what was sent. */
async function onCheckout(page: Page, answer: (route: Route) => unknown) {
  const sent: { key: string | undefined; body: Record<string, unknown> }[] = [];
  await page.route("**/api/store/ujamaa/checkout", async (route) => {
    sent.push({ key: route.request().headers()["idempotency-key"], body: route.request().postDataJSON() });
    await answer(route);
  });
  return sent;
}

test.describe("cart", () => {
  test("[SHELL-14] [SHELL-15] [SHELL-17] [CART-02] [CART-18] [CHK-02] [CHK-03] [CHK-04] the button opens the empty cart, which cannot be checked out", async ({
    page,
  }) => {
    const sent = await onCheckout(page, (route) => route.abort());
    await page.goto("/");
    await expect(cartButton(page)).toHaveAccessibleName("Cart");
    await expect(cartButton(page).locator(".count")).toHaveCount(0);
    await cartButton(page).click();
    await expect(cart(page)).toBeVisible();
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

  test("[SHELL-16] the badge counts units, on every page and from other tabs", async ({ page, context }) => {
    await saveCart(page, lines);
    await page.goto("/");
    await expect(cartButton(page).locator(".count")).toHaveText("3");
    await expect(cartButton(page)).toHaveAccessibleName("Cart, 3 items");
    await mainNav(page).getByRole("link", { name: "Travel" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Go where you are expected.");
    await expect(cartButton(page).locator(".count")).toHaveText("3");

    await sellNow(page, variants);
    await cartButton(page).click();
    const other = await context.newPage();
    await other.goto("/travel");
    const changed = JSON.stringify([{ ...throwLine, quantity: 5 }]);
    await other.evaluate((saved) => localStorage.setItem("e-commerce-cart", saved), changed);
    await expect(cart(page).getByRole("listitem")).toHaveCount(1);
    await expect(cartRow(page, "Harvest Throw").getByRole("textbox")).toHaveValue("5");
    await expect(page.locator(".icon-button .count")).toHaveText("5");
  });

  test("[CART-03] an unreadable cart is an empty one, and lines that cannot be are left out", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("e-commerce-cart", "[{"));
    await page.goto("/");
    await expect(cartButton(page)).toHaveAccessibleName("Cart");
    await page.evaluate(
      (saved) => {
        localStorage.setItem("e-commerce-cart", saved);
        dispatchEvent(new StorageEvent("storage", { key: "e-commerce-cart" }));
      },
      JSON.stringify([{ quantity: 2 }, { ...throwLine, quantity: -1 }, candleLine]),
    );
    await expect(cartButton(page)).toHaveAccessibleName("Cart, 2 items");
  });

  test("[CART-19] [CART-20] closes by X, by Esc and by its backdrop, and the focus returns to the button", async ({
    page,
  }) => {
    await page.goto("/");
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
  });

  test("[CART-09] [CART-21] [CART-22] [CART-23] [CART-24] [CART-25] [CART-26] [CART-27] [CART-28] [CART-29] [CART-30] shows and changes its lines", async ({
    page,
  }) => {
    await saveCart(page, lines);
    await sellNow(page, variants);
    await page.setViewportSize(phone);
    await page.goto("/travel");
    await cartButton(page).click();
    const row = cartRow(page, "Harvest Throw");
    const candle = cartRow(page, "Porch Candle");
    await expect(row.locator("img")).toHaveAttribute("src", /^\/cloth\//);
    await expect(candle.locator(".cover-picture")).toHaveAttribute("src", candleLine.product.image ?? "");
    await expect(row).toContainText("Indigo");
    await expect(candle).toContainText("Fig leaf");
    await expect(candle).toContainText("$64.00");
    await expect(cart(page).locator(".cart-total")).toHaveText("Total$192.00");
    await expectNoAxeViolations(page);

    const quantity = row.getByRole("textbox");
    await expect(quantity).toHaveValue("1");
    await expect(row.getByRole("button", { name: "Less" })).toBeDisabled();
    await row.getByRole("button", { name: "More" }).click();
    await expect(quantity).toHaveValue("2");
    await row.getByRole("button", { name: "Less" }).click();
    await expect(quantity).toHaveValue("1");

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
    await expect(cart(page).locator(".cart-total b")).toHaveText("$704.00");
    expect((await savedCart(page)).map((line) => line.quantity)).toEqual([5, 2]);

    await row.getByRole("button", { name: "Remove" }).click();
    await expect(row).toHaveCount(0);
    await expect(candle.getByRole("button", { name: "Remove" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(cart(page)).toContainText("Your cart is empty.");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await savedCart(page)).toEqual([]);
  });

  test("[CART-05] [CART-06] [CART-12] [CART-13] [CART-15] [CART-16] [STORE-40] [STORE-41] takes goods from their page as long as there are some", async ({
    page,
    site,
  }) => {
    const { path } = await addProduct(site, { title: "Market Basket", stock: 3 });
    await page.goto(path);
    const main = page.getByRole("main");
    const add = main.getByRole("button", { name: "Add to cart" }).first();
    const quantity = main.getByRole("textbox", { name: "Quantity" });
    await expect(main).toContainText("3 in stock!");
    await quantity.fill("4");
    await quantity.press("Enter");
    await expect(main).toContainText("Not enough stock. Only 3 left.");
    await expect(add).toBeDisabled();
    await main.getByRole("button", { name: "Less" }).click();
    await main.getByRole("button", { name: "Less" }).click();
    await add.click();
    await expect(cartRow(page, "Market Basket").getByRole("textbox")).toHaveValue("2");
    await expect(cartRow(page, "Market Basket")).toContainText("$25.00");
    await expect(cart(page).locator(".cart-note")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(add).toBeFocused();

    await add.click();
    await expect(toast(page)).toHaveClass(/toast-destructive/);
    await expect(toast(page)).toContainText("Not enough stock for Market Basket (Plain). Only 3 left.");
    await expect(cart(page)).toBeHidden();
    expect((await savedCart(page)).map((line) => line.quantity)).toEqual([2]);

    await main.getByRole("button", { name: "Less" }).click();
    await add.click();
    await expect(cartRow(page, "Market Basket").getByRole("textbox")).toHaveValue("3");
    await cartRow(page, "Market Basket").getByRole("button", { name: "More" }).click();
    await expect(cartRow(page, "Market Basket")).toContainText("Only 3 left.");
  });

  test("says what has changed since, and keeps the new prices", async ({ page }) => {
    const gone = {
      ...throwLine,
      product: { ...throwLine.product, title: "Old Basket" },
      variant: { ...throwLine.variant, id: "0190f3a0-0000-7000-8000-00000000000c" },
    };
    await saveCart(page, [{ ...throwLine, quantity: 3 }, candleLine, gone]);
    const asked = await sellNow(page, [
      { ...throwLine.variant, inventory_quantity: 2 },
      { ...candleLine.variant, sale_price_in_cents: 3_500, sale_price_formatted: "$35.00" },
    ]);
    await page.goto("/travel");
    await cartButton(page).click();
    await expect(cartRow(page, "Harvest Throw")).toContainText("Only 2 left.");
    await expect(cartRow(page, "Porch Candle")).toContainText("The price changed from $32.00 to $35.00.");
    await expect(cartRow(page, "Porch Candle")).toContainText("$70.00");
    await expect(cartRow(page, "Old Basket")).toContainText("No longer sold. Remove it to check out.");
    await expectNoAxeViolations(page);
    await cartRow(page, "Harvest Throw").getByRole("button", { name: "Less" }).click();
    await expect(cartRow(page, "Harvest Throw")).not.toContainText("Only 2 left.");
    expect(asked).toHaveLength(1);
    expect((await savedCart(page))[1]?.variant.sale_price_in_cents).toBe(3_500);
  });

  test.describe("with a store out of reach", () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test("[CART-30] [CHK-14] [CHK-15] [CHK-16] works all the same, and a failed checkout keeps it", async ({
      page,
    }) => {
      await saveCart(page, lines);
      await page.route("**/api/store/ujamaa/variants?*", (route) => route.abort());
      const sent = await onCheckout(page, (route) =>
        sent.length === 1 ? route.abort() : route.fulfill({ status: 503, json: { reason: "payments-away" } }),
      );
      await page.goto("/travel");
      await cartButton(page).click();
      await expect(cart(page).getByRole("listitem")).toHaveCount(2);
      for (const presses of [1, 2]) {
        await checkoutButton(page).click();
        await expect(toast(page).locator("b")).toHaveText(failed.title);
        await expect(toast(page).locator("p")).toHaveText(failed.description);
        await expect(toast(page)).toHaveClass(/toast-destructive/);
        expect(sent).toHaveLength(presses);
        await toast(page).getByRole("button", { name: "Dismiss" }).click();
      }
      expect(sent[1]?.key).toBe(sent[0]?.key);
      await expect(page).toHaveURL("/travel");
      expect(await savedCart(page)).toEqual(lines);
      await expect(cart(page).locator(".cart-note")).toHaveCount(0);
    });

    test("[CHK-14] [CHK-16] a shortage marks its line", async ({ page }) => {
      await saveCart(page, lines);
      await sellNow(page, variants);
      await onCheckout(page, (route) =>
        route.fulfill({
          status: 409,
          json: { reason: "short", shortages: [{ variant_id: throwLine.variant.id, left: 0 }] },
        }),
      );
      await page.goto("/travel");
      await cartButton(page).click();
      await checkoutButton(page).click();
      await expect(toast(page).locator("b")).toHaveText(failed.title);
      await expect(cartRow(page, "Harvest Throw")).toContainText("Sold out for now.");
      expect(await savedCart(page)).toEqual(lines);
    });
  });
});

test.describe("on the way to pay", () => {
  /** A payment page at another host, with nothing on it. */
  async function openPaymentPage(page: Page) {
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
    return sent;
  }

  test("[CHK-12] [CHK-13] one press sends one order, empties the cart, and the cancel address brings it back", async ({
    page,
  }) => {
    const sent = await openPaymentPage(page);
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

    const other = await page.context().newPage();
    await other.goto("/travel");
    await expect.poll(() => savedCart(other)).toEqual([]);
    const added = JSON.stringify([{ ...throwLine, quantity: 2 }]);
    await other.evaluate((saved) => localStorage.setItem("e-commerce-cart", saved), added);

    await page.goto("/travel?checkout=canceled");
    await expect(toast(page)).toContainText("Nothing was charged. Your cart is as you left it.");
    await expect(page).toHaveURL("/travel");
    await expect(cartButton(page).locator(".count")).toHaveText("5");
    await page.reload();
    await expect(cartButton(page).locator(".count")).toHaveText("5");

    await page.goto("/travel?checkout=canceled");
    await expect(toast(page).locator("p")).toHaveText("Nothing was charged.");
    await expect(page).toHaveURL("/travel");
  });

  test("the back button brings the cart back, and its button works again", async ({ page }) => {
    const sent = await openPaymentPage(page);
    await page.goBack();
    await expect(page).toHaveURL("/travel");
    await expect(toast(page)).toContainText("Your cart is back");
    expect(await savedCart(page)).toEqual(lines);
    if (!(await cart(page).isVisible())) await cartButton(page).click();
    await checkoutButton(page).click();
    await expect(page).toHaveURL("https://pay.example/1");
    expect(sent).toHaveLength(2);
  });
});
