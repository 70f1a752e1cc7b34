import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { failData, followLink } from "./travel-parts.ts";

const main = (page: Page) => page.getByRole("main");
const rows = (page: Page) => main(page).locator(".ticket");
const results = (page: Page) => main(page).locator("#results");

test.describe("the events", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("[EVT-14] are filtered while typing and in a month by keyboard, and a failure offers Retry", async ({
    page,
  }) => {
    test.slow();
    await page.goto("/events");
    const search = main(page).getByLabel("Search events");
    const place = main(page).getByLabel("City, state");
    await test.step("filters apply while typing or choosing, and are cleared together", async () => {
      await search.fill("FISH fry");
      await expect(page).toHaveURL("/events?search=FISH+fry");
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText("Founders' Fish Fry");
      await place.fill("chicago");
      await expect(main(page)).toContainText("No upcoming events match your criteria.");
      await main(page).getByRole("link", { name: "All events" }).click();
      await expect(page).toHaveURL("/events");
      await expect(place).toHaveValue("");
      await expect(search).toHaveValue("");
      const others = main(page).locator(".ticket .kicker, .card-top").filter({ hasNotText: "Market" });
      await expect(others).not.toHaveCount(0);
      await main(page).getByLabel("Event type").selectOption("Market");
      await expect(page).toHaveURL("/events?type=Market");
      // The URL changes before the page.
      await expect(others).toHaveCount(0);
      await main(page).getByLabel("Event type").selectOption("All Types");
      await expect(page).toHaveURL("/events");
      await expect(others).not.toHaveCount(0);
    });

    await test.step("a chosen day is shown in its month, and the whole month works by keyboard", async () => {
      const first = rows(page).first().locator("time.date-box");
      await expect(first).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
      const day = (await first.getAttribute("datetime")) ?? "";
      await main(page).getByLabel("Date").fill(day);
      await expect(page).toHaveURL(`/events?date=${day}`);
      await expect(rows(page).first()).toBeVisible();
      await expect(main(page).locator(`time.date-box:not([datetime="${day}"])`)).toHaveCount(0);
      await main(page).getByRole("link", { name: "Month", exact: true }).click();
      await expect(page).toHaveURL(/view=month/);
      const chosen = main(page).locator(".calendar a[aria-current=date]");
      await expect(chosen).toHaveCount(1);
      await expectNoAxeViolations(page);
      await chosen.focus();
      await page.keyboard.press("Enter");
      await expect(chosen).toHaveCount(0);
      await expect(results(page)).toHaveText("All Upcoming Events");
    });

    await test.step("the next page of the list receives focus", async () => {
      await main(page).getByRole("link", { name: "List", exact: true }).click();
      await expect(main(page).locator("table.calendar")).toHaveCount(0);
      await followLink(page, "Next");
      await expect(page).toHaveURL(/after=/);
      await expect(results(page)).toBeFocused();
    });

    await failData(page, "/events");
    await main(page).getByRole("link", { name: "Past Events Archive" }).click();
    const toast = page.getByRole("alert").locator(".toast-destructive");
    await expect(toast.locator("b")).toHaveText("Error fetching events");
    await expect(toast.locator("p")).toHaveText("Could not load events. Please try again later.");
    await page.unroute(/\/events\.data/);
    await main(page).getByRole("button", { name: "Retry" }).click();
    await expect(results(page)).toHaveText("Past Events Archive");
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe("a visitor in another time zone", () => {
  test.use({
    timezoneId: "Europe/Paris",
    geolocation: { latitude: 32.08, longitude: -81.09 },
    permissions: ["geolocation"],
  });

  test("sees local times, for a virtual event also their own time, and finds events nearby", async ({
    page,
  }) => {
    await page.goto("/events");
    const course = main(page).locator("article").filter({ hasText: "Books That Balance" });
    await expect(course.locator("time:not(.date-box)")).toHaveText("1:00 PM to 4:00 PM EST");
    await expect(course.locator(".event-time-own")).toContainText("7:00 PM to 10:00 PM GMT+1 your time");
    const market = main(page).locator("article").filter({ hasText: "Winter Makers Market" });
    await expect(market.locator("time")).toHaveText("11:00 AM to 5:00 PM EST");
    await expect(market.locator(".event-time-own")).toHaveCount(0);
    await main(page).getByRole("button", { name: "Near me" }).click();
    await expect(page).toHaveURL(/\/events\?near=/);
    await expect(main(page)).toContainText("Near you: Savannah, GA");
  });
});
