import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { byName, cardNames, cards, failData, followLink, main } from "./travel-parts.ts";

const green = "rgb(30, 90, 60)";
const blue = "rgb(44, 58, 120)";
const picture = { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
/** Rows that these journeys bring, and take away again. */
const run = (text: string) => queryDatabase(text, []);
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });
const empty = (page: Page) => main(page).locator(".empty h2");

test("[ENT-01] [ENT-02] [ENT-03] [ENT-04] [ENT-05] [ENT-06] [ENT-07] [ENT-08] [ENT-10] [ENT-11] [ENT-12] [ENT-13] anybody finds the four categories with their counts, the picks of the editors and the artists", async ({
  page,
}) => {
  await page.goto("/entertainment");
  await expect(heading(page)).toHaveText("Entertainment");
  const tiles = page.getByRole("navigation", { name: "Entertainment categories" }).getByRole("link");
  await expect(tiles).toHaveCount(4);
  for (const [index, [path, count]] of [
    ["/music-and-artists", "25+ Venues"],
    ["/film-and-media", "75+ Creators"],
    ["/theater-and-arts", "40+ Venues"],
    ["/comedy-and-shows", "60+ Performers"],
  ].entries()) {
    await expect(tiles.nth(index)).toHaveAttribute("href", path ?? "");
    await expect(tiles.nth(index)).toContainText(count ?? "");
  }
  await expect(cards(page)).toHaveCount(3);
  await expect(main(page).getByRole("link", { name: "Artist directory", exact: true })).toHaveAttribute(
    "href",
    "/artist-directory",
  );
  await tiles.first().click();
  await expect(page).toHaveURL("/music-and-artists");
});

test("[SHELL-49] [ENT-09] a tile that is not built says so instead of leading anywhere", async ({ page }) => {
  await page.goto("/entertainment");
  const tiles = main(page).locator(".warp").getByRole("button");
  await expect(tiles).toHaveCount(4);
  for (const tile of await tiles.all()) {
    const name = (await tile.textContent()) ?? "";
    await tile.press("Enter");
    const toast = page
      .getByRole("status")
      .locator(".toast")
      .filter({ hasText: `${name} ` });
    await expect(toast).toContainText("Coming Soon!");
    await expect(toast).toContainText("not open yet");
  }
  await expect(page).toHaveURL("/entertainment");
});

test("[MUSIC-01] [MUSIC-11] [MUSIC-12] [MUSIC-13] [MUSIC-14] [MUSIC-15] [MUSIC-25] [MUSIC-26] [MUSIC-27] [MUSIC-28] [MUSIC-29] [MUSIC-30] [MUSIC-31] musicians and producers are cards with all that is known, behind four tabs", async ({
  page,
}) => {
  await run(`insert into music_artists
    (artist_name, real_name, type, genre, description, notable_work, social_media, image_url) values
    ('Aaa Delphine', 'Delphine Mayhew', 'Singer/Producer', 'Gulf soul', 'Sings with the windows open.', 'Low Tide',
     '{"instagram": "@delphine", "youtube": "https://video.example/d"}', 'https://pictures.example/d.jpg')`);
  await page.route("https://pictures.example/**", (route) => route.fulfill(picture));
  await page.goto("/music-and-artists");
  await expect(heading(page)).toHaveText("Music & Artists");
  const tabs = page.getByRole("navigation", { name: "Music and artists" }).getByRole("link");
  await expect(tabs).toHaveText(["Musicians", "Producers", "Venues", "Artist Directory"]);
  const names = await cardNames(page);
  expect(names).toEqual(names.toSorted(byName));
  for (const tab of ["Musicians", "Producers"]) {
    await tabs.filter({ hasText: tab }).click();
    await expect(tabs.filter({ hasText: tab })).toHaveAttribute("aria-current", "page");
    const card = cards(page).filter({ hasText: "Aaa Delphine" }).first();
    await expect(card.locator(".card-tag")).toHaveText("Gulf soul");
    await expect(card.getByRole("heading")).toHaveText("Aaa Delphine");
    for (const fact of ["Delphine Mayhew", "Sings with the windows open.", "Notable work: Low Tide"])
      await expect(card).toContainText(fact);
    await expect(card.locator(".cover-picture")).toHaveAttribute("src", "https://pictures.example/d.jpg");
    await expect(card.locator("[data-network=instagram]")).toHaveAttribute(
      "href",
      "https://instagram.com/delphine",
    );
    await expect(card.locator("[data-network=youtube]")).toHaveAttribute("target", "_blank");
  }
  await run("delete from music_artists where artist_name = 'Aaa Delphine'");
});

