import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const deferred = (page: Page) => page.locator('script[type="deferred-module"]');
const hydrated = (page: Page) => page.locator("html[data-hydrated]");

/** Opens a page with a picture that never arrives, so that it never finishes loading. */
async function openWithHangingPicture(page: Page) {
  await page.route(/\/cloth\//, () => {});
  // Past the fixture, which waits until the page is hydrated.
  await page.mainFrame().goto("/directory", { waitUntil: "domcontentloaded" });
}

test("a page paints before any of its scripts is fetched", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("load", () => {
      const files = performance.getEntriesByType("resource").map(({ name }) => name);
      document.documentElement.dataset.scriptsAtLoad = String(
        files.filter((file) => /\.js$/.test(file)).length,
      );
    });
  });
  await page.goto("/directory");
  await expect(page.locator("html")).toHaveAttribute("data-scripts-at-load", "0");
});

test("the first key starts the scripts, whatever is still loading", async ({ page }) => {
  // The fallback of three seconds waits for a clock that stands still.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1);
  await openWithHangingPicture(page);
  await expect(deferred(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(deferred(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(hydrated(page)).toBeAttached();
});

test("a picture that hangs does not hold the scripts up", async ({ page }) => {
  await openWithHangingPicture(page);
  await expect(hydrated(page)).toBeAttached({ timeout: 15_000 });
});
