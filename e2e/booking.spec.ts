import { expect, test } from "./fixtures.ts";
import { byName, cardNames, cards, failData, followLink, holdData, main } from "./travel-parts.ts";

const path = "/booking-platform";
const results = ".result-bar h2";

test("[BOOK-01] [BOOK-03] [BOOK-11] [BOOK-13] [BOOK-14] [BOOK-15] [BOOK-16] [BOOK-17] [BOOK-18] [BOOK-19] [BOOK-20] [BOOK-21] anybody reads the options by name, each with its facts and its two ways out", async ({
  page,
}) => {
  await page.goto(path);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Book it with family");
  await expect(main(page).locator(results)).toHaveText("118 options");
  await expect(cards(page)).toHaveCount(12);
  const shown = await cardNames(page);
  expect(shown).toEqual(shown.toSorted(byName));
  const card = cards(page).filter({ hasText: "Bayou Charter Boats" });
  await expect(card.locator(".card-tag")).toHaveText("Transport");
  await expect(card.locator(".badge")).toHaveText("Black-Owned");
  await expect(card.locator(".card-text")).toContainText("Captain-owned boats for up to eight.");
  for (const fact of ["New Orleans, LA", "Half-day charter", "$320–$540"])
    await expect(card.getByText(fact)).toBeVisible();
  for (const [label, address] of [
    ["Book Now", /^https:\/\/book\.example\//],
    ["Website", /^https:\/\/(?!book\.example)/],
  ] as const) {
    const link = main(page)
      .getByRole("link", { name: `${label}: ` })
      .first();
    await expect(link).toContainText(label);
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("[BOOK-04] [BOOK-05] [BOOK-06] [BOOK-07] [BOOK-08] [BOOK-09] [BOOK-12] typing finds names and descriptions, the category narrows it, and nothing found is said", async ({
  page,
}) => {
  await page.goto(path);
  const search = main(page).getByRole("searchbox", { name: "Search by name or description" });
  const category = main(page).getByRole("combobox", { name: "Category" });
  const options = await category.getByRole("option").allTextContents();
  expect(options[0]).toBe("All Categories");
  expect(options.slice(1)).toEqual(options.slice(1).toSorted(byName));
  expect(new Set(options).size).toBe(options.length);
  await search.fill("BAYOU charter");
  await expect(cards(page)).toHaveCount(1);
  await search.fill("coffee on the GALLERY");
  await expect(cards(page).getByRole("heading")).toHaveText(["Crescent Key Rooms"]);
  await category.selectOption("Transport");
  await expect(main(page).getByRole("heading", { level: 2 }).last()).toHaveText(
    "No booking options found matching your criteria.",
  );
  await main(page).getByRole("link", { name: "All options" }).click();
  await expect(main(page).locator(results)).toHaveText("118 options");
  await expect(search).toHaveValue("");
});

test("[BOOK-10] a spinner turns while the next options load", async ({ page }) => {
  await page.goto(path);
  const release = await holdData(page, path);
  await followLink(page, "Next");
  await expect(main(page).locator("[aria-busy] .spinner")).toBeVisible();
  await release();
  await expect(main(page).locator(".result-bar .position")).toContainText("13–24 of 118");
  await expect(main(page).locator("[aria-busy] .spinner")).toHaveCount(0);
});

test.describe("that cannot be read", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("[BOOK-22] say so in a destructive toast", async ({ page }) => {
    await page.goto(path);
    await failData(page, path);
    await followLink(page, "Next");
    const toast = page.getByRole("alert").locator(".toast-destructive");
    await expect(toast).toContainText("Error");
    await expect(toast).toContainText("Failed to load booking platform data. Please try again.");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form searches and the pages turn", async ({ page }) => {
    await page.goto(path);
    await main(page).getByRole("searchbox").fill("porch");
    await main(page).getByRole("combobox", { name: "Category" }).selectOption("Lodging");
    await main(page).getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/search=porch&category=Lodging/);
    // The address changes before the page is there.
    await expect(main(page).locator(results)).not.toHaveText("118 options");
    await expect(page.getByRole("contentinfo")).toBeAttached();
    for (const card of await cards(page).all()) await expect(card.locator(".card-tag")).toHaveText("Lodging");
  });
});
