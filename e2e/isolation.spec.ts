import { expect, test } from "./fixtures.ts";
import { signIn } from "./shell-parts.ts";

// Tests of a worker share a browser context (shared-context.ts), which is cleared or replaced between them.
test.describe("a test sees nothing of the test before it", () => {
  // Sequentially, in the same worker.
  test.describe.configure({ mode: "serial" });
  test.use({ allowedErrors: [/status of 404|ERR_CACHE_MISS/] });
  const url = "/login";
  const cached = "/cloth/gold/240x240/left.svg";

  test("this one leaves state that can be cleared", async ({ page, context, site }) => {
    await signIn(page);
    await context.grantPermissions(["geolocation"], { origin: site.origin });
    await context.route("**/left", (route) => route.fulfill({ body: "left" }));
    context.on("dialog", (dialog) => dialog.accept());
    await page.goto(url);
    await page.evaluate(async (path) => {
      localStorage.setItem("left", "1");
      sessionStorage.setItem("left", "1");
      await caches.open("left");
      await new Promise((resolve) => {
        indexedDB.open("left").onsuccess = resolve;
      });
      await (await fetch(path)).text();
    }, cached);
    await context.newPage();
    await context.setOffline(true);
  });

  test("this one sees none of it, and leaves state that cannot be cleared", async ({ page, context }) => {
    expect(await context.cookies()).toEqual([]);
    expect(context.pages()).toEqual([page]);
    await page.goto(url);
    const left = await page.evaluate(async (path) => {
      const isCached = await fetch(path, { cache: "only-if-cached", mode: "same-origin" }).then(
        () => true,
        () => false,
      );
      return {
        isCached,
        stored: [localStorage.length, sessionStorage.length, (await caches.keys()).length],
        databases: await indexedDB.databases(),
        isPermitted: (await navigator.permissions.query({ name: "geolocation" })).state === "granted",
        route: (await fetch("/left")).status,
        isDialogAccepted: confirm("Left?"),
      };
    }, cached);
    expect(left).toEqual({
      ...{ stored: [0, 0, 0], databases: [], isPermitted: false, isCached: false },
      ...{ route: 404, isDialogAccepted: false },
    });

    await context.addInitScript(() => Object.assign(window, { leftByScript: true }));
    await context.exposeFunction("leftFunction", () => true);
    await page.clock.install({ time: 0 });
  });

  test("this one sees none of that either", async ({ page }) => {
    await page.goto(url);
    const globals = await page.evaluate(() => Object.keys(window).filter((name) => name.startsWith("left")));
    expect(globals).toEqual([]);
    expect(await page.evaluate(() => Date.now())).toBeGreaterThan(Date.UTC(2026));
  });
});
