import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { withSwitchOn } from "./reviews-parts.ts";
import { phone } from "./shell-parts.ts";
import { byName, cardNames, cards, main } from "./travel-parts.ts";

const subjects = ["Podcasts", "Dance", "Poetry", "Games"];
const tile = (page: Page, name: string) => main(page).locator(".warp").getByRole("link", { name });

/** Opens within seconds of its switch. */
async function openTiles(page: Page) {
  await expect(async () => {
    await page.goto("/entertainment");
    await expect(tile(page, "Dance")).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

test.describe("the other tiles of entertainment", () => {
  test.use({ allowedErrors: [/status of 404/] });

  test("lead to lists with their switch, and nowhere without it", async ({ page, browser, site }) => {
    test.slow();
    await page.goto("/entertainment/dance");
    await expect(page).toHaveTitle(/^Page not found/);

    await withSwitchOn(page, "entertainment_more", async () => {
      await openTiles(page);
      await expectNoAxeViolations(page);
      for (const name of subjects) {
        await page.goto("/entertainment");
        await tile(page, name).press("Enter");
        await expect(page).toHaveURL(`/entertainment/${name.toLowerCase()}`);
        await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(name);
        await expect(cards(page)).toHaveCount(12);
        const names = await cardNames(page);
        expect(names).toEqual(names.toSorted(byName));
      }
      // All four are one page.
      await expectNoAxeViolations(page);
      await page.setViewportSize(phone);
      await expectNoAxeViolations(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await cards(page).getByRole("link").first().press("Enter");
      await expect(page).toHaveURL(/\/business\//);

      await test.step("without JavaScript they are read page by page", async () => {
        const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
        const plain = await context.newPage();
        await plain.goto("/entertainment");
        await tile(plain, "Poetry").click();
        await main(plain).getByRole("link", { name: "Next" }).click();
        await expect(main(plain).locator(".result-bar .position")).toContainText("13–24 of");
        await context.close();
      });
    });
    await expect(async () => {
      await page.goto("/entertainment/dance");
      await expect(page).toHaveTitle(/^Page not found/, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
  });
});

test("venues name who plays there next, and lead to the evening", async ({ page }) => {
  await queryDatabase(
    "insert into venues (venue_name, city, state) values ('AAA Lamp Room', 'Macon', 'Georgia')",
    [],
  );
  const [event] = await queryDatabase<{ id: string }>(
    `insert into events (name, location, start_datetime, time_zone, organizer_name, approval_status)
     values ('An Hour of Low Strings', 'AAA Lamp Room, Macon, Georgia', now() + interval '9 days', 'America/New_York',
       'Odessa Vance', 'approved') returning id`,
    [],
  );
  for (const path of ["/music-and-artists?tab=venues", "/venues"]) {
    await page.goto(path);
    const card = cards(page).filter({ hasText: "AAA Lamp Room" });
    await expect(card).toContainText("Coming up");
    await expect(card).toContainText("Odessa Vance · ");
    await expect(card.getByRole("link", { name: "An Hour of Low Strings" })).toHaveAttribute(
      "href",
      `/event/${event?.id}`,
    );
    await expectNoAxeViolations(page);
  }
  await cards(page).getByRole("link", { name: "An Hour of Low Strings" }).click();
  await expect(page).toHaveURL(`/event/${event?.id}`);
  await queryDatabase("delete from events where id = $1", [event?.id]);
  await queryDatabase("delete from venues where venue_name = 'AAA Lamp Room'", []);
});
