import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { phone } from "./shell-parts.ts";
import { cards, main } from "./travel-parts.ts";

const green = "rgb(30, 90, 60)";
const blue = "rgb(44, 58, 120)";
const tables = ["film_media", "black_theater_arts"];
const longText = "Tells the truth and blames his aunt. ".repeat(20);

const names = (page: Page) => cards(page).getByRole("heading");
const searchField = (page: Page) => main(page).getByRole("searchbox");

async function expectTierColors(page: Page) {
  await expect(names(page)).toHaveText(["Zzyzx Lantern", "Zzyzx Porch"]);
  const badges = cards(page).locator(".badge");
  await expect(badges).toHaveText(["Established", "Emerging"]);
  await expect(badges.nth(0)).toHaveCSS("color", green);
  await expect(badges.nth(1)).toHaveCSS("color", blue);
}

/** Switches to another category without reloading the document. */
async function changeCategory(page: Page, name: string) {
  await main(page).getByRole("link", { name: "Entertainment", exact: true }).click();
  await page
    .getByRole("navigation", { name: "Entertainment categories" })
    .getByRole("link", { name })
    .click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(name);
}

test.describe("lists of entertainment", () => {
  test.beforeEach(async () => {
    for (const table of tables)
      await queryDatabase(
        `insert into ${table} (name, company, category, type, tier) values
          ('Zzyzx Lantern', 'Quillfeather Works', 'Directors', 'Short', 'Established'),
          ('Zzyzx Porch', null, 'Directors', 'Short', 'Emerging')`,
        [],
      );
    await queryDatabase(
      `insert into businesses (name, description, category_id)
       select 'Zzyzx Hightower', $1, id from categories where name = 'Comedian'`,
      [longText],
    );
  });
  test.afterEach(async () => {
    for (const table of [...tables, "businesses"])
      await queryDatabase(`delete from ${table} where name like 'Zzyzx%'`, []);
  });

  test("[FILM-18] [FILM-19] [THEA-15] [COM-15] are searched while typing; Established is green, other tiers are blue, and descriptions are limited to three lines", async ({
    page,
  }) => {
    await page.goto("/film-and-media");
    await searchField(page).fill("ZZYZX");
    await expectTierColors(page);
    await searchField(page).fill("quillFEATHER");
    await expect(names(page)).toHaveText(["Zzyzx Lantern"]);
    await main(page).getByRole("combobox", { name: "Category" }).selectOption("Directors");
    await main(page).getByRole("combobox", { name: "Type" }).selectOption("Short");
    await expect(page).toHaveURL("/film-and-media?search=quillFEATHER&category=Directors&type=Short");
    await expect(names(page)).toHaveText(["Zzyzx Lantern"]);
    await searchField(page).fill("nothing like it");
    await expect(main(page).locator(".empty h2")).toHaveText("No film or media entries match your criteria.");

    await changeCategory(page, "Theater & Arts");
    await searchField(page).fill("zzyzx");
    await expectTierColors(page);

    await changeCategory(page, "Comedy & Shows");
    await searchField(page).fill("zzyzx");
    await expect(names(page)).toHaveText(["Zzyzx Hightower"]);
    const lines = () =>
      cards(page)
        .locator(".card-text")
        .evaluate((text) =>
          Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
        );
    await expect.poll(lines).toBe(3);
  });
});

test("on phones, the rows of the artist directory expand, and choosing a column sorts them", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/music-and-artists?tab=directory");
  await main(page).locator(".artist-fold summary").first().press("Enter");
  const facts = main(page).locator(".artist-fold dl").first();
  await expect(facts).toBeVisible();
  await expect(facts).toContainText("Record label");
  await main(page).getByLabel("Sort by").selectOption("year");
  await expect(page).toHaveURL("/music-and-artists?tab=directory&sort=year");
});

test("on phones, a musician's picture is a square next to the text, with the genre at its bottom", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/music-and-artists");
  const card = cards(page)
    .filter({ has: page.locator(".card-tag") })
    .first();
  const boxOf = async (part: string) => {
    const box = await card.locator(part).first().boundingBox();
    return box ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN };
  };
  const [cover, picture, tag, body] = await Promise.all(
    [".card-cover", ".card-cover > :first-child", ".card-tag", ".card-body"].map(boxOf),
  );
  expect(picture?.width).toBeCloseTo(picture?.height ?? 0, 0);
  expect(picture?.width).toBeCloseTo(cover?.width ?? 0, 0);
  expect(tag?.width).toBeCloseTo(cover?.width ?? 0, 0);
  expect((tag?.y ?? 0) + (tag?.height ?? 0)).toBeCloseTo((cover?.y ?? 0) + (cover?.height ?? 0), 0);
  expect(body?.x).toBeGreaterThan((cover?.x ?? 0) + (cover?.width ?? 0));
});
