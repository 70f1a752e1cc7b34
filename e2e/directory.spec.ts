import { cards, category, main, open, paramsOf, searchField, state, total } from "./directory-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { productPath } from "./product-parts.ts";
import { phone } from "./shell-parts.ts";
import { followLink } from "./travel-parts.ts";

test("[DIR-13] typing updates list, suggestions and URL, and adds one history entry", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await main(page).getByRole("link", { name: "See the directory" }).click();
  await expect(page).toHaveURL("/directory");
  const field = searchField(page);
  const options = main(page).getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await field.pressSequentially("AFFRON & sm");
  await expect(cards(page).getByRole("heading")).toHaveText(["Saffron & Smoke"]);
  await expect(total(page)).toHaveText("1 business");
  await expect(main(page).getByRole("status")).toHaveText("1 business");
  await expect.poll(() => paramsOf(page)).toEqual({ search: "AFFRON & sm" });
  await expect(field).toBeFocused();
  await field.fill("");
  await expect(page).toHaveURL("/directory");
  await expect(cards(page)).toHaveCount(24);

  await field.pressSequentially("sa");
  // Eight businesses, and the link to all results.
  await expect(options).toHaveCount(9);
  await expect(options.first()).toContainText("Food & Beverage · Savannah, GA");
  await expect(options.last()).toHaveText("All results for “sa”");
  await expect(field).toHaveRole("combobox");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(page).toHaveURL("/directory?search=sa");
  await expect(cards(page).filter({ hasText: "Palmetto Page Books" })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await field.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  const active = (await options.first().getAttribute("id")) ?? "no id";
  await expect(field).toHaveAttribute("aria-activedescendant", active);
  await field.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue("sa");
  await field.press("f");
  await expect(options.first()).toContainText("Saffron & Smoke");
  await expect(page).toHaveURL("/directory?search=saf");
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/business\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL("/directory?search=saf");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("[DIR-14] filters and sort apply immediately, and back and forward restore them", async ({ page }) => {
  test.slow();
  await open(page);
  await category(page, "Food & Beverage").check();
  await expect(main(page).getByRole("link", { name: "Remove Food & Beverage" })).toBeVisible();
  await expect.poll(() => paramsOf(page)).toEqual({ category: "Food & Beverage" });
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).filter({ hasNotText: "Food & Beverage" })).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 1200));
  await cards(page).nth(6).getByRole("link").click();
  await expect(page).toHaveURL(/\/business\//);
  await page.goBack();
  await expect(category(page, "Food & Beverage")).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.goBack();
  await expect(page).toHaveURL("/directory");
  await expect(category(page, "All categories")).toBeChecked();
  await page.goForward();
  await expect(category(page, "Food & Beverage")).toBeChecked();

  await state(page).selectOption("Georgia");
  await expect(main(page).getByRole("link", { name: "Remove Georgia" })).toBeVisible();
  await expect(cards(page).filter({ hasNotText: ", GA" })).toHaveCount(0);
  await searchField(page).fill("smoke");
  await expect
    .poll(() => paramsOf(page))
    .toEqual({ search: "smoke", category: "Food & Beverage", state: "Georgia" });
  await expect(cards(page).first()).toContainText("Saffron & Smoke");
  await expect(cards(page).filter({ hasNotText: /Food & Beverage.*smoke.*, GA/is })).toHaveCount(0);
  // The suggestions cover the link.
  await searchField(page).fill("");
  await expect.poll(() => paramsOf(page)).not.toHaveProperty("search");
  await main(page).getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/directory");
  // The form updates only after the page has rendered.
  await expect(category(page, "All categories")).toBeChecked();

  await main(page).getByLabel("Sort by").selectOption("Name");
  await expect(page).toHaveURL("/directory?sort=name");
  const names = async () =>
    (await cards(page).getByRole("heading").allTextContents()).map((name) => name.toLowerCase());
  await expect.poll(async () => isSorted(await names())).toBe(true);
  await followLink(page, "Next");
  await expect(page).toHaveURL(/after=/);
  await expect(total(page)).toBeFocused();
});

test.describe("a list that is slow or fails", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("[DIR-22] [TOAST-06] shows placeholders, then a destructive toast with Retry in the list", async ({
    page,
  }) => {
    test.slow();
    await open(page);
    const release = await holdRequests(page, /\/directory\.data/);
    await category(page, "Food & Beverage").check();
    await expect(category(page, "Food & Beverage")).toBeChecked();
    await expect(main(page).locator("[aria-busy=true]")).toBeVisible();
    release();
    await expect(main(page).getByRole("link", { name: "Remove Food & Beverage" })).toBeVisible();
    await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);

    await page.route(/\/directory\.data/, (route) => route.fulfill({ status: 503, body: "" }));
    await category(page, "Comedian").check();
    const toast = page.getByRole("alert").locator(".toast-destructive");
    await expect(toast.locator("b")).toHaveText("Error");
    await expect(toast.locator("p")).toHaveText("Failed to load directory data. Please try again later.");
    await expect(cards(page)).toHaveCount(0);
    // The filters stay usable, so another choice retries.
    await expect(category(page, "Comedian")).toBeChecked();
    await expectNoAxeViolations(page);
    await page.unroute(/\/directory\.data/);
    await main(page).getByRole("button", { name: "Retry" }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL("/directory?category=Comedian");
  });
});

test("on a phone the filters are a sheet, and a bar reappears when scrolling up", async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  await open(page);
  const bar = page.locator(".phone-bar");
  await expect(category(page, "Technology & Innovation")).toBeHidden();
  await main(page).getByRole("button", { name: "Filters" }).click();
  await category(page, "Technology & Innovation").check();
  await expect(page).toHaveURL(/category=Technology/);
  // Only the sheet: axe mistakes its button for the background of a card behind it.
  await expectNoAxeViolations(page, "#filters");
  await main(page)
    .getByRole("button", { name: /^Show \d+ businesses$/ })
    .click();
  await expect(category(page, "Technology & Innovation")).toBeHidden();
  await main(page).getByRole("button", { name: "Filters (1)" }).click();
  const chosen = page.getByRole("complementary", { name: "Filters" }).locator(".filter-chosen");
  await expect(chosen.getByRole("link", { name: /^Remove / })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(category(page, "Technology & Innovation")).toBeHidden();

  const scrollTop = () => page.evaluate(() => scrollY);
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, 2000);
  await expect.poll(scrollTop).toBeGreaterThan(1000);
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(bar.getByRole("button", { name: "Filters" })).toBeVisible();
  await bar.getByRole("button", { name: "Search by name" }).click();
  await expect(searchField(page)).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("the filter sheet opens and submits, a business page has no Share button, and a product can be bought", async ({
    page,
  }) => {
    await page.goto("/directory");
    await main(page).getByRole("button", { name: "Filters" }).click();
    await main(page).getByLabel("City").fill("Atlanta");
    await main(page)
      .getByRole("button", { name: /^Show .* businesses$/ })
      .click();
    await expect(total(page)).toHaveText("Nearest to Atlanta, Georgia");
    await cards(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/business\//);
    await expect(main(page).getByRole("link", { name: "Write a review" })).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Share", includeHidden: true })).toBeHidden();
    await page.goto(await productPath(page.request));
    await expect(main(page).getByRole("button", { name: "Buy now" })).toBeVisible();
  });
});

const isSorted = (names: string[]) => names.join("\n") === names.toSorted().join("\n");
