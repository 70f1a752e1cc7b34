import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { mainNav } from "./shell-parts.ts";
import { cards, failData, followLink, holdData, main } from "./travel-parts.ts";

const link = (page: Page, name: string) => main(page).getByRole("link", { name });
const position = (page: Page) => main(page).locator(".result-bar .position");

test.describe("a button without a page", () => {
  test.beforeEach(async () => {
    await queryDatabase("insert into cultural_tours (tour_name) values ('AAA Porch Walk')", []);
  });
  test.afterEach(async () => {
    await queryDatabase("delete from cultural_tours where tour_name = 'AAA Porch Walk'", []);
  });

  test("[SHELL-49] [ENT-09] [TRAV-10] [TOUR-06] shows a toast and does not navigate", async ({ page }) => {
    const toast = page.getByRole("status").locator(".toast");
    await page.goto("/entertainment");
    const tiles = main(page).locator(".warp").getByRole("button");
    await expect(tiles).toHaveCount(4);
    for (const [index, words] of [
      "Podcasts are not open yet.",
      "Dance is not open yet.",
      "Poetry is not open yet.",
      "Games are not open yet.",
    ].entries()) {
      await tiles.nth(index).press("Enter");
      await expect(toast).toContainText("Coming Soon!");
      await expect(toast).toContainText(words);
    }
    await expect(page).toHaveURL("/entertainment");

    await mainNav(page).getByRole("link", { name: "Travel" }).click();
    await main(page).getByRole("button", { name: "Travel Reviews" }).click();
    await expect(toast).toContainText("Coming Soon!");
    await expect(toast).toContainText("Travel Reviews are not open yet.");
    await expect(page).toHaveURL("/travel");

    await link(page, "Cultural Tours").click();
    await main(page).getByRole("button", { name: "Book Now: AAA Porch Walk" }).press("Enter");
    await expect(toast).toContainText("Booking Not Available Online");
    await expect(toast).toContainText("Please contact the tour operator directly to book your experience.");
    await expect(page).toHaveURL("/cultural-tours");
  });
});

test("[BOOK-10] [TRAV-11] placeholders show on arrival and while the next page of a list loads, and a chosen category applies immediately", async ({
  page,
}) => {
  await page.goto("/");
  const releaseArrival = await holdData(page, "/travel");
  await mainNav(page).getByRole("link", { name: "Travel" }).click();
  await expect(main(page).locator("[aria-busy] .card")).toHaveCount(9);
  await expect(page).toHaveURL("/travel");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Go where you are expected.");
  await releaseArrival();
  await expect(cards(page)).toHaveCount(9);
  await expect(main(page).locator("[aria-busy]")).toHaveCount(0);

  const releaseTravel = await holdData(page, "/travel");
  await followLink(page, "Next");
  await expect(main(page).locator("[aria-busy] .card")).toHaveCount(9);
  await releaseTravel();
  await expect(position(page)).toContainText("10–18 of");
  await expect(main(page).locator("[aria-busy]")).toHaveCount(0);

  const releaseBooking = await holdData(page, "/booking-platform");
  await link(page, "Booking Platform").click();
  await expect(main(page).locator("[aria-busy] .spinner")).toBeVisible();
  await expect(page).toHaveURL("/booking-platform");
  await releaseBooking();
  await expect(position(page)).toContainText("1–12 of");
  const releaseOptions = await holdData(page, "/booking-platform");
  await followLink(page, "Next");
  await expect(main(page).locator("[aria-busy] .spinner")).toBeVisible();
  await releaseOptions();
  await expect(position(page)).toContainText("13–24 of");
  await expect(main(page).locator("[aria-busy] .spinner")).toHaveCount(0);

  const tags = cards(page).locator(".card-tag");
  await expect(tags.filter({ hasNotText: "Transport" })).not.toHaveCount(0);
  await main(page).getByRole("combobox", { name: "Category" }).selectOption("Transport");
  await expect(page).toHaveURL("/booking-platform?category=Transport");
  await expect(tags.filter({ hasText: "Transport" })).not.toHaveCount(0);
  await expect(tags.filter({ hasNotText: "Transport" })).toHaveCount(0);
});

test.describe("a list that fails to load", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("[WEALTH-18] [MUSIC-10] [FILM-23] [THEA-19] [COM-27] [TOUR-07] [BOOK-22] [TRAV-12] shows a destructive toast and loads after Retry", async ({
    page,
  }) => {
    const toast = page.getByRole("alert").locator(".toast-destructive");
    const expectFailure = async (path: string, name: string, words: string) => {
      await failData(page, path);
      await link(page, name).first().click();
      await expect(toast).toContainText(words);
      await expect(toast).toContainText("Error");
      await expect(page).toHaveURL(path);
    };

    await page.goto("/");
    await expectFailure(
      "/wealth-and-empowerment",
      "Wealth and empowerment",
      "Failed to load organizations. Please try again.",
    );
    await mainNav(page).getByRole("link", { name: "Entertainment" }).click();
    for (const [path, name, words] of [
      ["/music-and-artists", "Music & Artists", "Failed to load music & artists data."],
      ["/film-and-media", "Film & Media", "Failed to load film & media data. Please try again."],
      ["/theater-and-arts", "Theater & Arts", "Failed to load theater & arts data. Please try again."],
      ["/comedy-and-shows", "Comedy & Shows", "Failed to load comedy & shows data. Please try again."],
    ] as const) {
      await expectFailure(path, name, words);
      await main(page).getByRole("link", { name: "Entertainment", exact: true }).click();
    }

    await mainNav(page).getByRole("link", { name: "Travel" }).click();
    await expectFailure("/cultural-tours", "Cultural Tours", "Failed to load cultural tours.");
    await page.unrouteAll();
    await main(page).getByRole("button", { name: "Retry" }).click();
    await expect(cards(page).first()).toBeVisible();
    await main(page).getByRole("link", { name: "Travel", exact: true }).click();
    await expectFailure(
      "/booking-platform",
      "Booking Platform",
      "Failed to load booking platform data. Please try again.",
    );
    await main(page).getByRole("link", { name: "Travel", exact: true }).click();

    await expect(cards(page).first()).toBeVisible();
    await failData(page, "/travel");
    await followLink(page, "Next");
    await expect(toast).toContainText("Error fetching data");
    await expect(toast).toContainText("Could not load travel information. Please try again later.");
  });
});