test("[MUSIC-14] [MUSIC-32] [MUSIC-33] [MUSIC-34] [MUSIC-35] [MUSIC-36] [MUSIC-37] [MUSIC-38] [MUSIC-39] [MUSIC-40] the tab of venues shows each with its facts and its site", async ({
  page,
}) => {
  await run(`insert into venues (venue_name, city, state, venue_type, capacity, established_year,
    notable_features, website, black_owned, black_supporting) values
    ('AAA Bandshell', 'Charlotte', 'North Carolina', 'Amphitheater', 12000, 1974, 'Lawn seats, long sunsets.',
     'bandshell.example', true, true),
    ('AAB Hall', null, null, null, null, null, null, null, false, true), ('AAC Room', null, null, null, null, null, null,
     null, false, false)`);
  await page.goto("/music-and-artists?tab=venues");
  const card = cards(page).filter({ hasText: "AAA Bandshell" }).first();
  await expect(card.getByRole("heading")).toHaveText("AAA Bandshell");
  await expect(card.locator(".card-tag")).toHaveText("Black-Owned");
  for (const fact of ["Charlotte, NC", "Amphitheater", "12,000", "1974"])
    await expect(card).toContainText(fact);
  await expect(card.locator("blockquote")).toHaveText("Lawn seats, long sunsets.");
  await expect(card.getByRole("link", { name: "Visit Website" })).toHaveAttribute(
    "href",
    "https://bandshell.example",
  );
  await expect(cards(page).filter({ hasText: "AAB Hall" }).first().locator(".card-tag")).toHaveText(
    "Black-Supporting",
  );
  await expect(cards(page).filter({ hasText: "AAC Room" }).first().locator(".card-tag")).toHaveCount(0);
  await run("delete from venues where venue_name in ('AAA Bandshell', 'AAB Hall', 'AAC Room')");
  await expect(main(page).getByRole("link", { name: "All venues" })).toHaveAttribute("href", "/venues");
});

