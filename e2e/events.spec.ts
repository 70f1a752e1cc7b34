import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { phone } from "./shell-parts.ts";
import { followLink } from "./travel-parts.ts";

const main = (page: Page) => page.getByRole("main");
const rows = (page: Page) => main(page).locator(".ticket");
const results = (page: Page) => main(page).locator("#results");

test("events are found by words, place, type and day, in a list or a month", async ({ page }) => {
  test.slow();
  await page.goto("/events");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Networking & Events");
  await expect(main(page).locator(".event-trio article")).toHaveCount(3);
  await expect(results(page)).toHaveText("All Upcoming Events");

  await main(page).getByLabel("Search events").fill("FISH fry");
  await expect(page).toHaveURL("/events?search=FISH+fry");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Founders' Fish Fry");
  await main(page).getByLabel("City, state").fill("chicago");
  await expect(main(page)).toContainText("No upcoming events match your criteria.");
  await main(page).getByRole("link", { name: "All events" }).click();
  await expect(page).toHaveURL("/events");
  await expect(main(page).getByLabel("City, state")).toHaveValue("");
  await expect(main(page).getByLabel("Search events")).toHaveValue("");

  await main(page).getByLabel("Event type").selectOption("Market");
  await expect(page).toHaveURL("/events?type=Market");
  await expect(main(page).locator(".ticket .kicker, .card-top").filter({ hasNotText: "Market" })).toHaveCount(
    0,
  );
  await main(page).getByRole("link", { name: "Past Events Archive" }).click();
  await expect(page).toHaveURL("/events?type=Market&tab=past");
  await expect(results(page)).toHaveText("Past Events Archive");

  await page.goto("/events");
  const first = rows(page).first();
  const name = (await first.getByRole("heading").textContent()) ?? "";
  const day = (await first.locator("time.date-box").getAttribute("datetime")) ?? "";
  await main(page).getByLabel("Date").fill(day);
  await expect(page).toHaveURL(`/events?date=${day}`);
  await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
  await expect(main(page).locator(`time.date-box:not([datetime="${day}"])`)).toHaveCount(0);

  await main(page).getByRole("link", { name: "Month", exact: true }).click();
  await expect(page).toHaveURL(/view=month/);
  const chosen = main(page).locator(".calendar a[aria-current=date]");
  await expect(chosen).toHaveCount(1);
  await expectNoAxeViolations(page);
  // By keyboard: the chosen day again shows the whole month.
  await chosen.focus();
  await page.keyboard.press("Enter");
  await expect(chosen).toHaveCount(0);
  await expect(results(page)).toHaveText("All Upcoming Events");
  const months = main(page).getByRole("navigation", { name: "Months", exact: true }).getByRole("link");
  await expect(months).toHaveCount(12);
  await months.nth(1).click();
  await expect(months.nth(1)).toHaveAttribute("aria-current", "true");

  await page.goto("/events");
  await followLink(page, "Next");
  await expect(results(page)).toBeFocused();
  await expect(main(page).locator(".event-trio")).toHaveCount(0);
  await rows(page)
    .first()
    .getByRole("link", { name: /^More Info/ })
    .focus();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("events can be searched and browsed by month", async ({ page }) => {
    await page.goto("/events");
    await main(page).getByLabel("Search events").fill("fish fry");
    await main(page).getByRole("button", { name: "Search" }).click();
    await expect(rows(page)).toHaveCount(1);
    await main(page).getByRole("link", { name: "Month", exact: true }).click();
    await main(page).locator(".calendar-head a").last().click();
    await expect(main(page).locator("table.calendar")).toBeVisible();
  });
});

test.describe("a visitor in another time zone", () => {
  test.use({
    timezoneId: "Europe/Paris",
    geolocation: { latitude: 32.08, longitude: -81.09 },
    permissions: ["geolocation"],
  });

  test("reads both clocks, and finds events near by", async ({ page }) => {
    await page.goto("/events");
    const market = main(page).locator("article").filter({ hasText: "Winter Makers Market" });
    await expect(market.locator("time")).toHaveText("11:00 AM to 5:00 PM EST");
    await expect(market.locator(".event-time-own")).toContainText("5:00 PM to 11:00 PM GMT+1 your time");
    await main(page).getByRole("button", { name: "Near me" }).click();
    await expect(page).toHaveURL(/\/events\?near=/);
    await expect(main(page)).toContainText("Near you: Savannah, GA");
    await expect(main(page)).toContainText("Winter Makers Market");
  });
});

test.describe("events that cannot be read", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("[EVT-14] are said so in a destructive toast, with Retry in place", async ({ page }) => {
    await page.goto("/events");
    await page.route(/\/events\.data/, (route) => route.fulfill({ status: 503, body: "" }));
    await main(page).getByRole("link", { name: "Past Events Archive" }).click();
    const toast = page.getByRole("alert").locator(".toast-destructive");
    await expect(toast.locator("b")).toHaveText("Error fetching events");
    await expect(toast.locator("p")).toHaveText("Could not load events. Please try again later.");
    await page.unroute(/\/events\.data/);
    await main(page).getByRole("button", { name: "Retry" }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});
