import { cards, category, main, open, paramsOf, searchField, state, total } from "./directory-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { phone } from "./shell-parts.ts";
import { followLink } from "./travel-parts.ts";

test("[DIR-01] the directory is public and tells search engines what it is", async ({ page }) => {
  const response = await page.goto("/directory");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Directory of Black-owned businesses/);
  await expect(cards(page)).toHaveCount(24);
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(canonical && new URL(canonical).pathname).toBe("/directory");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await page.goto("/directory?search=tea");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
});

test("says the same number above the list as beside all categories", async ({ page }) => {
  for (const path of ["/directory", "/directory?state=Georgia", "/directory?search=a"]) {
    await open(page, path);
    const all = main(page).locator("label", { hasText: "All categories" });
    const [count = ""] = /[\d,]+\+?$/.exec((await all.textContent())?.trim() ?? "") ?? [];
    await expect(total(page)).toHaveText(`${count} businesses`);
  }
});

test.describe("search", () => {
  test("[DIR-03] [DIR-04] [DIR-13] [SHELL-48] finds any part of a name while typing, in capitals or not, and stays in the address", async ({
    page,
  }) => {
    await open(page);
    await searchField(page).pressSequentially("AFFRON & sm", { delay: 30 });
    await expect(cards(page).getByRole("heading")).toHaveText(["Saffron & Smoke"]);
    await expect(total(page)).toHaveText("1 business");
    await expect(main(page).getByRole("status")).toHaveText("1 business");
    await expect.poll(() => paramsOf(page)).toEqual({ search: "AFFRON & sm" });
    await expect(searchField(page)).toBeFocused();
    await searchField(page).fill("");
    await expect(page).toHaveURL("/directory");
    await expect(cards(page)).toHaveCount(24);
  });

  test("[DIR-11] an address with a search fills the field and filters the list", async ({ page }) => {
    await page.goto("/directory?search=okra");
    await expect(searchField(page)).toHaveValue("okra");
    const names = await cards(page).getByRole("heading").allTextContents();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name.toLowerCase()).toContain("okra");
  });

  test("typing leaves one entry in the history, so that going back leaves the directory", async ({
    page,
  }) => {
    await page.goto("/");
    await main(page).getByRole("link", { name: "See the directory" }).click();
    await expect(page).toHaveURL("/directory");
    await searchField(page).pressSequentially("tea", { delay: 300 });
    await expect(page).toHaveURL("/directory?search=tea");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("a mistyped word is met with the right one, and the filters can be cleared", async ({ page }) => {
    await open(page, "/directory?search=safron+smoke");
    await expect(total(page)).toHaveText("0 businesses");
    await expect(main(page)).toContainText("No stall by that name. Yet.");
    await open(page, "/directory?search=safron");
    await main(page).getByRole("link", { name: "Did you mean saffron?" }).click();
    await expect(searchField(page)).toHaveValue("saffron");
    await expect(cards(page).first()).toContainText("Saffron");
    await open(page, "/directory?search=xqzvk&category=Music&state=Georgia");
    await expect(main(page)).toContainText("Nothing matches “xqzvk” in Music, Georgia.");
    await main(page).getByRole("link", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/directory");
    await expect(searchField(page)).toHaveValue("");
    await expect(cards(page)).toHaveCount(24);
  });

  test("suggests businesses, for the keyboard too", async ({ page }) => {
    test.slow();
    await open(page);
    const field = searchField(page);
    const options = main(page).getByRole("listbox", { name: "Suggestions" }).getByRole("option");
    await field.pressSequentially("sa", { delay: 30 });
    // Eight businesses, and the link to all results.
    await expect(options).toHaveCount(9);
    await expect(options.first()).toContainText("Food & Beverage · Savannah, GA");
    await expect(options.last()).toHaveText("All results for “sa”");
    await expect(field).toHaveRole("combobox");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    // The list updates while typing.
    await expect(page).toHaveURL(/search=sa/);
    await expect(cards(page).filter({ hasText: "Palmetto Page Books" })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await field.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    const active = await field.getAttribute("aria-activedescendant");
    expect(await options.first().getAttribute("id")).toBe(active);
    await field.press("Escape");
    await expect(options).toHaveCount(0);
    await expect(field).toHaveValue("sa");
    await field.press("f");
    await expect(options.first()).toContainText("Saffron & Smoke");
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/business\/[0-9a-f-]{36}$/);
  });
});

test.describe("filters", () => {
  test("[DIR-05] [DIR-06] [DIR-14] a category leaves only its own, and stands in the address", async ({
    page,
  }) => {
    await open(page);
    await category(page, "Food & Beverage").check();
    await expect(page).toHaveURL(/\/directory\?/);
    await expect.poll(() => paramsOf(page)).toEqual({ category: "Food & Beverage" });
    await expect(main(page).getByRole("link", { name: "Remove Food & Beverage" })).toBeVisible();
    for (const card of await cards(page).all()) await expect(card).toContainText("Food & Beverage");
    await main(page).getByRole("link", { name: "Remove Food & Beverage" }).click();
    await expect(page).toHaveURL("/directory");
    await expect(category(page, "All categories")).toBeChecked();
  });

  test("[DIR-12] [HOME-22] a tile of the home page selects its category, & and all", async ({ page }) => {
    await page.goto("/");
    await main(page).getByRole("link", { name: "Beauty & Cosmetics" }).click();
    await expect(category(page, "Beauty & Cosmetics")).toBeChecked();
    await expect.poll(() => paramsOf(page)).toEqual({ category: "Beauty & Cosmetics" });
    await page.reload();
    await expect(category(page, "Beauty & Cosmetics")).toBeChecked();
    for (const card of await cards(page).all()) await expect(card).toContainText("Beauty & Cosmetics");
  });

  test("[DIR-07] [DIR-08] [DIR-09] [DIR-10] a state leaves only its own, and combines with the others", async ({
    page,
  }) => {
    await open(page);
    const offered = await state(page).locator("option").allTextContents();
    expect(offered[0]).toBe("All states");
    expect(offered).toEqual(expect.arrayContaining(["D.C.", "Georgia", "New York", "Texas"]));
    expect(offered.slice(1)).toEqual(offered.slice(1).toSorted());
    await state(page).selectOption("Georgia");
    await expect(main(page).getByRole("link", { name: "Remove Georgia" })).toBeVisible();
    for (const card of await cards(page).all()) await expect(card).toContainText(/, GA/);
    await category(page, "Food & Beverage").check();
    await searchField(page).fill("smoke");
    await expect(page).toHaveURL(/search=smoke/);
    await expect
      .poll(() => paramsOf(page))
      .toEqual({ search: "smoke", category: "Food & Beverage", state: "Georgia" });
    await expect(cards(page).first()).toContainText("Saffron & Smoke");
    await expect(async () => {
      const texts = await cards(page).allTextContents();
      for (const text of texts) expect(text).toMatch(/Food & Beverage.*smoke.*, GA/is);
    }).toPass();
  });

  test("[DIR-16] [DIR-17] [DIR-19] lists the first six known categories, then the others by name", async ({
    page,
  }) => {
    await open(page);
    const values = await main(page)
      .locator("input[name=category]")
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    const [all, ...names] = values;
    expect(all).toBe("");
    expect(names.slice(0, 6)).toEqual([
      "Beauty & Cosmetics",
      "Food & Beverage",
      "Technology & Innovation",
      "Fashion & Lifestyle",
      "Comedian",
      "Comedy Show",
    ]);
    expect(names.slice(6)).toEqual(names.slice(6).toSorted());
    expect(names).toHaveLength(21);
  });

  test("[DIR-18] a business of an unknown category stands under Other", async ({ page }) => {
    await open(page, "/directory?category=Other");
    const labels = await cards(page).locator(".card-top > span:first-child").allTextContents();
    expect(new Set(labels)).toEqual(new Set(["Other"]));
  });

  test("sorts, and keeps the sort in the address", async ({ page }) => {
    await open(page);
    await main(page).getByLabel("Sort by").selectOption("Name");
    await expect(page).toHaveURL("/directory?sort=name");
    await expect(async () => {
      const names = (await cards(page).getByRole("heading").allTextContents()).map((name) =>
        name.toLowerCase(),
      );
      expect(names).toEqual(names.toSorted());
    }).toPass();
  });

  test("going back and forward restores filters and scroll", async ({ page }) => {
    await open(page);
    await category(page, "Food & Beverage").check();
    await expect(main(page).getByRole("link", { name: "Remove Food & Beverage" })).toBeVisible();
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
  });
});

test("[DIR-15] each card leads to its business", async ({ page }) => {
  await open(page, "/directory?search=saffron+%26+smoke");
  const href = await cards(page).getByRole("link").getAttribute("href");
  expect(href).toMatch(/^\/business\/[0-9a-f-]{36}$/);
  await cards(page).getByRole("link").click();
  await expect(page).toHaveURL(href ?? "");
});

test("[DIR-20] [DIR-21] ratings have one decimal, and who has none is New", async ({ page }) => {
  for (const path of ["/directory?sort=rating", "/directory?sort=newest"]) {
    await page.goto(path);
    for (const card of await cards(page).all())
      await expect(card.locator(".card-foot > :last-child")).toHaveText(
        /^(\d\.\d out of 5\(\d+ reviews\)|New)$/,
      );
  }
  await expect(cards(page).getByText("New", { exact: true }).first()).toBeVisible();
});

test("pages lead forwards and back, and start at the heading", async ({ page }) => {
  await open(page, "/directory?sort=name");
  const name = cards(page).first().getByRole("heading");
  const first = (await name.textContent()) ?? "";
  await followLink(page, "Next");
  await expect(page).toHaveURL(/after=/);
  await expect(total(page)).toBeFocused();
  await expect(name).not.toHaveText(first);
  const second = (await name.textContent()) ?? "";
  await followLink(page, "Next");
  await expect(page).toHaveURL(/trail=/);
  await expect(name).not.toHaveText(second);
  await followLink(page, "Previous");
  await expect(page).not.toHaveURL(/trail=/);
  await expect(name).toHaveText(second);
  await followLink(page, "Previous");
  await expect(name).toHaveText(first);
  await expect(main(page).getByRole("link", { name: "Previous" })).toHaveCount(0);
});

test.describe("a list that cannot be read", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("[DIR-22] [TOAST-06] says so in a destructive toast, with Retry in place", async ({ page }) => {
    test.slow();
    await open(page);
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

  test("outlines stand in for a list that is slow", async ({ page }) => {
    await open(page);
    const release = await holdRequests(page, /\/directory\.data/);
    await category(page, "Comedian").check();
    await expect(category(page, "Comedian")).toBeChecked();
    await expect(main(page).locator("[aria-busy=true]")).toBeVisible();
    release();
    await expect(main(page).getByRole("link", { name: "Remove Comedian" })).toBeVisible();
    await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);
  });
});

test("on a phone the filters are a sheet", async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  await open(page);
  await expect(category(page, "Music")).toBeHidden();
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
});

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  for (const path of ["/directory", "/directory?near=atlanta", "/directory?search=xqzvk&category=Music"]) {
    test(`${path} is accessible at ${viewport.width} px, in light and dark, and nothing sticks out`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expectNoAxeViolations(page);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang).toBeLessThanOrEqual(0);
    });
  }
}

