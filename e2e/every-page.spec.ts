import type { Locator, Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { artistPath } from "./artist-parts.ts";
import { listPages, personalPages, switchedPages } from "./every-page.ts";
import { expect, test } from "./fixtures.ts";
import { banner, footer, mainNav, phone, signIn } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("every page", () => {
  test.use({ allowedErrors: [/status of 404/] });

  test("[SHELL-01] [SHELL-02] has navigation and footer, on a phone too", async ({ page }) => {
    test.setTimeout(300_000);
    const all = await listPages(page.request);
    expect(all.length).toBeGreaterThan(25);
    const expectShell = async (path: string) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(mainNav(page), path).toBeVisible();
      await expect(mainNav(page).getByRole("link"), path).toHaveCount(7);
      await expect(footer(page), path).toBeVisible();
      await page.setViewportSize(phone);
      await expect(banner(page).getByRole("button", { name: "Menu" }), path).toBeVisible();
      await expect(footer(page), path).toBeVisible();
    };
    for (const path of [...all, "/no-such-page"]) if (!personalPages.includes(path)) await expectShell(path);
    await signIn(page, demoAccounts.admin);
    for (const path of personalPages) {
      await expectShell(path);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
});

test.describe("without JavaScript, and until it runs", () => {
  test.use({ javaScriptEnabled: false, viewport: phone, allowedErrors: [/status of 404/] });

  test("nothing sticks out of any page on a phone", async ({ page }) => {
    test.setTimeout(300_000);
    await signIn(page, demoAccounts.admin);
    const { items } = await (await page.request.get("/api/v1/businesses?limit=1")).json();
    const claims = [`/claim-business?business_id=${items[0].id}`, `${await artistPath(page.request)}/claim`];
    for (const path of [...(await listPages(page.request)), ...claims]) {
      await page.goto(path);
      expect(await overhangOf(page), path).toBeLessThanOrEqual(0);
    }
  });
});

/** How far the widest part of a page stands over the edge of the screen. */
function overhangOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test("[SHELL-52] every list, every detail page and the store can be browsed without logging in", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const all = await listPages(page.request);
  const open = all.filter((path) => ![...personalPages, ...switchedPages].includes(path));
  for (const path of ["/directory", "/directory/map", "/reviews", "/store", "/travel", "/events"])
    expect(open).toContain(path);
  for (const path of open) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
  }
  await page.goto("/directory");
  const name = await main(page).getByRole("article").first().getByRole("link").innerText();
  await main(page).getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goto("/reviews");
  await main(page).getByRole("list", { name: "Businesses" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/reviews\?business=/);
  await expect(banner(page).getByRole("link", { name: "Login" })).toBeVisible();
});

test("[SHELL-50] what has no picture has its cloth wherever it is shown", async ({ page }) => {
  test.setTimeout(180_000);
  const { items } = await (await page.request.get("/api/v1/businesses?limit=50&sort=rating")).json();
  const bare = items.find(({ media }: { media: string | null }) => !media);
  const places = [
    "/",
    "/directory",
    "/directory/food-beverage",
    "/directory/in/atlanta-ga",
    `/business/${bare.id}`,
  ];
  for (const path of places) {
    await page.goto(path);
    const cards = main(page).locator(".card");
    expect(await cards.count(), path).toBeGreaterThan(2);
    for (const card of await cards.all()) await expectPicture(card.locator(".card-cover"), path);
  }
  await expectPicture(main(page), "the page of a business", "img[src^='/cloth/gold/']");
});

/** Expects a loaded, visible image of the right size. */
async function expectPicture(place: Locator, name: string, of = "img") {
  const picture = place.locator(of).first();
  await expect(picture, name).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), name)
    .toBeGreaterThan(0);
}

test.describe("[SHELL-48] a part of a name, in any case, is found", () => {
  const typed = "fFrOn";
  const cards = (page: Page) => main(page).locator(".card-grid").first().locator(".card-name");
  const saffron = { typed, name: "Saffron & Smoke" };
  const lists: Record<string, { typed: string; name: string; results: (page: Page) => Locator }> = {
    "/": { ...saffron, results: cards },
    "/artist-directory": { typed: "cOrNbReA", name: "DJ Cornbread", results: cards },
    "/booking-platform": { typed: "aYoU cHaRtEr", name: "Bayou Charter Boats", results: cards },
    "/comedy-and-shows": { typed: "oNd LiNe CoM", name: "Second Line Comedy", results: cards },
    "/directory": { ...saffron, results: cards },
    "/events": {
      typed: "nTeR mAkErS",
      name: "Winter Makers Market",
      results: (page) => main(page).locator(".card-name, .ticket :is(h2, h3)"),
    },
    "/film-and-media": { typed: "uA eBeR", name: "Akua Eberhart", results: cards },
    "/reviews": {
      ...saffron,
      results: (page) => main(page).getByRole("list", { name: "Businesses" }).getByRole("link"),
    },
    "/theater-and-arts": { typed: "bAsH pLaY", name: "Calabash Players", results: cards },
  };
  const fields = "input[name=search]";

  test("on every page that has a search box", async ({ page }) => {
    test.setTimeout(180_000);
    const withBox: string[] = [];
    for (const path of await listPages(page.request)) {
      if (personalPages.includes(path)) continue;
      const html = await (await page.request.get(path)).text();
      if (/<input[^>]* (type="search"|name="search")/.test(html)) withBox.push(path);
    }
    // The form of an artist is a dialog over the list; the search of everything reads what it is asked.
    const others = ["/directory/map", "/artist-directory/submit", "/search"];
    expect(withBox.sort()).toEqual([...others, ...Object.keys(lists)].sort());
  });

  async function search(page: Page, path: string, words: string) {
    await page.goto(path);
    await main(page).locator(fields).first().fill(words);
    await main(page).locator(fields).first().press("Enter");
    await expect(page).toHaveURL((url) => url.searchParams.get("search") === words);
  }

  for (const [path, { typed: words, name, results }] of Object.entries(lists)) {
    test(`from ${path}`, async ({ page }) => {
      await search(page, path, words);
      await expect(results(page).filter({ hasText: name })).toHaveCount(1);
      // The URL changes before the list does, and the previous list contained the name too.
      await expect(results(page).filter({ hasNotText: new RegExp(words, "i") })).toHaveCount(0);
    });
  }

  test("from /search, where other words are read too", async ({ page }) => {
    await page.goto("/search");
    await main(page).locator("input[name=q]").fill(typed);
    await main(page).locator("input[name=q]").press("Enter");
    await expect(cards(page).filter({ hasText: saffron.name })).toHaveCount(1);
  });

  test("from /directory/map, where as many are marked as have the name", async ({ page, request }) => {
    const answer = await request.get(`/api/v1/businesses?limit=50&search=${typed}`);
    const { items } = await answer.json();
    expect(items.length).toBeGreaterThan(1);
    await search(page, "/directory/map", typed);
    await expect(main(page).getByRole("heading", { name: `${items.length} in view` })).toBeVisible();
  });
});
