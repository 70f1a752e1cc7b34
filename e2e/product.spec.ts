import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { findProduct, productPath, readProduct } from "./product-parts.ts";
import { phone } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const stage = (page: Page) => main(page).locator(".gallery-stage .cover-picture");
const chosen = (page: Page, option: string) =>
  main(page).getByRole("group", { name: option }).locator('[aria-current="true"]');
const quantity = (page: Page) => main(page).getByRole("textbox", { name: "Quantity" });
const more = (page: Page) =>
  main(page).getByRole("group", { name: "Quantity" }).getByRole("button", { name: "More" });
const addToCart = (page: Page) => main(page).locator(".stepper + .button");
const cart = (page: Page) => page.getByRole("dialog", { name: "Your cart" });

test("[STORE-06] [STORE-07] [STORE-13] [STORE-14] [STORE-15] [STORE-16] [STORE-21] [STORE-22] [STORE-23] [STORE-24] a product is looked at from all sides", async ({
  page,
}) => {
  const path = await productPath(page.request);
  const { variants } = await readProduct(page.request, path);
  await page.goto(path);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Harvest Throw");
  await expectNoAxeViolations(page);

  const thumbs = main(page).locator(".gallery-thumbs a");
  const last = (await thumbs.count()) - 1;
  expect(last).toBeGreaterThan(2);
  const first = await stage(page).getAttribute("src");
  await main(page).getByRole("link", { name: "Previous picture" }).click();
  await expect(thumbs.nth(last)).toHaveAttribute("aria-current", "true");
  await expect(stage(page)).not.toHaveAttribute("src", first ?? "");
  await main(page).getByRole("link", { name: "Next picture" }).click();
  await expect(stage(page)).toHaveAttribute("src", first ?? "");

  await expect(chosen(page, "Color")).toContainText("Plum");
  await expect(chosen(page, "Size")).toHaveText("50 × 70 in");
  const clay = variants.find(({ title }) => title === "Clay / 50 × 70 in");
  await main(page).getByRole("group", { name: "Color" }).getByRole("link", { name: /Clay/ }).click();
  await expect(page).toHaveURL(`${path}?variant=${clay?.id}`);
  await expect(stage(page)).toHaveAttribute("src", clay?.image_url ?? "");

  // Grits come by corn and by size, without a picture of their own.
  const bare = await findProduct(
    page.request,
    (product) => product.variants.length > 2 && product.variants.every(({ image_url }) => image_url === null),
  );
  await page.goto(`/product/${bare.id}?picture=3`);
  const shown = await stage(page).getAttribute("src");
  const other = main(page).locator('.chips a:not([aria-current="true"])').first();
  await other.click();
  await expect(page).toHaveURL(/variant=/);
  await expect(stage(page)).toHaveAttribute("src", shown ?? "");
});

test("[STORE-25] [STORE-26] [STORE-37] [STORE-38] [STORE-39] [STORE-40] [STORE-41] [STORE-42] the button and the words follow the stock", async ({
  page,
}) => {
  const path = await productPath(page.request);
  await page.goto(path);
  await expect(quantity(page)).toHaveValue("1");
  await expect(main(page).getByText("7 in stock!")).toBeVisible();
  await expect(addToCart(page)).toBeEnabled();
  await quantity(page).fill("7");
  await quantity(page).press("Enter");
  await expect(main(page).getByText("7 in stock!")).toBeVisible();
  await more(page).click();
  await expect(main(page).getByText("Not enough stock. Only 7 left.")).toBeVisible();
  await expect(addToCart(page)).toBeDisabled();
  await quantity(page).fill("6");
  await quantity(page).press("Enter");
  await addToCart(page).click();
  await expect(cart(page)).toBeVisible();
  await page.keyboard.press("Escape");
  // What is in the cart counts too.
  await addToCart(page).click();
  await expect(page.getByText("Oh no! Something went wrong.")).toBeVisible();
  await expect(
    page.getByText("Not enough stock for Harvest Throw (Plum / 50 × 70 in). Only 7 left."),
  ).toBeVisible();

  const soldOut = await findProduct(page.request, ({ variants }) =>
    variants.every(
      ({ manage_inventory, inventory_quantity }) => manage_inventory && inventory_quantity === 0,
    ),
  );
  await page.goto(`/product/${soldOut.id}`);
  await expect(main(page).getByText("Currently unavailable").first()).toBeVisible();
  await expect(addToCart(page)).toBeDisabled();

  const madeToOrder = await findProduct(page.request, ({ variants }) =>
    variants.every(({ manage_inventory }) => !manage_inventory),
  );
  await page.goto(`/product/${madeToOrder.id}`);
  await quantity(page).fill("99");
  await quantity(page).press("Enter");
  await expect(addToCart(page)).toBeEnabled();
  await expect(main(page).getByText(/in stock!|left\./)).toHaveCount(0);
});

test("on a phone pictures are swiped around, and the button stays at hand", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(await productPath(page.request));
  const foot = page.locator(".action-foot");
  await expect(foot.getByRole("button", { name: "Add to cart" })).toBeVisible();
  const swipe = (from: number, to: number) =>
    page.locator(".gallery-stage").evaluate(
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
  const count = page.locator(".gallery-count");
  const last = await page.locator(".gallery-thumbs a").count();
  await swipe(100, 300);
  await expect(count).toContainText(`${last} /`);
  await swipe(300, 100);
  await expect(count).toContainText("1 /");
  await addToCart(page).scrollIntoViewIfNeeded();
  await expect(foot).toBeHidden();
  await page.locator("footer").last().scrollIntoViewIfNeeded();
  await expect(foot).toBeVisible();
  await foot.getByRole("button", { name: "Add to cart" }).click();
  await expect(cart(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures and variants are chosen by their addresses", async ({ page }) => {
    const path = await productPath(page.request);
    await page.goto(path);
    const first = await stage(page).getAttribute("src");
    await main(page).getByRole("link", { name: "Next picture" }).click();
    await expect(stage(page)).not.toHaveAttribute("src", first ?? "");
    await main(page).getByRole("group", { name: "Size" }).getByRole("link", { name: "60 × 90 in" }).click();
    await expect(chosen(page, "Size")).toHaveText("60 × 90 in");
    await expect(main(page).locator(".price-large b")).toHaveText("$168.00");
    await main(page).getByRole("button", { name: "Buy now" }).click();
    await expect(page).toHaveURL(/\/pay\/cs_/);
    await expect(page.getByText("$168.00").first()).toBeVisible();
    await page.goto(path);
    await main(page).getByRole("link", { name: "Northstar Looms" }).click();
    await expect(page.getByRole("heading", { name: "From their shelves" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Harvest Throw" })).toBeVisible();
  });
});
