import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { kinfolk, main, reviews, search, suggested } from "./reviews-parts.ts";
import { phone } from "./shell-parts.ts";

/** Expects the start of the list to be visible and focused. */
async function expectToStartAt(page: Page, list: Locator) {
  await expect(list).toBeFocused();
  await expect
    .poll(() => list.evaluate((element) => element.getBoundingClientRect().top))
    .toBeCloseTo(16, -1);
  await expect(page).toHaveURL(/#results$/);
}

test("[REV-02] [REV-04] [REV-05] shows suggestions while typing, selectable by keyboard, and a new page of a list starts at its top", async ({
  page,
}) => {
  test.slow();
  await page.goto("/reviews");
  await main(page).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/after=/);
  await expectToStartAt(page, main(page).locator("#results"));

  await test.step("suggestions follow the typed text", async () => {
    await search(page).fill("co");
    // Eight businesses, and the link to all results.
    await expect(suggested(page)).toHaveCount(9);
    // The list overflows the header, and nothing covers it.
    await suggested(page).last().click({ trial: true });
    await search(page).fill("zzzz");
    await expect(main(page)).toContainText("No business is named “zzzz”.");
    await search(page).press("Escape");
    await expect(main(page)).not.toContainText("No business is named “zzzz”.");
    await search(page).fill("kin");
    await expect(suggested(page).first()).toBeVisible();
    await main(page).getByRole("heading", { level: 1 }).click();
    await expect(suggested(page)).toHaveCount(0);
    await search(page).fill("kinfolk");
    await expect(suggested(page)).toHaveCount(2);
    await expect(suggested(page).first()).toContainText(kinfolk);
    await expect(suggested(page).first()).toContainText(/\d\.\d out of 5\(\d+ reviews\)/);
    await page.setViewportSize(phone);
    await expectNoAxeViolations(page);
    await expectToFit(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await search(page).press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/reviews\?business=/);
    await expect(main(page).getByRole("heading", { name: kinfolk })).toBeFocused();
    await expect(suggested(page)).toHaveCount(0);
  });

  await test.step("the reviews are sorted as soon as an order is chosen", async () => {
    const newest = await reviews(page).first().getAttribute("id");
    await main(page).getByLabel("Sort").selectOption("Oldest");
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(reviews(page).first()).not.toHaveAttribute("id", newest ?? "");
    await expect(main(page).getByLabel("Sort")).toHaveValue("oldest");
    await main(page).getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/after=/);
    await expectToStartAt(page, main(page).getByRole("region", { name: "Reviews" }));
  });

  await reviews(page).first().locator("summary").click();
  await expect(reviews(page).first().getByLabel("Your reply")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize(phone);
  await expectToFit(page);
});

async function expectToFit(page: Page) {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}
