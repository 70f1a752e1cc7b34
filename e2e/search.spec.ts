import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test, untilQuiet } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { banner, menuButton, phone } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const field = (page: Page) => main(page).getByRole("searchbox", { name: "Search everything" });
const box = (page: Page) => main(page).locator("[data-search-everything] input");
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const tabs = (page: Page) => main(page).getByRole("navigation", { name: "Kinds of results" });
const title = (page: Page) => main(page).getByRole("heading", { level: 1 });
const businesses = (page: Page) => main(page).getByRole("region", { name: /^Businesses/ });
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const request = "/search?q=soul+food+savannah";

test.describe("the results", () => {
  test("say how the request was read, and each part can be taken out", async ({ page }) => {
    await page.goto("/search");
    await field(page).fill("coffee savanah");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search?q=coffee+savanah");
    await expect(page).toHaveTitle("coffee savanah, search · Ujamaa");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(title(page)).toHaveText(/^\d+ answers?$/);
    await expect(main(page)).toContainText("Read “Savannah” for “savanah”.");
    for (const card of await businesses(page).getByRole("article").all())
      await expect(card).toContainText("Savannah, GA");
    await main(page).getByRole("link", { name: "Remove Savannah, Georgia" }).click();
    await expect(page).toHaveURL("/search?q=coffee+savanah&without=place");
    await expect(main(page).getByRole("link", { name: /^Remove Savannah/ })).toHaveCount(0);
    await expect(field(page)).toHaveValue("coffee savanah");
    await main(page)
      .getByRole("link", { name: /^Search the exact words/ })
      .click();
    await expect(page).toHaveURL("/search?q=coffee+savanah&exact=1");
    await expect(main(page).getByRole("link", { name: /^Remove/ })).toHaveCount(0);
  });

  test("stand in tabs with their counts, the rest in the list of each feature", async ({ page }) => {
    await page.goto("/search?q=savannah");
    await expect(tabs(page).locator("[aria-current]")).toContainText("Everything");
    await expect(main(page).getByRole("region", { name: "Savannah, Georgia" })).toBeVisible();
    const count = await tabs(page)
      .getByRole("link", { name: /^Businesses/ })
      .textContent();
    const total = Number(/\d+/.exec(count ?? "")?.[0]);
    expect(await businesses(page).getByRole("article").count()).toBeLessThanOrEqual(6);
    await tabs(page)
      .getByRole("link", { name: /^Businesses/ })
      .click();
    await expect(page).toHaveURL("/search?q=savannah&tab=businesses");
    await expect(tabs(page).locator("[aria-current]")).toContainText("Businesses");
    await expect(businesses(page).getByRole("article")).toHaveCount(Math.min(24, total));
    await businesses(page)
      .getByRole("link", { name: /in the directory$/i })
      .click();
    await expect(page).toHaveURL(/\/directory\?near=Savannah%2C\+Georgia/);
  });

  test("are never a dead end", async ({ page }) => {
    await page.goto("/search?q=xqzvkjw");
    await expect(title(page)).toHaveText("No answer yet");
    await expect(main(page)).toContainText("Nothing answers to “xqzvkjw”.");
    await expect(main(page).getByRole("link", { name: "Directory", exact: true })).toBeVisible();
    await page.goto("/search?q=savannah&tab=help");
    await expect(tabs(page).locator("[aria-current]")).toContainText("Everything");
  });

  test("without a request, it says what can be asked", async ({ page }) => {
    await page.goto("/search");
    await expect(title(page)).toHaveText("Search everything");
    await main(page).getByText("Ask today for:").locator("..").getByRole("link").first().click();
    await expect(title(page)).toHaveText(/^[\d,]+\+? answers?$/);
  });
});

test.describe("near me", () => {
  test.use({ geolocation: { latitude: 33.749, longitude: -84.388 }, permissions: ["geolocation"] });

  test("asks for the location, and shows the closest first", async ({ page }) => {
    await page.goto("/search?q=coffee+near+me");
    await main(page).getByRole("button", { name: "Use my location" }).click();
    await expect(page).toHaveURL(/lat=33\.75&lng=-84\.39/);
    await expect(main(page).getByRole("heading", { name: "Near where?" })).toHaveCount(0);
    await expect(businesses(page).getByRole("article").first()).toContainText(", GA");
    await main(page).getByRole("link", { name: "Remove near me" }).click();
    await expect(page).not.toHaveURL(/lat=/);
  });
});

