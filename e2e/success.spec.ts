import type { Page } from "@playwright/test";
import { addOrder, candleLine, cartButton, payOrder } from "./cart-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { phone } from "./shell-parts.ts";

test.describe("the page after payment", () => {
  const wait = "We are waiting for word that the payment is through.";
  const keepCopy = (page: Page) =>
    page.addInitScript(
      (saved) => localStorage.setItem("e-commerce-cart-before-payment", saved),
      JSON.stringify([candleLine]),
    );

  test("waits for the payment by itself, then thanks and forgets the cart", async ({ page, site }) => {
    const { id, path } = await addOrder(site, "pending");
    await page.goto("/travel");
    const saved = JSON.stringify([candleLine]);
    await page.evaluate((copy) => localStorage.setItem("e-commerce-cart-before-payment", copy), saved);
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(wait);
    await payOrder(site, id);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Renée.");
    await expect(page.getByRole("main")).toContainText("Porch Candle");
    await expect(page.getByRole("main")).toContainText("$38.50");
    const copy = () => page.evaluate(() => localStorage.getItem("e-commerce-cart-before-payment"));
    await expect.poll(copy).toBeNull();
    await expect(cartButton(page)).toHaveAccessibleName("Cart");
    await expectNoAxeViolations(page);
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".counter > .cloth")).toBeHidden();
    await expect(page.getByRole("link", { name: "Continue Shopping" })).toBeHidden();
  });

  test("says that a payment failed, and brings the cart back", async ({ page, site }) => {
    await keepCopy(page);
    await page.goto((await addOrder(site, "expired")).path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The payment did not go through.");
    await expect(page.getByRole("main")).toContainText(
      "Nothing was charged. What you wanted is in your cart again.",
    );
    await expect(cartButton(page)).toHaveAccessibleName("Cart, 2 items");
    await expectNoAxeViolations(page);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("[STORE-04] [STORE-05] tells where the payment is when asked again", async ({ page, site }) => {
      const { id, path } = await addOrder(site, "pending");
      await page.goto(path);
      await expect(page.getByRole("main")).toContainText(wait);
      await payOrder(site, id);
      await page.getByRole("link", { name: "Look again" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Renée.");
      await expect(page.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/store");
      await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    });
  });
});