test("[MUSIC-15] [MUSIC-41] [MUSIC-42] [MUSIC-43] [MUSIC-44] [MUSIC-45] [MUSIC-46] [MUSIC-47] [MUSIC-48] [MUSIC-49] [MUSIC-50] [MUSIC-51] the tab of artists is a table with ten columns that sort", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/music-and-artists?tab=directory");
  const table = main(page).getByRole("table", { name: "Artist Directory" });
  await expect(table.getByRole("columnheader")).toHaveText([
    ...["Artist name", "Real name", "Type", "City", "State", "Genre", "Description", "Notable work"],
    ...["Record label", "Year started"],
  ]);
  await expect(table.getByRole("columnheader", { name: "Artist name" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  // The older list has neither label nor year.
  await expect(table.getByRole("cell", { name: "N/A", exact: true }).first()).toBeVisible();
  const cities = () => table.locator("[data-column=city]").allTextContents();
  for (const order of ["ascending", "descending"]) {
    await table.getByRole("link", { name: "City" }).click();
    await expect(table.getByRole("columnheader", { name: "City" })).toHaveAttribute("aria-sort", order);
    await expect
      .poll(async () => {
        const shown = await cities();
        const sorted = shown.toSorted(byName);
        return shown.join() === (order === "ascending" ? sorted : sorted.toReversed()).join();
      })
      .toBe(true);
  }
  await followLink(page, "Next");
  await expect(main(page).locator(".result-bar .position")).toContainText("13–24 of");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/music-and-artists?tab=directory");
  await main(page).locator(".artist-fold summary").first().press("Enter");
  await expect(main(page).locator(".artist-fold dl").first()).toContainText("Record label");
  await main(page).getByLabel("Sort by").selectOption("year");
  await expect(page).toHaveURL("/music-and-artists?tab=directory&sort=year");
});

for (const { path, ids, entry, lists } of [
  {
    path: "/film-and-media",
    ids: "[FILM-01] [FILM-06] [FILM-07] [FILM-08] [FILM-09] [FILM-10] [FILM-11] [FILM-12] [FILM-13] [FILM-14] [FILM-15] [FILM-16] [FILM-17] [FILM-18] [FILM-19] [FILM-20] [FILM-21] [FILM-22]",
    entry: "film or media",
    lists: "film_media",
  },
  {
    path: "/theater-and-arts",
    ids: "[THEA-01] [THEA-04] [THEA-05] [THEA-06] [THEA-07] [THEA-08] [THEA-09] [THEA-10] [THEA-11] [THEA-12] [THEA-13] [THEA-14] [THEA-15] [THEA-16] [THEA-17] [THEA-18]",
    entry: "theater or arts",
    lists: "black_theater_arts",
  },
]) {
  test(`${ids} ${path} is searched and chosen from, and its cards say what there is`, async ({ page }) => {
    await run(`insert into ${lists}
      (name, company, category, type, location, notable_works, awards, active_since, tier, is_active) values
      ('Zzyzx Lantern', 'Quillfeather Works', 'Directors', 'Short', 'Mobile, Alabama', 'Six Minutes', 'Jury mention',
       2008, 'Established', true),
      ('Zzyzx Porch', null, 'Directors', 'Short', null, 'Paper Fans', null, null, 'Emerging', false)`);
    await page.goto(path);
    const search = main(page).getByRole("searchbox");
    await search.fill("ZZYZX");
    await expect(cards(page).getByRole("heading")).toHaveText(["Zzyzx Lantern", "Zzyzx Porch"]);
    const [full, bare] = [cards(page).nth(0), cards(page).nth(1)];
    for (const fact of [
      "Short",
      "Quillfeather Works",
      "Six Minutes",
      "Jury mention",
      "Active since 2008",
      "Mobile, AL",
    ])
      await expect(full).toContainText(fact);
    await expect(full.locator(".badge")).toHaveText("Established");
    await expect(full.locator(".badge")).toHaveClass(/badge-good/);
    await expect(full.locator(".pulse")).toHaveText("Active");
    await expect(bare.locator(".badge")).toHaveText("Emerging");
    await expect(bare.locator(".badge")).toHaveClass(/badge-blue/);
    await expect(bare.locator(".pulse")).toHaveText("Inactive");
    for (const missing of ["Awards", "Active since"]) await expect(bare).not.toContainText(missing);
    await expect(full.locator(".badge")).toHaveCSS("color", green);
    await expect(bare.locator(".badge")).toHaveCSS("color", blue);
    await search.fill("quillFEATHER");
    await expect(cards(page)).toHaveCount(1);
    await main(page).getByRole("combobox", { name: "Category" }).selectOption("Directors");
    await main(page).getByRole("combobox", { name: "Type" }).selectOption("Short");
    await expect(page).toHaveURL(`${path}?search=quillFEATHER&category=Directors&type=Short`);
    await expect(cards(page)).toHaveCount(1);
    await search.fill("nothing like it");
    await expect(empty(page)).toHaveText(`No ${entry} entries match your criteria.`);
    await run(`delete from ${lists} where name like 'Zzyzx%'`);
  });
}

test("[COM-01] [COM-05] [COM-06] [COM-08] [COM-09] [COM-10] [COM-11] [COM-12] [COM-13] [COM-14] [COM-15] [COM-16] [COM-17] [COM-18] [COM-19] [COM-20] [COM-21] [COM-22] [COM-23] [COM-24] [COM-25] [COM-26] comedy is searched and chosen from, and its cards lead on", async ({
  page,
}) => {
  const text = "Tells the truth and blames his aunt. ".repeat(20);
  await run(`insert into businesses (name, description, category_id, subcategory, image_url, website, instagram,
      twitter, facebook, verified)
    select given.name, given.description, categories.id, 'Stand-up', given.media, given.website, given.instagram, given.twitter,
      given.facebook, given.verified
    from categories cross join (values
      ('Zzyzx Hightower', '${text}', 'https://pictures.example/l.jpg', 'lem.example', '@lem', 'twitter.com/lem',
       'https://social.example/lem', true),
      ('Zzyzx Plate Night', 'A fish plate and five minutes.', null, null, null, null, null, false))
      given (name, description, media, website, instagram, twitter, facebook, verified)
    where categories.name = 'Comedian'`);
  await run(`insert into reviews (business_id, rating, reviewer_name, comment, status)
    select id, rating, 'A guest', 'We laughed.', 'Approved'
    from businesses cross join (values (5), (4), (5)) given (rating) where name = 'Zzyzx Hightower'`);
  await page.route("https://pictures.example/**", (route) => route.fulfill(picture));
  await page.goto("/comedy-and-shows");
  await expect(heading(page)).toHaveText("Comedy & Shows");
  const subcategory = main(page).getByRole("combobox", { name: "Subcategory" });
  expect((await subcategory.getByRole("option").allTextContents())[0]).toBe("All Subcategories");
  const search = main(page).getByRole("searchbox");
  await search.fill("zzYZX");
  await expect(cards(page).getByRole("heading")).toHaveText(["Zzyzx Hightower", "Zzyzx Plate Night"]);
  const [full, bare] = [cards(page).nth(0), cards(page).nth(1)];
  await expect(full.locator(".cover-picture")).toHaveAttribute("src", "https://pictures.example/l.jpg");
  await expect(bare.locator("img.cloth")).toHaveAttribute("src", /^\/cloth\/indigo\//);
  await expect(full.locator(".card-tag")).toHaveText("Stand-up");
  await expect(full.locator(".card-top")).toContainText("Comedian");
  for (const [network, href] of [
    ["website", "https://lem.example"],
    ["instagram", "https://instagram.com/lem"],
    ["twitter", "https://twitter.com/lem"],
    ["facebook", "https://social.example/lem"],
  ]) {
    const link = full.locator(`[data-network=${network}]`);
    await expect(link).toHaveAttribute("href", href ?? "");
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(full.locator(".score")).toContainText("4.7");
  await expect(bare.locator(".badge")).toHaveText("New");
  await expect(full.locator(".card-top")).toContainText("Verified");
  await expect(full.locator(".card-top")).not.toContainText("Not Verified");
  await expect(bare.locator(".card-top")).toContainText("Not Verified");
  const lines = await full
    .locator(".card-text")
    .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(3);
  await search.fill("fish PLATE");
  await expect(cards(page).getByRole("heading")).toHaveText(["Zzyzx Plate Night"]);
  await subcategory.selectOption("Club");
  await expect(empty(page)).toHaveText("No comedy or show entries match your criteria.");
  await run("delete from reviews where business_id in (select id from businesses where name like 'Zzyzx%')");
  await run("delete from businesses where name like 'Zzyzx%'");
});

test.describe("that cannot be read", () => {
  test.use({ allowedErrors: [/status of 503/] });

  for (const [id, path, words] of [
    ["MUSIC-10", "/music-and-artists", "Failed to load music & artists data."],
    ["FILM-23", "/film-and-media", "Failed to load film & media data. Please try again."],
    ["THEA-19", "/theater-and-arts", "Failed to load theater & arts data. Please try again."],
    ["COM-27", "/comedy-and-shows", "Failed to load comedy & shows data. Please try again."],
  ] as const) {
    test(`[${id}] ${path} says so in a destructive toast`, async ({ page }) => {
      await page.goto(path);
      await failData(page, path);
      await followLink(page, "Next");
      const toast = page.getByRole("alert").locator(".toast-destructive");
      await expect(toast).toContainText("Error");
      await expect(toast).toContainText(words);
    });
  }
});

for (const path of [
  ...["/entertainment", "/music-and-artists", "/music-and-artists?tab=directory"],
  ...["/film-and-media", "/theater-and-arts", "/comedy-and-shows"],
]) {
  for (const width of [390, 1280]) {
    test(`${path} is accessible at ${width} px, and nothing sticks out`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectNoAxeViolations(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("film is searched by its form, music is read by tabs and pages", async ({ page }) => {
    await page.goto("/film-and-media");
    await main(page).getByRole("combobox", { name: "Category" }).selectOption("Editors");
    await main(page).getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/category=Editors/);
    await page.goto("/music-and-artists");
    await main(page).getByRole("link", { name: "Artist Directory" }).click();
    await expect(page).toHaveURL("/music-and-artists?tab=directory");
    await followLink(page, "Next");
    await expect(main(page).locator(".result-bar .position")).toContainText("13–24 of");
  });
});