test.describe("suggestions", () => {
  test("of every kind open by keyboard, and never answer an older text", async ({ page }) => {
    await page.goto("/");
    await box(page).pressSequentially("savan", { delay: 30 });
    await expect(options(page).first()).toContainText("Place ·");
    await expect(options(page).last()).toHaveText("All results for “savan”");
    for (const option of (await options(page).all()).slice(0, -1))
      await expect(option.locator("b").first()).toHaveText(/savan/i);
    // The whole list is within the window.
    const bottom = await page.locator(".combo-list").evaluate((list) => list.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    await expectNoAxeViolations(page);
    // While the next answer is held back, only what still fits is shown.
    const release = await holdRequests(page, /suggestions\?q=savannah/);
    await box(page).pressSequentially("nah, ge");
    await expect(options(page).last()).toHaveText("All results for “savannah, ge”");
    await expect(options(page)).toHaveCount(2);
    release();
    await box(page).press("ArrowDown");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/cities/savannah-ga");
  });

  test("lead to all results, from the home page too", async ({ page }) => {
    await page.goto("/");
    await box(page).pressSequentially("saffron", { delay: 20 });
    await expect(options(page).first()).toContainText("Saffron");
    await box(page).press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/search?q=saffron");
    await expect(businesses(page)).toContainText("Saffron & Smoke");
  });
});

test.describe("in the header", () => {
  test("the key / focuses the box of a page, or opens the search over it", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("/");
    await expect(box(page)).toBeFocused();
    await page.keyboard.type("/");
    await expect(box(page)).toHaveValue("/");
    await page.goto("/reviews");
    await page.keyboard.press("/");
    const everything = dialog(page).locator("input[type=search]");
    await expect(everything).toBeFocused();
    await expect(everything).toHaveValue("");
    await expectNoAxeViolations(page);
    await page.keyboard.type("sa");
    await expect(options(page).last()).toHaveText("All results for “sa”");
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=sa");
    await expect(dialog(page)).toHaveCount(0);
  });

  test("the key can be turned off", async ({ page }) => {
    await page.goto("/reviews");
    await banner(page).getByRole("link", { name: "Search" }).click();
    await dialog(page).getByLabel("Keys").uncheck();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(banner(page).getByRole("link", { name: "Search" })).toBeFocused();
    await page.keyboard.press("/");
    await untilQuiet(page);
    await expect(dialog(page)).toHaveCount(0);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: phone });

    test("it fills the screen, from the icon and from the menu", async ({ page }) => {
      await page.goto("/reviews");
      await banner(page).getByRole("link", { name: "Search" }).click();
      const everything = dialog(page).locator("input[type=search]");
      await everything.pressSequentially("sa", { delay: 30 });
      await expect(options(page).last()).toBeInViewport();
      await expectNoAxeViolations(page);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await dialog(page).getByRole("button", { name: "Close the search" }).click();
      await expect(dialog(page)).toHaveCount(0);
      await menuButton(page).click();
      await page.getByRole("link", { name: "Search everything" }).click();
      await expect(everything).toBeFocused();
      // What was typed before is selected, so typing replaces it.
      await page.keyboard.type("saf");
      await expect(everything).toHaveValue("saf");
      await options(page).first().click();
      await expect(page).not.toHaveURL("/reviews");
      await expect(dialog(page)).toHaveCount(0);
    });
  });
});

test.describe("in the directory", () => {
  test("a search by name comes first; what the words also mean stands below it", async ({ page }) => {
    await page.goto("/directory?search=food+savannah");
    await expect(main(page)).toContainText("No stall by that name. Yet.");
    const also = main(page).getByRole("region", {
      name: "Also read as Food & Beverage in Savannah, Georgia",
    });
    const cards = also.getByRole("article");
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await cards.count()).toBeLessThanOrEqual(6);
    await expect(cards.first()).toContainText("Savannah, GA");
    await also.getByRole("link", { name: /^Everything for/ }).click();
    await expect(page).toHaveURL("/search?q=food+savannah");
    await page.goto("/directory?search=saffron");
    await expect(main(page)).not.toContainText("Also read as");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("form, reading, tabs and a typed place work", async ({ page }) => {
    await page.goto("/");
    await banner(page).getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
    await field(page).fill("coffee near me");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search?q=coffee+near+me");
    await main(page).getByLabel("City or ZIP code").fill("Savannah");
    await main(page).getByRole("button", { name: "Go" }).click();
    await expect(main(page).getByRole("link", { name: "Remove Savannah, Georgia" })).toBeVisible();
    await tabs(page)
      .getByRole("link", { name: /^Businesses/ })
      .click();
    await expect(page).toHaveURL(/tab=businesses/);
    await main(page).getByRole("link", { name: "Remove Savannah, Georgia" }).click();
    await expect(page).toHaveURL(/without=place/);
    await page.goto("/directory?search=food+savannah");
    await expect(main(page)).toContainText("Also read as Food & Beverage");
  });
});

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`is accessible at ${viewport.width} px, in light and dark, and nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of [request, "/search?q=jazz", "/search?q=coffee+near+me", "/search?q=xqzvkjw"]) {
      await page.goto(path);
      await expectNoAxeViolations(page);
      expect(await overhang(page), path).toBeLessThanOrEqual(0);
    }
  });
}
