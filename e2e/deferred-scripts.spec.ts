import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const deferred = (page: Page) => page.locator('script[type="deferred-module"]');
const hydrated = (page: Page) => page.locator("html[data-hydrated]");

/** Opens a page with a picture that never arrives, so that it never finishes loading. */
async function openWithHangingPicture(page: Page) {
  await page.route(/\/cloth\//, () => {});
  // Bypasses the fixture, which waits for hydration.
  await page.mainFrame().goto("/directory", { waitUntil: "domcontentloaded" });
}

test("a page paints before any of its scripts is fetched, with style sheet and fonts first", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Disables the three-second fallback, which a page on a busy machine would reach before its load event.
    const setTimer = window.setTimeout;
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => (ms === 3_000 ? 0 : setTimer(work, ms)),
    });
    addEventListener("load", () => {
      const files = performance.getEntriesByType("resource").map(({ name }) => name);
      document.documentElement.dataset.filesAtLoad = files.join(" ");
    });
  });
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const priorities = new Map<string, string>();
  network.on("Network.requestWillBeSent", ({ request: { url, initialPriority } }) =>
    priorities.set(new URL(url).pathname, initialPriority),
  );
  await page.goto("/directory");
  const atLoad = (await page.locator("html").getAttribute("data-files-at-load"))?.split(" ") ?? [];
  expect(atLoad.filter((file) => file.endsWith(".css"))).toHaveLength(1);
  expect(atLoad.filter((file) => file.endsWith(".js"))).toEqual([]);
  const first = [...priorities].filter(([path]) => /\.(css|woff2)$/.test(path));
  expect(first.length).toBeGreaterThan(2);
  for (const [path, priority] of first) expect(priority, path).toMatch(/High/);
});

/** Opens the page with a clock stopped before the three-second fallback. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 });
  // The clock runs until it is paused, so pause it ahead of where it can be by then.
  await page.clock.pauseAt(60_000);
  await openWithHangingPicture(page);
  await expect(deferred(page)).toHaveCount(1);
}

test("the first key press starts the scripts, even while something is loading", async ({ page }) => {
  await openWithStoppedClock(page);
  await page.keyboard.press("Tab");
  await expect(deferred(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(hydrated(page)).toBeAttached();
});

test("a hanging picture delays the scripts by at most three seconds", async ({ page }) => {
  await openWithStoppedClock(page);
  await page.clock.runFor(3_000);
  await expect(deferred(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(hydrated(page)).toBeAttached();
});
