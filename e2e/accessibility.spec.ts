import type { Page } from "@playwright/test";
import { accessMatrix } from "#app/access-matrix.ts";
import { listPages } from "#app/every-page-for-tests.ts";
import { demoAccounts } from "#seed/accounts.ts";
import { type AuditedPage, pageGroups } from "./accessibility-pages.ts";
import { findBusiness, turnOn, undoAll } from "./accessibility-rows.ts";
import { addArtist } from "./artist-parts.ts";
import { colorSchemes, findAxeViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { phone, signIn } from "./shell-parts.ts";

const viewports = [phone, { width: 1280, height: 800 }];
// The status of each page is checked.
test.use({ allowedErrors: [/status of 404/] });

for (const { name, as, switches = [], pages } of pageGroups)
  test.describe(name, () => {
    test.beforeAll(() => turnOn(switches));
    test.afterAll(undoAll);

    test("are accessible at 390 and 1280 px, in light and dark, without horizontal overflow", async ({
      page,
      site,
    }) => {
      test.slow();
      if (as) await signIn(page, demoAccounts[as]);
      for (const entry of pages) {
        const { path, ...expected } = typeof entry === "string" ? { path: entry } : entry;
        const found = typeof path === "string" ? path : await path({ request: page.request, site });
        await audit(page, { path: found, ...expected });
      }
    });
  });

/** The number of tests that audit open pages. */
const parts = 4;

for (let part = 0; part < parts; part++)
  test(`open pages are accessible at 390 and 1280 px, in light and dark, without horizontal overflow: part ${part + 1}`, async ({
    page,
  }) => {
    test.slow();
    const { open } = await listPages(async (path) => (await page.request.get(path)).text());
    for (const path of open.filter((_, index) => index % parts === part)) await audit(page, { path });
  });

test("admin pages are accessible at 390 and 1280 px, in light and dark, without horizontal overflow", async ({
  page,
}) => {
  test.slow();
  const { closed } = await listPages(async (path) => (await page.request.get(path)).text());
  await signIn(page, demoAccounts.admin);
  for (const path of closed)
    if (/^\/admin(\/|$)/.test(path) && accessMatrix[`GET ${path}`]?.admin === "ok")
      await audit(page, { path });
});

/** Opens a page once and audits it at each width. */
async function audit(page: Page, { path, status = 200, isUnfolded }: AuditedPage & { path: string }) {
  const response = await page.goto(path);
  expect.soft([path, response?.status()]).toEqual([path, status]);
  expect.soft(response?.request().redirectedFrom(), `${path} does not redirect`).toBeNull();
  if (isUnfolded)
    await page.locator("main details").evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    const place = `${path} at ${viewport.width} px`;
    expect.soft(await overhangOf(page), `nothing sticks out of ${place}`).toBeLessThanOrEqual(0);
    for (const colorScheme of colorSchemes)
      expect.soft(await findAxeViolations(page, colorScheme), `${place} in ${colorScheme}`).toEqual([]);
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("no page overflows a phone", async ({ page }) => {
    test.slow();
    const { open, closed } = await listPages(async (path) => (await page.request.get(path)).text());
    // No record has the id 7.
    const paths = [...open, ...closed].filter((path) => !/\/7\b/.test(path));
    const business = await findBusiness("Saffron & Smoke");
    const { id: artist } = await addArtist();
    paths.push(`/claim-business?business_id=${business}`, `/artist/${artist}/claim`);
    await signIn(page, demoAccounts.admin);
    for (const path of paths) {
      await page.goto(path);
      expect.soft(await overhangOf(page), path).toBeLessThanOrEqual(0);
    }
  });
});

/** How far the widest element overflows the screen. */
function overhangOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
