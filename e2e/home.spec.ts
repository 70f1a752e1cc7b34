import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test, untilQuiet } from "./fixtures.ts";

const phone = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole("main");
const searchBox = (page: Page) => main(page).getByRole("searchbox", { name: "Search businesses" });
const categories = (page: Page) => main(page).getByRole("region", { name: "Walk the rows" });
const featured = (page: Page) => main(page).getByRole("region", { name: /worth the trip/ });
const hubs = (page: Page) => main(page).getByRole("region", { name: "Lifestyle" });

test("[HOME-01] the home page is public and tells search engines what it is", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle("Black-owned businesses, events, travel and culture · Ujamaa");
  const description = await page.locator("meta[name=description]").getAttribute("content");
  expect(description?.length).toBeLessThanOrEqual(160);
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(canonical && new URL(canonical).pathname).toBe("/");
  await expect(page.locator("meta[property='og:title']")).toHaveCount(1);
});

test.describe("hero search", () => {
  test("[HOME-02] [HOME-03] goes to the directory with what was typed", async ({ page }) => {
    await page.goto("/");
    await searchBox(page).fill("bakery");
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL("/directory?search=bakery");
  });

  test("[HOME-04] [HOME-05] trims the text and keeps spaces and & whole", async ({ page }) => {
    await page.goto("/");
    await searchBox(page).fill("  Saffron & Smoke  ");
    await main(page).getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/directory\?/);
    expect([...new URL(page.url()).searchParams]).toEqual([["search", "Saffron & Smoke"]]);
  });

  for (const [id, blank] of [
    ["HOME-06", ""],
    ["HOME-07", "   "],
  ] as const) {
    test(`[${id}] ${JSON.stringify(blank)} does nothing`, async ({ page }) => {
      await page.goto("/");
      await untilQuiet(page);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await searchBox(page).fill(blank);
      await searchBox(page).press("Enter");
      await main(page).getByRole("button", { name: "Search" }).click();
      await page.waitForTimeout(300);
      await expect(page).toHaveURL("/");
      expect(requests).toEqual([]);
    });
  }
});

test("[HOME-08] [HOME-09] [HOME-10] shows three figures", async ({ page }) => {
  await page.goto("/");
  const stats = main(page).getByRole("region", { name: "In numbers" });
  await expect(stats.getByRole("definition")).toHaveText(["1,000+", "50+", "25K+"]);
  await expect(stats.getByRole("term")).toHaveText(["businesses", "cities", "members"]);
});

test.describe("categories", () => {
  const emojis = new Map([
    ["Food & Beverage", "🍽️"],
    ["Beauty & Cosmetics", "💄"],
    ["Fashion & Lifestyle", "👗"],
    ["Technology & Innovation", "💻"],
    ["Entertainment", "🎬"],
    ["Music", "🎵"],
  ]);

  test("[HOME-11] [HOME-13] [HOME-14] [HOME-15] [HOME-16] [HOME-17] [HOME-18] [HOME-19] [HOME-20] are these six, each with its emoji and count", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(categories(page).getByRole("heading", { level: 3 })).toHaveText([...emojis.keys()]);
    for (const [name, emoji] of emojis) {
      const row = categories(page).locator(".row").filter({ hasText: name });
      await expect(row).toContainText(emoji);
      await expect(row).toContainText(/\d business/);
    }
  });

  test("lead to their lists, names with & whole", async ({ page }) => {
    await page.goto("/");
    for (const name of emojis.keys()) {
      await categories(page).getByRole("link", { name }).click();
      await expect(page).toHaveURL(/\/directory\?/);
      expect([...new URL(page.url()).searchParams]).toEqual([["category", name]]);
      await page.goBack();
    }
  });
});

