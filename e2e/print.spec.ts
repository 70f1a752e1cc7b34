import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { banner, footer } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const colorOf = (place: Locator, name: "color" | "backgroundColor") =>
  place.evaluate((element, wanted) => getComputedStyle(element)[wanted], name);

/** Opens a page with print styles, in the dark theme. */
async function openForPrint(page: Page, path: string) {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(banner(page)).toBeHidden();
  await expect(footer(page)).toBeHidden();
  await expect(main(page).locator("form:visible, button:visible, nav:visible, .button:visible")).toHaveCount(
    0,
  );
  // Black on white, without backgrounds.
  expect(await colorOf(page.getByRole("heading", { level: 1 }), "color")).toBe("rgb(0, 0, 0)");
  const grounds = await main(page)
    .locator("*:visible")
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
  const printed = grounds.filter((ground) => !["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(ground));
  expect(printed).toEqual([]);
  // At most a thin strip of cloth.
  const cloths = main(page).locator("img[src^='/cloth/']:visible");
  for (const height of await cloths.evaluateAll((all) => all.map((image) => image.clientHeight)))
    expect(height).toBeLessThanOrEqual(46);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
}

test("a printed directory list shows its businesses and no map", async ({ page }) => {
  await openForPrint(page, "/directory?state=Georgia");
  await expect(main(page).getByRole("article")).toHaveCount(24);
  await expect(main(page).getByRole("article").first().locator(".card-foot")).toContainText(", GA");
  await expect(main(page).getByText("Where they are")).toBeHidden();
});

test("a printed business page shows link URLs", async ({ page }) => {
  type Business = { id: string; website: string; phone: string };
  // One without products, because the tags on their pictures keep a colored background.
  const [business] = await queryDatabase<Business>(
    `select id, website, phone from directory where website is not null and phone is not null
      and not exists (select from products where business_id = directory.id) order by name limit 1`,
    [],
  );
  if (!business) throw new Error("No demo business has both a website and a phone number.");
  await openForPrint(page, `/business/${business.id}`);
  await expect(main(page)).toContainText(business.phone);
  const link = main(page).locator(`a[href="${business.website}"]:visible`).first();
  const written = await link.evaluate((anchor) => getComputedStyle(anchor, "::after").content);
  expect(written).toContain(business.website);
});

test("printed reviews show the name of their business", async ({ page }) => {
  const reviewed = await page.request.get("/api/v1/businesses?limit=1&sort=rating");
  const [{ id, name }] = (await reviewed.json()).items;
  await openForPrint(page, `/reviews?business=${id}`);
  await expect(main(page)).toContainText(name);
  await expect(main(page).getByRole("article").first()).toBeVisible();
});
