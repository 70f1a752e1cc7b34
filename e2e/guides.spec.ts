import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { main } from "./guide-parts.ts";
import { followLink } from "./travel-parts.ts";

const cards = (page: Page) => main(page).getByRole("article");
const days = (page: Page) => main(page).getByRole("navigation", { name: "Days" });
const stops = (page: Page) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });

test("[GUIDE-01] [GUIDE-02] [GUIDE-05] a guide is found in the list and read day by day, into the calendar", async ({
  page,
}) => {
  await page.goto("/travel-guides");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Travel guides");
  const places = await cards(page).locator(".card-top").allTextContents();
  expect(places).toEqual(places.toSorted(new Intl.Collator("en", { sensitivity: "base" }).compare));
  await main(page).getByRole("link", { name: "Marble steps, both sides" }).click();
  await expect(page).toHaveURL(/\/travel-guides\/[0-9a-f-]{36}$/);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Marble steps, both sides");
  await expect(stops(page)).toHaveCount(6);
  await expect(days(page).getByRole("link", { name: "Day 1" })).toHaveAttribute("aria-current", "true");
  await expect(days(page).getByRole("link", { name: "Day 3" })).toBeDisabled();
  const breakfast = await stops(page).first().textContent();

  // All days came with the page.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await days(page).getByRole("link", { name: "Day 2" }).click();
  await expect(page).toHaveURL(/\?day=2$/);
  await expect(stops(page).first()).not.toHaveText(breakfast ?? "");
  await expect(stops(page)).toHaveCount(6);
  expect(asked.filter((url) => url.includes(".data"))).toEqual([]);

  await main(page).getByLabel("When do you walk day 2?").fill("2027-05-08");
  const download = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Add the day to my calendar" }).click();
  expect((await download).suggestedFilename()).toBe("day-2.ics");

  await main(page)
    .getByRole("link", { name: /^In the directory/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/business\//);
});

test("a guide on paper has all its days and nothing to press", async ({ page }) => {
  await page.goto("/travel-guides");
  await main(page).getByRole("link", { name: "Marble steps, both sides" }).click();
  await expect(days(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(main(page).getByRole("heading", { name: "Day 1", exact: true })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Day 2", exact: true })).toBeVisible();
  await expect(stops(page)).toHaveCount(12);
  await expect(main(page).locator("form:visible, button:visible, nav:visible")).toHaveCount(0);
});

test.describe("that cannot be read", () => {
  test.use({ allowedErrors: [/status of (503|404)/] });

  test("[GUIDE-07] [GUIDE-17] [GUIDE-18] [GUIDE-19] lists and guides say so in a destructive toast", async ({
    page,
  }) => {
    await page.goto("/travel-guides");
    const toast = page.getByRole("alert").locator(".toast-destructive");
    await page.route(/\/travel-guides.*\.data/, (route) => route.fulfill({ status: 503, body: "" }));
    await followLink(page, "Next");
    await expect(toast).toContainText("Error");
    await expect(toast).toContainText("Failed to load travel guides.");
    await page.unroute(/\/travel-guides.*\.data/);
    await main(page).getByRole("button", { name: "Retry" }).click();
    await expect(cards(page).first()).toBeVisible();

    await page.route(/\/travel-guides\/.*\.data/, (route) => route.fulfill({ status: 503, body: "" }));
    await cards(page).first().getByRole("link").click();
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Guide Not Found");
    await expect(toast.filter({ hasText: "Failed to load travel guide details" })).toBeVisible();

    await page.goto("/travel-guides/7");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Guide Not Found");
    await expect(toast).toHaveCount(0);
  });
});

for (const width of [390, 1280]) {
  test(`a guide is accessible at ${width} px, in light and dark, and nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/travel-guides");
    await cards(page).nth(1).getByRole("link").click();
    await expect(days(page)).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a guide is read day by day", async ({ page }) => {
    await page.goto("/travel-guides");
    await main(page).getByRole("link", { name: "Marble steps, both sides" }).click();
    await expect(days(page)).toBeVisible();
    const breakfast = await stops(page).first().textContent();
    await days(page).getByRole("link", { name: "Day 2" }).click();
    await expect(stops(page).first()).not.toHaveText(breakfast ?? "");
    await expect(days(page).getByRole("link", { name: "Day 2" })).toHaveAttribute("aria-current", "true");
  });
});
