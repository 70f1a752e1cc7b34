import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { banner, footer, mainNav, phone } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("every page", () => {
  test.use({ allowedErrors: [/status of 404/] });

  // src/app/every-page.test.ts finds both on all pages.
  test("[SHELL-01] [SHELL-02] navigation and footer are visible, on a phone as a menu", async ({ page }) => {
    for (const path of ["/", "/reviews", "/no-such-page"]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(mainNav(page), path).toBeVisible();
      await expect(mainNav(page).getByRole("link"), path).toHaveCount(7);
      await expect(banner(page).getByRole("button", { name: "Menu" }), path).toBeHidden();
      await expect(footer(page), path).toBeVisible();
      await page.setViewportSize(phone);
      await expect(mainNav(page), path).toBeHidden();
      await expect(banner(page).getByRole("button", { name: "Menu" }), path).toBeVisible();
      await expect(footer(page), path).toBeVisible();
    }
  });

  test("has a unique title, also after an error page and back", async ({ page }) => {
    await page.goto("/no-such-page");
    await expect(page).toHaveTitle("Page not found · Ujamaa");
    await main(page).getByRole("link", { name: "Back to the home page" }).click();
    await expect(page).toHaveTitle("Black-owned businesses, events, travel and culture · Ujamaa");
    await page.goBack();
    await expect(page).toHaveTitle("Page not found · Ujamaa");
    await expect(page.locator("head > title")).toHaveCount(1);
  });
});

test("[SHELL-48] [SHELL-50] part of a name is found from the home page, and every card has a picture", async ({
  page,
}) => {
  await page.goto("/");
  await main(page).locator("input[name=search]").first().fill("fFrOn");
  await main(page).locator("input[name=search]").first().press("Enter");
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === "fFrOn");
  const cards = main(page).locator(".card-grid").first().locator(".card");
  await expect(cards.filter({ hasText: "Saffron & Smoke" })).toHaveCount(1);
  // The URL changes before the list does, and the previous list contained the name too.
  await expect(cards.locator(".card-name").filter({ hasNotText: /fFrOn/i })).toHaveCount(0);
  for (const card of await cards.all()) {
    const picture = card.locator(".card-cover img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }
});
