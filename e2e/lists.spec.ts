import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { followLink } from "./travel-parts.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const byName = new Intl.Collator("en", { sensitivity: "base" }).compare;

test.describe("venues", () => {
  test("[VENUE-01] [VENUE-02] [VENUE-04] are public, listed by name, twelve a page", async ({ page }) => {
    await page.goto("/venues");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Venues");
    await expect(cards(page)).toHaveCount(12);
    await expect(main(page).getByRole("link", { name: "All Venues" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    const first = await names(page);
    expect(first).toEqual(first.toSorted(byName));
    await followLink(page, "Next");
    await expect(main(page).locator(".result-bar .position")).toContainText("13–24 of");
    const second = await names(page);
    expect(byName(first.at(-1) ?? "", second[0] ?? "")).toBeLessThan(0);
  });

  for (const { label, value, tag } of [
    { label: "Black-Owned", value: "owned", tag: "Black-Owned" },
    { label: "Black-Supporting", value: "supporting", tag: /Black-(Owned|Supporting)/ },
  ]) {
    test(`[VENUE-05] [VENUE-06] [VENUE-07] ${label} leaves only its own, in the same order`, async ({
      page,
    }) => {
      await page.goto("/venues");
      const all = await main(page).locator("#results").textContent();
      await main(page).getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(`/venues?filter=${value}`);
      await expect(main(page).locator("#results")).not.toHaveText(all ?? "");
      for (const card of await cards(page).all()) await expect(card.locator(".card-tag")).toHaveText(tag);
      const shown = await names(page);
      expect(shown).toEqual(shown.toSorted(byName));
      await main(page).getByRole("link", { name: "All Venues" }).click();
      await expect(page).toHaveURL("/venues");
    });
  }
});

test.describe("cultural tours", () => {
  test("[TOUR-01] [TOUR-02] [TOUR-04] are public, listed by name, each with Book Now", async ({ page }) => {
    await page.goto("/cultural-tours");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Cultural tours");
    await expect(cards(page)).toHaveCount(12);
    const shown = await names(page);
    expect(shown).toEqual(shown.toSorted(byName));
    for (const card of await cards(page).all()) await expect(card.getByText("Book Now")).toBeVisible();
  });

  test("[TOUR-05] Book Now leads to the site of the tour", async ({ page }) => {
    await page.goto("/cultural-tours");
    const link = main(page)
      .getByRole("link", { name: /^Book Now/ })
      .first();
    await expect(link).toHaveAttribute("href", /^https?:\/\//);
    await expect(link).toHaveAttribute("target", "_blank");
  });

  test("[TOUR-06] a tour without a site says how to book it", async ({ page }) => {
    await page.goto("/cultural-tours");
    const button = main(page).getByRole("button", { name: /^Book Now/ });
    const position = main(page).locator(".result-bar .position");
    while ((await button.count()) === 0) {
      const shown = (await position.textContent()) ?? "";
      await followLink(page, "Next");
      await expect(position).not.toHaveText(shown);
    }
    await button.first().press("Enter");
    const toast = page.getByRole("status").locator(".toast");
    await expect(toast).toContainText("Booking Not Available Online");
    await expect(toast).toContainText("Please contact the tour operator directly to book your experience.");
  });

  test.describe("that cannot be read", () => {
    test.use({ allowedErrors: [/status of 503/] });

    test("[TOUR-07] are said so in a destructive toast, with Retry in place", async ({ page }) => {
      await page.goto("/cultural-tours");
      await page.route(/\/cultural-tours\.data/, (route) => route.fulfill({ status: 503, body: "" }));
      await followLink(page, "Next");
      const toast = page.getByRole("alert").locator(".toast-destructive");
      await expect(toast).toContainText("Failed to load cultural tours.");
      await page.unroute(/\/cultural-tours\.data/);
      await main(page).getByRole("button", { name: "Retry" }).click();
      await expect(cards(page).first()).toBeVisible();
    });
  });
});

for (const path of [
  "/venues",
  "/cultural-tours",
  "/booking-platform",
  "/wealth-and-empowerment",
  "/travel",
]) {
  for (const width of [390, 1280]) {
    test(`${path} is accessible at ${width} px, in light and dark, and nothing sticks out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectNoAxeViolations(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} is read page by page`, async ({ page }) => {
      await page.goto(path);
      const [first] = await names(page);
      await followLink(page, "Next");
      await expect(cards(page).first()).not.toContainText(first ?? "");
    });
  });
}
