import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { main } from "./guide-parts.ts";
import { queryDatabase } from "./query-database.ts";
import { followLink } from "./travel-parts.ts";

const cards = (page: Page) => main(page).getByRole("article");
const days = (page: Page) => main(page).getByRole("navigation", { name: "Days" });
const stops = (page: Page) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });

test("choosing a day of a guide sends no request, the day exports to a calendar, and the printed guide has all days and no controls", async ({
  page,
}) => {
  const [guide] = await queryDatabase<{ id: string }>("select id from travel_guides where theme_angle = $1", [
    "Marble steps, both sides",
  ]);
  await page.goto(`/travel-guides/${guide?.id}`);
  await expect(stops(page)).toHaveCount(6);
  await expect(days(page).getByRole("link", { name: "Day 1" })).toHaveAttribute("aria-current", "true");
  await expect(days(page).getByRole("link", { name: "Day 3" })).toBeDisabled();
  const breakfast = (await stops(page).first().textContent()) ?? "";

  // All days came with the page.
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await days(page).getByRole("link", { name: "Day 2" }).click();
  await expect(page).toHaveURL(/\?day=2$/);
  await expect(days(page).getByRole("link", { name: "Day 2" })).toHaveAttribute("aria-current", "true");
  await expect(stops(page).first()).not.toHaveText(breakfast);
  await expect(stops(page)).toHaveCount(6);

  await main(page).getByLabel("When is day 2?").fill("2027-05-08");
  const download = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Add the day to my calendar" }).click();
  expect((await download).suggestedFilename()).toBe("day-2.ics");

  await page.emulateMedia({ media: "print" });
  await expect(main(page).getByRole("heading", { name: "Day 1", exact: true })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Day 2", exact: true })).toBeVisible();
  await expect(stops(page)).toHaveCount(12);
  await expect(main(page).locator("form:visible, button:visible, nav:visible")).toHaveCount(0);
  expect(requests.filter((url) => url.includes(".data"))).toEqual([]);
});

test.describe("guides that fail to load", () => {
  test.use({ allowedErrors: [/status of (503|404)/] });

  test("[GUIDE-07] [GUIDE-17] [GUIDE-18] [GUIDE-19] show a destructive toast; a missing guide shows none", async ({
    page,
  }) => {
    const title = main(page).getByRole("heading", { level: 1 });
    const toast = page.getByRole("alert").locator(".toast-destructive");
    await page.goto("/travel-guides/7");
    await expect(title).toHaveText("Guide Not Found");
    await expect(toast).toHaveCount(0);

    await main(page).getByRole("link", { name: "All travel guides" }).click();
    await expect(title).toHaveText("Travel guides");
    await page.route(/\/travel-guides.*\.data/, (route) => route.fulfill({ status: 503, body: "" }));
    await followLink(page, "Next");
    await expect(toast).toContainText("Error");
    await expect(toast).toContainText("Failed to load travel guides.");
    await page.unrouteAll();
    await main(page).getByRole("button", { name: "Retry" }).click();
    await expect(cards(page).first()).toBeVisible();

    await page.route(/\/travel-guides\/.*\.data/, (route) => route.fulfill({ status: 503, body: "" }));
    await cards(page).first().getByRole("link").click();
    await expect(title).toHaveText("Guide Not Found");
    await expect(toast).toContainText("Failed to load travel guide details");
  });
});