test.describe("featured businesses", () => {
  test("[HOME-24] [HOME-26] are shown, three at most", async ({ page }) => {
    await page.goto("/");
    await expect(featured(page)).toBeVisible();
    const count = await featured(page).getByRole("article").count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
  });

  test("[HOME-28] lead to their own pages", async ({ page }) => {
    await page.goto("/");
    const card = featured(page).getByRole("article").first();
    const id = (await card.getByRole("link").getAttribute("href"))?.replace("/business/", "");
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await card.getByRole("link").click();
    await expect(page).toHaveURL(`/business/${id}`);
  });

  test("without a picture have their cloth", async ({ page }) => {
    await page.goto("/");
    for (const cover of await featured(page).getByRole("article").locator("img").all()) {
      await cover.scrollIntoViewIfNeeded();
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});

test.describe("lifestyle hubs", () => {
  test("[HOME-30] are exactly three", async ({ page }) => {
    await page.goto("/");
    await expect(hubs(page).getByRole("article").getByRole("heading")).toHaveText([
      "Travel",
      "Events",
      "Entertainment",
    ]);
  });

  test("[HOME-31] [HOME-32] [HOME-33] lead to their sections and say what is on", async ({ page }) => {
    await page.goto("/");
    for (const [name, action, path] of [
      ["Travel", "Plan a trip", "/travel"],
      ["Events", "See the calendar", "/events"],
      ["Entertainment", "Meet the artists", "/entertainment"],
    ] as const) {
      const hub = hubs(page)
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name }) });
      await expect(hub.getByRole("listitem")).toHaveCount(3);
      await expect(hub.getByRole("listitem").getByRole("link").first()).toHaveAttribute(
        "href",
        /^\/(travel-guides|event|artist)\/[0-9a-f-]{36}$/,
      );
      await expect(hub.getByRole("listitem").filter({ hasText: /Other$/ })).toHaveCount(0);
      await hub.getByRole("link", { name: action }).click();
      await expect(page).toHaveURL(path);
      await page.goBack();
    }
  });
});

test.describe("calls to action", () => {
  test("[HOME-34] List Your Business goes to /claim-business", async ({ page }) => {
    await page.goto("/");
    const call = main(page).getByRole("link", { name: "List Your Business" });
    await expect(call).toHaveAttribute("href", "/claim-business");
    await call.click();
    await expect(page).toHaveURL("/login?returnTo=%2Fclaim-business");
  });

  test("[HOME-35] Join the Community goes to /register", async ({ page }) => {
    await page.goto("/");
    await main(page).getByRole("link", { name: "Join the Community" }).click();
    await expect(page).toHaveURL("/register");
  });

  test("a text link outside the hubs leads to wealth and empowerment", async ({ page }) => {
    await page.goto("/");
    await expect(hubs(page).getByRole("link", { name: "Wealth and empowerment" })).toHaveCount(0);
    await main(page).getByRole("link", { name: "Wealth and empowerment" }).click();
    await expect(page).toHaveURL("/wealth-and-empowerment");
  });
});

test("the five bolts lead into the sections", async ({ page }) => {
  await page.goto("/");
  const bolts = main(page).getByRole("navigation", { name: "Sections" }).getByRole("link");
  await expect(bolts).toHaveText(["Directory", "Store", "Travel", "Events", "Entertainment"]);
  await bolts.filter({ hasText: "Events" }).click();
  await expect(page).toHaveURL("/events");
});

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`is accessible at ${viewport.width} px, in light and dark, and nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await expectNoAxeViolations(page);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read and the search works", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every day is market day.");
    await expect(categories(page).getByRole("link", { name: "Music" })).toBeVisible();
    await expect(featured(page).getByRole("article").first()).toBeVisible();
    await expect(hubs(page).getByRole("article")).toHaveCount(3);
    await searchBox(page).fill("tea & cake");
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL(/\/directory\?/);
    expect(new URL(page.url()).searchParams.get("search")).toBe("tea & cake");
  });

  test("[HOME-06] [HOME-07] a blank search is not sent", async ({ page }) => {
    await page.goto("/");
    for (const blank of ["", "   "]) {
      await searchBox(page).fill(blank);
      await searchBox(page).press("Enter");
      await expect(page).toHaveURL("/");
    }
  });
});
