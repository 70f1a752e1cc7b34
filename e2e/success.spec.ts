import type { Page } from "@playwright/test";
import { addOrder, candleLine, cartButton, payOrder } from "./cart-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { phone } from "./shell-parts.ts";

const key = "e-commerce-cart-before-payment";
/** Keeps a copy of the cart, like checkout before it leaves for the payment page. */
const keepCopy = (page: Page) =>
  page.evaluate(([name, copy]) => localStorage.setItem(name, copy), [
    key,
    JSON.stringify([candleLine]),
  ] as const);
const readCopy = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

test("the page after payment waits for it, says thanks and clears the cart; after a failure the cart is restored", async ({
  page,
  site,
}) => {
  const { id, path } = await addOrder(site, "pending");
  await page.goto(path);
  await keepCopy(page);
  await expect(page.getByRole("main")).toContainText("We are waiting for word that the payment is through.");
  await payOrder(site, id);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Renée.");
  await expect(page.getByRole("main")).toContainText("$38.50");
  await expect.poll(() => readCopy(page)).toBeNull();
  await expect(cartButton(page)).toHaveAccessibleName("Cart");
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".counter > .cloth")).toBeHidden();
  await expect(page.getByRole("link", { name: "Continue Shopping" })).toBeHidden();
  await page.emulateMedia({ media: null });

  await keepCopy(page);
  await page.goto((await addOrder(site, "expired")).path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The payment did not go through.");
  await expect(page.getByRole("main")).toContainText(
    "Nothing was charged. What you wanted is in your cart again.",
  );
  await expect(cartButton(page)).toHaveAccessibleName("Cart, 2 items");
  await expectNoAxeViolations(page);
});
