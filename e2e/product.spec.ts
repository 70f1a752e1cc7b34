import type { Page } from "@playwright/test";
import { cart, cartRow, savedCart } from "./cart-parts.ts";
import { expect, test } from "./fixtures.ts";
import { addBasket, endSale } from "./product-parts.ts";
import { phone } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const quantity = (page: Page) => main(page).getByRole("textbox", { name: "Quantity" });
const less = (page: Page) => main(page).getByRole("button", { name: "Less" });
const addToCart = (page: Page) => main(page).locator(".stepper + .button");
const toast = (page: Page) => page.locator(".toast");

/** Swipes across the picture, in pixels from the left. */
function swipe(page: Page, from: number, to: number) {
  return page.locator(".gallery-stage").evaluate(
    (target, [start, end]) => {
      const touch = (clientX = 0) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
      const send = (type: string, x = 0) =>
        target.dispatchEvent(
          new TouchEvent(type, {
            bubbles: true,
            touches: type === "touchend" ? [] : [touch(x)],
            changedTouches: [touch(x)],
          }),
        );
      send("touchstart", start);
      send("touchend", end);
    },
    [from, to],
  );
}

test("[CART-05] [CART-06] [CART-12] [CART-13] [CART-15] [CART-16] [STORE-25] [STORE-26] [STORE-37] [STORE-38] [STORE-39] [STORE-40] [STORE-41] [STORE-42] on a phone pictures are swiped, and products are added to the cart while in stock", async ({
  page,
}) => {
  const { id, title } = await addBasket();
  await page.setViewportSize(phone);
  await page.goto(`/product/${id}`);
  const row = cartRow(page, title);

  await test.step("the pictures wrap around", async () => {
    const count = page.locator(".gallery-count");
    await swipe(page, 100, 300);
    await expect(count).toContainText("3 /");
    await swipe(page, 300, 100);
    await expect(count).toContainText("1 /");
  });

  await test.step("the button stays in view", async () => {
    const foot = page.locator(".action-foot");
    await expect(foot).toBeVisible();
    await addToCart(page).scrollIntoViewIfNeeded();
    await expect(foot).toBeHidden();
    await page.locator("footer").last().scrollIntoViewIfNeeded();
    await expect(foot).toBeVisible();
    await expect(quantity(page)).toHaveValue("1");
    await foot.getByRole("button", { name: "Add to cart" }).click();
    await expect(row.getByRole("textbox")).toHaveValue("1");
    await expect(row).toContainText("$12.50");
    await page.keyboard.press("Escape");
    await expect(cart(page)).toBeHidden();
  });

  await test.step("no more than the stock can be chosen", async () => {
    await expect(main(page)).toContainText("3 in stock!");
    await expect(addToCart(page)).toBeEnabled();
    await quantity(page).fill("4");
    await quantity(page).press("Enter");
    await expect(main(page)).toContainText("Not enough stock. Only 3 left.");
    await expect(addToCart(page)).toBeDisabled();
    await less(page).click();
    await less(page).click();
    await expect(quantity(page)).toHaveValue("2");
  });

  await test.step("nor added to the cart, including units already in it", async () => {
    await addToCart(page).click();
    await expect(row.getByRole("textbox")).toHaveValue("3");
    await expect(row).toContainText("$37.50");
    await expect(cart(page).locator(".cart-note")).toHaveCount(0);
    await row.getByRole("button", { name: "More" }).click();
    await expect(row).toContainText("Only 3 left.");
    await row.getByRole("button", { name: "Less" }).click();
    await expect(row).not.toContainText("Only 3 left.");
    await page.keyboard.press("Escape");
    await expect(addToCart(page)).toBeFocused();

    await addToCart(page).click();
    await expect(toast(page)).toHaveClass(/toast-destructive/);
    await expect(toast(page)).toContainText("Oh no! Something went wrong.");
    await expect(toast(page)).toContainText(`Not enough stock for ${title} (Plain). Only 3 left.`);
    await expect(cart(page)).toBeHidden();
    expect((await savedCart(page)).map((line) => line.quantity)).toEqual([3]);
  });

  await test.step("products made to order have no limit, and unavailable ones say so", async () => {
    await main(page).getByRole("link", { name: "To order" }).click();
    await quantity(page).fill("99");
    await quantity(page).press("Enter");
    await expect(quantity(page)).toHaveValue("99");
    await expect(addToCart(page)).toBeEnabled();
    await expect(main(page).getByText(/in stock!|left\./)).toHaveCount(0);
    await main(page).getByRole("link", { name: "Sold out" }).click();
    await expect(main(page).getByText("Currently unavailable").first()).toBeVisible();
    await expect(addToCart(page)).toBeDisabled();

    await main(page).getByRole("link", { name: "To order" }).click();
    await expect(addToCart(page)).toBeEnabled();
    await endSale(id);
    await page.reload();
    await expect(main(page).getByText("Currently unavailable").first()).toBeVisible();
    await expect(addToCart(page)).toBeDisabled();
  });
});
