import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { banner, menuButton, phone } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const box = (page: Page) => main(page).locator("[data-search-everything] input");
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const dialogField = (page: Page) => dialog(page).locator("input[type=search]");

test("suggestions of every kind open by keyboard, and never show the response to an older text", async ({
  page,
}) => {
  test.slow();
  await page.goto("/");
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("/");
  await expect(box(page)).toHaveValue("/");
  await box(page).fill("");
  await box(page).pressSequentially("savan");
  await expect(options(page).last()).toHaveText("All results for “savan”");
  await expect(options(page).first()).toContainText("Place ·");
  await expect(options(page).filter({ hasNot: page.locator("b", { hasText: /savan/i }) })).toHaveCount(0);
  // The whole list is inside the window.
  const bottom = () =>
    page.locator(".combo-list").evaluate((list) => list.getBoundingClientRect().bottom - innerHeight);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
  // While the next response is held, only matching entries are shown.
  const release = await holdRequests(page, /suggestions\?q=savannah/);
  await box(page).pressSequentially("nah, ge");
  await expect(options(page).last()).toHaveText("All results for “savannah, ge”");
  await expect(options(page)).toHaveCount(2);
  release();
  await box(page).press("ArrowDown");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/cities/savannah-ga");

  await page.goBack();
  await expect(page).toHaveURL("/");
  await box(page).fill("");
  await box(page).pressSequentially("saffron");
  await expect(options(page).first()).toContainText("Saffron");
  await box(page).press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=saffron");
  await expect(main(page).getByRole("region", { name: /^Businesses/ })).toContainText("Saffron & Smoke");
});

test("the key / opens the search over a page, until it is turned off", async ({ page }) => {
  await page.goto("/wealth-and-empowerment");
  await page.keyboard.press("/");
  await expect(dialogField(page)).toBeFocused();
  await expect(dialogField(page)).toHaveValue("");
  await page.keyboard.type("sa");
  await expect(options(page).last()).toHaveText("All results for “sa”");
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=sa");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("overflow", "visible");

  await page.goBack();
  await expect(page).toHaveURL("/wealth-and-empowerment");
  // The URL changes before the page, and the previous page has a box to focus.
  await expect(box(page)).toHaveCount(0);
  await banner(page).getByRole("link", { name: "Search" }).click();
  await dialog(page).getByLabel("Keys").uncheck();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(banner(page).getByRole("link", { name: "Search" })).toBeFocused();
  // Pages that handle the key prevent the default.
  await page.evaluate(() =>
    addEventListener("keydown", ({ defaultPrevented }) =>
      Object.assign(window, { isTaken: defaultPrevented }),
    ),
  );
  await page.keyboard.press("/");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { isTaken?: boolean }).isTaken))
    .toBe(false);
  await expect(dialog(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({
    viewport: phone,
    geolocation: { latitude: 33.749, longitude: -84.388 },
    permissions: ["geolocation"],
  });

  test("“near me” uses the location, and the search fills the screen from the icon and from the menu", async ({
    page,
  }) => {
    await page.goto("/search?q=coffee+near+me");
    await main(page).getByRole("button", { name: "Use my location" }).click();
    await expect(page).toHaveURL(/lat=33\.75&lng=-84\.39/);
    await expect(main(page).getByRole("heading", { name: "Near where?" })).toHaveCount(0);
    await expect(main(page).getByRole("link", { name: "Remove near me" })).toBeVisible();
    await menuButton(page).click();
    await page.getByRole("link", { name: "Travel" }).first().click();
    await expect(page).toHaveURL("/travel");
    await expect(box(page)).toHaveCount(0);
    await banner(page).getByRole("link", { name: "Search" }).click();
    await dialogField(page).pressSequentially("sa");
    await expect(options(page).last()).toHaveText("All results for “sa”");
    await expect(options(page).last()).toBeInViewport();
    await expectNoAxeViolations(page);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
    await dialog(page).getByRole("button", { name: "Close the search" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await menuButton(page).click();
    await page.getByRole("link", { name: "Search everything" }).click();
    await expect(dialogField(page)).toBeFocused();
    // The previous text is selected, so typing replaces it.
    await page.keyboard.type("saf");
    await expect(dialogField(page)).toHaveValue("saf");
    await expect(options(page).first()).toContainText(/saf/i);
    await options(page).first().click();
    await expect(page).not.toHaveURL("/travel");
    await expect(dialog(page)).toHaveCount(0);
  });
});