test("on a phone search, filters and map come back on the way up", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  const bar = page.locator(".phone-bar");
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, 3000);
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(bar.getByRole("button", { name: "Filters" })).toBeVisible();
  await bar.getByRole("button", { name: "Search by name" }).click();
  await expect(searchField(page)).toBeFocused();
});

test("says which part of the list a page shows", async ({ page }) => {
  await open(page);
  const position = main(page).locator(".result-bar .position");
  await expect(position).toHaveText(/^1–24 of 1,0\d\d$/);
  await followLink(page, "Next");
  await expect(position).toHaveText(/^25–48 of 1,0\d\d$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filters and pages work", async ({ page }) => {
    await page.goto("/directory");
    await searchField(page).fill("SAFFRON");
    await category(page, "Food & Beverage").check();
    await state(page).selectOption("Georgia");
    await searchField(page).press("Enter");
    await expect(cards(page).first()).toContainText("Saffron & Smoke");
    await expect
      .poll(() => paramsOf(page))
      .toMatchObject({
        search: "SAFFRON",
        category: "Food & Beverage",
        state: "Georgia",
      });
    await main(page).getByRole("link", { name: "Remove Georgia" }).click();
    await expect.poll(() => paramsOf(page)).toEqual({ search: "SAFFRON", category: "Food & Beverage" });

    await page.goto("/directory?sort=name");
    const first = await cards(page).first().getByRole("heading").textContent();
    await main(page).getByRole("link", { name: "Next" }).press("Enter");
    await expect(cards(page).first().getByRole("heading")).not.toHaveText(first ?? "");
    await main(page).getByRole("link", { name: "Previous" }).press("Enter");
    await expect(cards(page).first().getByRole("heading")).toHaveText(first ?? "");
  });

  test("on a phone the sheet opens and is sent", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/directory");
    await main(page).getByRole("button", { name: "Filters" }).click();
    await main(page).getByLabel("City").fill("Atlanta");
    await main(page)
      .getByRole("button", { name: /^Show .* businesses$/ })
      .click();
    await expect(total(page)).toHaveText("Nearest to Atlanta, Georgia");
  });
});
