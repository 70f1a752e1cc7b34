import type { Page } from "@playwright/test";
import { featured, findBusiness, main, section } from "./business-parts.ts";
import { expect, test } from "./fixtures.ts";
import { closeShareSheet } from "./shell-parts.ts";

const unknownId = "019a0000-0000-7000-8000-000000000000";

test("uses the share sheet if there is one, or else copies the link without a request", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await closeShareSheet(page);
  const { id, name } = await findBusiness(page.request, () => true);
  await page.goto(`/business/${id}`);
  const share = main(page).getByRole("button", { name: "Share" });
  const toasts = await collectToasts(page);
  await share.click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown }).shared);
  await expect.poll(shared).toEqual([{ title: name, url: page.url() }]);

  await page.evaluate(() => Object.assign(navigator, { canShare: undefined, share: undefined }));
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await share.click();
  await expect(page.getByRole("status").filter({ hasText: "Link Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`/business/${id}`, page.url()).href,
  );
  expect(requests).toEqual([]);
  // No toast for the closed share sheet.
  expect(await toasts.jsonValue()).toEqual(["Link Copied!"]);
});

/** The titles of all toasts from now on. */
const collectToasts = (page: Page) =>
  page.getByRole("region", { name: "Notifications" }).evaluateHandle((region) => {
    const titles: (string | null)[] = [];
    const collect = () =>
      titles.push(...[...region.querySelectorAll(".toast b")].map((title) => title.textContent));
    new MutationObserver(collect).observe(region, { childList: true, subtree: true });
    return titles;
  });

test.describe("a business that fails to load", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("[BIZ-23] [BIZ-24] shows a toast, and a message with links to retry and back", async ({ page }) => {
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

test("the back arrow is visible in forced colors", async ({ page }) => {
  const { id } = await findBusiness(page.request, () => true);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/business/${id}`);
  const back = main(page).getByRole("link", { name: "Back to directory" });
  const colors = await back.evaluate((link) => [
    getComputedStyle(link, "::before").backgroundColor,
    getComputedStyle(link).color,
  ]);
  expect(colors[0]).toBe(colors[1]);
  await page.emulateMedia({ forcedColors: null });
});
