import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { mainNav } from "./shell-parts.ts";

const cartButton = (page: Page) => page.getByRole("button", { name: /^Cart/ });
const cart = (page: Page) => page.getByRole("dialog", { name: "Your cart" });

const saveCart = (page: Page, lines: { quantity: number }[]) =>
  page.addInitScript((saved) => localStorage.setItem("e-commerce-cart", saved), JSON.stringify(lines));

test.describe("cart", () => {
  test("[SHELL-14] [SHELL-15] [SHELL-17] [CART-02] [CART-18] the button opens the empty cart and has no badge", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(cartButton(page)).toHaveAccessibleName("Cart");
    await expect(cartButton(page).locator(".count")).toHaveCount(0);
    await cartButton(page).click();
    await expect(cart(page)).toBeVisible();
    await expect(cart(page)).toContainText("Your cart is empty.");
    await expectNoAxeViolations(page);
    await cart(page).getByRole("link", { name: "Go to the store" }).click();
    await expect(page).toHaveURL("/store");
    await expect(cart(page)).toBeHidden();
  });

  test("[SHELL-16] the badge counts units, on every page and from other tabs", async ({ page, context }) => {
    await saveCart(page, [{ quantity: 2 }, { quantity: 1 }]);
    await page.goto("/");
    await expect(cartButton(page).locator(".count")).toHaveText("3");
    await expect(cartButton(page)).toHaveAccessibleName("Cart, 3 items");
    await mainNav(page).getByRole("link", { name: "Travel" }).click();
    await expect(cartButton(page).locator(".count")).toHaveText("3");

    const other = await context.newPage();
    await other.goto("/travel");
    await other.evaluate(() => localStorage.setItem("e-commerce-cart", '[{"quantity":5}]'));
    await expect(cartButton(page).locator(".count")).toHaveText("5");
  });

  test("[CART-03] an unreadable cart is an empty one", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("e-commerce-cart", "[{"));
    await page.goto("/");
    await expect(cartButton(page)).toHaveAccessibleName("Cart");
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
});
