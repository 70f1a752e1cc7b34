import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test, uniqueEmail } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { byName, cardNames, cards, failData, followLink, holdData, main } from "./travel-parts.ts";

const path = "/travel";
const tiles = (page: Page) => main(page).getByRole("navigation", { name: "Parts of travel" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Ask for something" });
const failedToast = (page: Page) => page.getByRole("alert").locator(".toast-destructive");
const requestTypes = [
  "Suggest a destination",
  "Request a missing service",
  "Ask for a custom itinerary",
  "Submit a business to feature",
  "Vote or recommend a travel idea",
];

test("[TRAV-01] [TRAV-02] [TRAV-04] [TRAV-05] [TRAV-06] [TRAV-07] [TRAV-08] [TRAV-09] [TRAV-10] anybody sees the parts of travel, its businesses by name and the first guides", async ({
  page,
}) => {
  await page.goto(path);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Go where you are expected.");
  for (const [name, to] of [
    ["Cultural Tours", "/cultural-tours"],
    ["Travel Guides", "/travel-guides"],
    ["Booking Platform", "/booking-platform"],
  ] as const)
    await expect(tiles(page).getByRole("link", { name })).toHaveAttribute("href", to);
  const [counts] = await queryDatabase<{ tours: number; bookings: number }>(
    "select (select count(*) from cultural_tours) as tours, (select count(*) from booking_platform) as bookings",
    [],
  );
  await expect(tiles(page)).toContainText(`See ${counts?.tours} tours`);
  await expect(tiles(page)).toContainText(`See ${counts?.bookings} options`);

  await expect(cards(page)).toHaveCount(9);
  const shown = await cardNames(page);
  expect(shown).toEqual(shown.toSorted(byName));
  for (const card of await cards(page).all())
    await expect(card.locator(".card-top")).toHaveText(/^(Travel|Culturally Catered|Black-Owned)$/);
  await expect(
    main(page).getByRole("region", { name: "Days already planned" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(3);

  await tiles(page).getByRole("button", { name: "Travel Reviews" }).click();
  const toast = page.getByRole("status").locator(".toast");
  await expect(toast).toContainText("Coming Soon!");
  await expect(toast).toContainText("Travel Reviews are not open yet.");
  await expect(page).toHaveURL(path);
});

test("[TRAV-11] nine cards stand for those that load", async ({ page }) => {
  await page.goto(path);
  const release = await holdData(page, path);
  await followLink(page, "Next");
  await expect(main(page).locator("[aria-busy] .card")).toHaveCount(9);
  await release();
  await expect(main(page).locator(".result-bar .position")).toContainText("10–18 of");
});

test.describe("what cannot be read or sent", () => {
  test.use({ allowedErrors: [/status of 503|ERR_|Failed to (load|fetch)/] });

  test("[TRAV-12] the list says so in a destructive toast", async ({ page }) => {
    await page.goto(path);
    await failData(page, path);
    await followLink(page, "Next");
    await expect(failedToast(page)).toContainText("Error fetching data");
    await expect(failedToast(page)).toContainText(
      "Could not load travel information. Please try again later.",
    );
  });

  test("[TRAV-32] the dialog stays open with its content and says that it failed", async ({ page }) => {
    await page.goto("/travel/request");
    await dialog(page).getByLabel("Name").fill("Renée");
    await dialog(page).getByLabel("Vote or recommend a travel idea").check();
    await page.route(/\/travel\/request\.data/, (route) => route.abort());
    await dialog(page).getByRole("button", { name: "Send request" }).click();
    await expect(failedToast(page)).toContainText("Error");
    await expect(failedToast(page)).toContainText("Failed to submit your request. Please try again.");
    await expect(dialog(page).getByLabel("Name")).toHaveValue("Renée");
    await expect(dialog(page).getByLabel("Vote or recommend a travel idea")).toBeChecked();
  });
});

test("[TRAV-13] [TRAV-15] [TRAV-16] [TRAV-17] [TRAV-18] [TRAV-19] [TRAV-20] [TRAV-21] [TRAV-22] [TRAV-23] [TRAV-24] [TRAV-25] [TRAV-26] [TRAV-27] [TRAV-28] [TRAV-30] [TRAV-31] a visitor asks for something by keyboard, forgets a field, mends it and is thanked", async ({
  page,
}) => {
  await page.goto(path);
  const open = main(page).getByRole("link", { name: "Ask for something" }).first();
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expectNoAxeViolations(page, "dialog");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(open).toBeFocused();

  await page.keyboard.press("Enter");
  const radios = dialog(page).getByRole("radio");
  await expect(radios).toHaveCount(5);
  for (const type of requestTypes) await expect(dialog(page).getByLabel(type)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Send request" }).click();
  await expect(failedToast(page)).toContainText("Missing Information");
  await expect(failedToast(page)).toContainText("Please fill out your name and the feature type.");
  await expect(dialog(page)).toContainText("Pick one, so it reaches the right person.");

  const email = uniqueEmail("zuri");
  await dialog(page).getByLabel("Name").fill("Zuri");
  await dialog(page)
    .getByLabel(/^Email/)
    .fill(email);
  await dialog(page).getByLabel("Ask for a custom itinerary").check();
  await dialog(page)
    .getByLabel(/^Details/)
    .fill("Four sisters, three days.");
  await dialog(page).getByRole("button", { name: "Send request" }).click();
  const toast = page.getByRole("status").locator(".toast");
  await expect(toast).toContainText("Success!");
  await expect(toast).toContainText("Thank you! Your request has been submitted for review.");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  expect(
    await queryDatabase("select name, feature_type, details from feature_requests where email = $1", [email]),
  ).toEqual([
    { name: "Zuri", feature_type: "Ask for a custom itinerary", details: "Four sisters, three days." },
  ]);
  await open.click();
  await expect(dialog(page).getByLabel("Name")).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[TRAV-14] [TRAV-29] the dialog is a plain form", async ({ page }) => {
    await page.goto(path);
    await main(page).getByRole("link", { name: "Ask for something" }).first().click();
    await dialog(page).getByLabel("Name").fill("Kofi Plain");
    await dialog(page).getByLabel("Suggest a destination").check();
    await dialog(page).getByRole("button", { name: "Send request" }).click();
    await expect(page).toHaveURL(path);
    expect(await queryDatabase("select email from feature_requests where name = $1", ["Kofi Plain"])).toEqual(
      [{ email: null }],
    );
  });
});
