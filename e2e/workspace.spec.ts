import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { phone, signIn } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
/** A browser as people use it: the one of the tests says that it is a program. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0 Safari/537.36";

/** Flips the switch as an admin does, and leaves nobody signed in. */
async function setWorkspace(page: Page, isOn: boolean) {
  await signIn(page, demoAccounts.admin);
  await page.goto("/admin");
  const launch = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Launch" });
  if ((await launch.getAttribute("aria-current")) === null) await launch.click();
  const flip = main(page).getByRole("switch", { name: "Business dashboard" });
  if ((await flip.getAttribute("aria-checked")) !== String(isOn)) await flip.click();
  await expect(flip).toBeChecked({ checked: isOn });
  await page.context().clearCookies();
}

test.describe("the workspace", () => {
  test.describe.configure({ mode: "serial" });
  test.use({ userAgent, allowedErrors: [/status of 40[49]/] });

  test.beforeAll(async ({ browser, site }) => {
    const page = await browser.newPage({ baseURL: site.origin });
    await setWorkspace(page, true);
    await page.close();
  });
  test.afterAll(async ({ browser, site }) => {
    const page = await browser.newPage({ baseURL: site.origin });
    await setWorkspace(page, false);
    await page.close();
  });

  async function openOwn(page: Page, name = "Northstar Looms") {
    await signIn(page, demoAccounts.member);
    await page.goto("/dashboard");
    await main(page).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    return new URL(page.url()).pathname;
  }

  test("[SEC-24] an owner edits the listing, readers see it at once, and puts it back", async ({ page }) => {
    const path = await openOwn(page);
    await page.getByRole("link", { name: "Edit listing" }).click();
    const founder = main(page).getByLabel("Founder");
    const before = await founder.inputValue();
    await main(page).getByLabel("Name", { exact: true }).fill("");
    await main(page).getByRole("button", { name: "Save listing" }).click();
    await expect(main(page).getByText("Business name is required")).toBeVisible();
    await main(page).getByLabel("Name", { exact: true }).fill("Northstar Looms");
    await founder.fill("Paulette and Dessa Grandison");
    await main(page).getByRole("button", { name: "Save listing" }).click();
    await expect(toast(page, "Listing saved")).toBeVisible();
    const change = main(page).getByRole("listitem").filter({ hasText: "Founder:" }).first();
    await expect(change).toContainText(before);
    await expect(change).toContainText("Paulette and Dessa Grandison");
    const reader = path.replace("dashboard", "business");
    expect(await (await page.request.get(reader)).text()).toContain("Paulette and Dessa Grandison");
    await change.getByRole("button", { name: /^Put back\s+Founder/ }).click();
    await expect(toast(page, "Put back")).toBeVisible();
    expect(await (await page.request.get(reader)).text()).not.toContain("Paulette and Dessa Grandison");
  });

  test("two editors do not overwrite each other: the second sees what changed", async ({ page, context }) => {
    const path = await openOwn(page);
    const second = await context.newPage();
    await second.goto(`${path}/edit`);
    await page.goto(`${path}/edit`);
    await main(page).getByLabel("Subcategory").fill("Weaving");
    await main(page).getByRole("button", { name: "Save listing" }).click();
    await expect(toast(page, "Listing saved")).toBeVisible();
    await main(second).getByLabel("Good to know").fill("Open studio every day.");
    await main(second).getByRole("button", { name: "Save listing" }).click();
    const missed = main(second).getByRole("region", { name: "Saved while you were writing" });
    await expect(missed).toContainText("Weaving");
    await expect(main(second).getByLabel("Good to know")).toHaveValue("Open studio every day.");
    await expectNoAxeViolations(second);
    await main(second).getByRole("button", { name: "Save listing" }).click();
    await expect(toast(second, "Listing saved")).toBeVisible();
  });

  test("an owner answers a review, readers see the mark, and takes it back", async ({ page }) => {
    const path = await openOwn(page);
    await page.goto(`${path}/reviews?show=waiting`);
    const review = main(page).getByRole("article").first();
    const label = (await review.getAttribute("aria-label")) ?? "";
    await review.locator("summary").click();
    await review.getByLabel("Your answer").fill("The twelfth loom is yours to try.");
    await review.getByRole("button", { name: "Post answer" }).click();
    await expect(toast(page, "Answer posted")).toBeVisible();
    const business = path.split("/").at(-1);
    for (const reader of [`/business/${business}`, `/reviews?business=${business}`]) {
      await page.goto(reader);
      const reply = main(page).getByRole("listitem").filter({ hasText: "The twelfth loom is yours to try." });
      await expect(reply).toContainText("Moses Member");
      await expect(reply.getByText("Owner", { exact: true })).toBeVisible();
    }
    await page.goto(`${path}/reviews`);
    const answered = main(page).getByRole("article").filter({ hasText: "The twelfth loom" });
    await expect(answered).toHaveAttribute("aria-label", label);
    await answered.getByRole("button", { name: /^Delete your answer/ }).click();
    await expect(toast(page, "Answer deleted")).toBeVisible();
    await expect(answered).toHaveCount(0);
  });

  test("still right in one press, and the page of the business says so", async ({ page }) => {
    const path = await openOwn(page);
    await main(page).getByRole("button", { name: "Yes, all still right" }).click();
    await expect(toast(page, "Your page says so")).toBeVisible();
    const today = new Date().toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    await page.goto(path.replace("dashboard", "business"));
    await expect(main(page)).toContainText(`Confirmed by the owner on ${today}`);
  });

  test("visits are counted once an hour, the owner's not at all, and can be downloaded", async ({
    page,
    browser,
    site,
  }) => {
    const path = await openOwn(page, "Ledger & Lark");
    await page.goto(path.replace("dashboard", "business"));
    await page.goto(`${path}/figures`);
    await expect(main(page)).toContainText("Figures start with the first visit.");
    const visitor = await browser.newContext({ baseURL: site.origin, userAgent });
    const reader = await visitor.newPage();
    for (let time = 0; time < 2; time++) {
      const counted = reader.waitForResponse((response) => response.url().endsWith("/visits"));
      await reader.goto(path.replace("dashboard", "business"));
      expect((await counted).status()).toBe(204);
    }
    await visitor.close();
    const tile = main(page).getByRole("link", { name: /^Views/ });
    await expect(async () => {
      await page.reload();
      await expect(tile).toContainText("Views1", { timeout: 500 });
    }).toPass();
    const file = await page.request.get(`${path}/figures.csv`);
    expect(file.headers()["content-disposition"]).toContain("attachment");
    expect((await file.text()).trim().split("\r\n").at(-1)).toMatch(/^\d{4}-\d\d-\d\d,1,0,0,0$/);
  });

  test("is closed to another member: every part is a page that does not exist", async ({ page }) => {
    const path = await openOwn(page);
    await page.context().clearCookies();
    await signIn(page, demoAccounts.admin);
    for (const part of ["", "/edit", "/changes", "/reviews", "/figures", "/figures.csv"])
      expect((await page.request.get(`${path}${part}`)).status(), part).toBe(404);
    await page.goto("/dashboard");
    await expect(main(page).getByRole("link", { name: "Claim your business" })).toBeVisible();
  });

  for (const viewport of [phone, { width: 1280, height: 800 }])
    test(`is accessible at ${viewport.width} px, in light and dark, and nothing sticks out`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      const path = await openOwn(page);
      for (const part of ["", "/edit", "/changes", "/reviews", "/figures", "/figures?range=12-months"]) {
        await page.goto(`${path}${part}`);
        await expectNoAxeViolations(page);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overhang, part).toBeLessThanOrEqual(0);
      }
    });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a listing is edited and put back, and visits are not counted", async ({ page }) => {
      const path = await openOwn(page);
      await page.goto(`${path}/edit`);
      await main(page).getByLabel("Founder").fill("Paulette G.");
      await main(page).getByRole("button", { name: "Save listing" }).click();
      const change = main(page).getByRole("listitem").filter({ hasText: "Paulette G." }).first();
      await change.getByRole("button", { name: /^Put back\s+Founder/ }).click();
      await expect(toast(page, "Put back")).toBeVisible();
    });
  });
});
