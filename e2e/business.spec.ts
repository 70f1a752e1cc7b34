import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { featured, findBusiness, main, openBusiness, openFeatured, section } from "./business-parts.ts";
import { expect, expectNoAxeViolations, test, untilQuiet } from "./fixtures.ts";
import { closeShareSheet, phone, signIn } from "./shell-parts.ts";

const unknownId = "019a0000-0000-7000-8000-000000000000";

test("[BIZ-01] the page is public and tells search engines what it is", async ({ page }) => {
  const business = await findBusiness(page.request, ({ average_rating }) => average_rating > 0);
  const response = await page.goto(`/business/${business.id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(business.name);
  await expect(page).toHaveTitle(`${business.name}, ${business.location} · Ujamaa`);
  const description = await page.locator("meta[name=description]").getAttribute("content");
  expect(description?.length).toBeLessThanOrEqual(160);
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(canonical).toBe(new URL(`/business/${business.id}`, page.url()).href);
  await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", canonical ?? "");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  const [about, trail] = await readJsonLd(page);
  expect(about).toMatchObject({ "@type": "LocalBusiness", name: business.name });
  expect(about.aggregateRating).toMatchObject({ ratingValue: business.average_rating });
  expect(trail["@type"]).toBe("BreadcrumbList");
});

async function readJsonLd(page: Page) {
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  return texts.map((text) => JSON.parse(text));
}

test("[BIZ-03] a back link and the breadcrumb lead to the directory", async ({ page }) => {
  const { category } = await openBusiness(page, (business) => business.category !== null);
  const breadcrumb = main(page).getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb.getByRole("link")).toHaveText(["Home", "Directory", category ?? ""]);
  await main(page).getByRole("link", { name: "Back to directory" }).click();
  await expect(page).toHaveURL("/directory");
});

test("[BIZ-04] [BIZ-05] [BIZ-06] [BIZ-08] has About, Details, Social Media and Reviews", async ({ page }) => {
  await openFeatured(page);
  await expect(section(page, "About")).toContainText("red rice");
  await expect(section(page, "Details").getByRole("term")).toHaveText([
    "Category",
    "Location",
    "Phone",
    "Website",
    "Founder",
    "Email",
    "Good to know",
  ]);
  await expect(section(page, "Details")).toContainText("Savannah, Georgia");
  await expect(section(page, "Details")).toContainText("Loretta Quarles");
  await expect(section(page, "Social Media").getByRole("link").first()).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Reviews", exact: true })).toBeVisible();
});

test("[BIZ-11] shows contact_info among the details", async ({ page }) => {
  await openFeatured(page);
  await expect(section(page, "Details")).toContainText("418 Habersham Row. Wed to Sun, 11 am to 9 pm.");
});

test("the e-mail address is on the page for people, not in structured or open data", async ({ page }) => {
  await openFeatured(page);
  const email = /[a-z]+@saffronandsmoke\.example/;
  await expect(section(page, "Details")).toContainText(email);
  expect(JSON.stringify(await readJsonLd(page))).not.toMatch(email);
  const id = page.url().split("/").at(-1);
  expect(await (await page.request.get(`/api/v1/businesses/${id}`)).text()).not.toMatch(email);
});

test("[BIZ-10] shows the rating with one decimal, or New", async ({ page }) => {
  const head = () => main(page).locator("h1 + div");
  const rated = await openBusiness(page, ({ average_rating }) => average_rating > 0);
  await expect(head()).toContainText(`${rated.average_rating.toFixed(1)} out of 5`);
  await openBusiness(page, ({ average_rating }) => average_rating <= 0);
  await expect(head()).toContainText("New");
});

test("without a picture has its cloth", async ({ page }) => {
  const { id } = await openBusiness(page, ({ media }) => media === null);
  const cover = main(page).locator("img").first();
  await expect(cover).toHaveAttribute("src", new RegExp(`^/cloth/gold/.*${id}\\.svg$`));
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
});

test("leads owners to claim it, id and name with them", async ({ page }) => {
  await signIn(page, demoAccounts.member);
  const business = await openBusiness(page, ({ name }) => name.includes("&"));
  await main(page).getByRole("link", { name: "Claim this business" }).click();
  await expect(page).toHaveURL(/\/claim-business\?/);
  expect([...new URL(page.url()).searchParams]).toEqual([
    ["business_id", business.id],
    ["business_name", business.name],
  ]);
});

test.describe("share", () => {
  test("copies the link where the browser has no share sheet, and asks nobody", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.assign(navigator, { canShare: undefined, share: undefined }));
    const { id } = await openBusiness(page);
    await untilQuiet(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await main(page).getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Link Copied!" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL(`/business/${id}`, page.url()).href,
    );
    expect(requests).toEqual([]);
  });

  test("opens the share sheet where there is one; closing it says nothing", async ({ page }) => {
    await closeShareSheet(page);
    const { name } = await openBusiness(page);
    await main(page).getByRole("button", { name: "Share" }).click();
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown }).shared);
    await expect.poll(shared).toEqual([{ title: name, url: page.url() }]);
    await expect(page.getByRole("region", { name: "Notifications" })).toHaveText("");
  });
});

test.describe("a business that is not there", () => {
  test.use({ allowedErrors: [/status of 404/] });

  for (const id of [unknownId, "no-such-id", "7"]) {
    test(`[BIZ-21] [BIZ-22] ${id} says so and leads back`, async ({ page }) => {
      const response = await page.goto(`/business/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
      await expect(main(page)).toContainText("Item not found.");
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await main(page).getByRole("link", { name: "Back to directory" }).click();
      await expect(page).toHaveURL("/directory");
    });
  }

  test("is accessible, and nothing sticks out", async ({ page }) => {
    test.slow();
    await page.goto("/business/no-such-id");
    await expectWholeAndAccessible(page);
    await page.setViewportSize(phone);
    await expectWholeAndAccessible(page);
  });
});

test.describe("a business that cannot be loaded", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("[BIZ-23] [BIZ-24] shows the toast, and a message with ways on", async ({ page }) => {
    await page.goto("/");
    // The server's 404 response with a 503 status, as during a database outage.
    await page.route("**/business/*.data*", async (route) => {
      const original = await route.fetch({ url: new URL(`/business/${unknownId}.data`, page.url()).href });
      const body = (await original.text()).replace(",404,", ",503,");
      await route.fulfill({ response: original, status: 503, body });
    });
    await featured(page).getByRole("article").first().getByRole("link").click();
    const toast = page.getByRole("alert");
    await expect(toast).toContainText("Error");
    await expect(toast).toContainText("Failed to load item details. Please try again later.");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await expect(main(page)).toContainText("Please try again in a moment");
    await expect(main(page).getByRole("link", { name: "Back to directory" })).toBeVisible();
    await main(page).getByRole("link", { name: "Try again" }).click();
    await expect(section(page, "Details")).toBeVisible();
  });
});

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`is accessible at ${viewport.width} px, in light and dark, and nothing sticks out`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await openFeatured(page);
    await expectWholeAndAccessible(page);
  });
}

async function expectWholeAndAccessible(page: Page) {
  await expectNoAxeViolations(page);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read and followed, and no button is without use", async ({ page }) => {
    await openFeatured(page);
    for (const name of ["About", "Details", "Social Media"]) await expect(section(page, name)).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Claim this business" })).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Share" })).toBeHidden();
    await main(page).getByRole("link", { name: "Back to directory" }).click();
    await expect(page).toHaveURL("/directory");
  });
});
