import { expect, test } from "./fixtures.ts";
import { footer, mainNav, phone } from "./shell-parts.ts";

test("pages are reached by keyboard and without a new document; other clicks are left to the browser", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.evaluate(() => document.documentElement.setAttribute("data-first", ""));

  await test.step("the skip link is the first stop and leads past the navigation", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("searchbox")).toBeFocused();
  });

  await test.step("a page is prefetched when its link is hovered", async () => {
    await mainNav(page).getByRole("link", { name: "Travel" }).hover();
    await expect(page.locator('link[rel="modulepreload"][href*="/travel-"]')).not.toHaveCount(0);
    await mainNav(page).getByRole("link", { name: "Travel" }).click();
    await expect(page).toHaveURL("/travel");
  });

  await test.step("a new page starts at its top, with the keyboard at its content", async () => {
    // By keyboard: the footer is laid out when it comes near, which moves it under the pointer.
    await footer(page).getByRole("link", { name: "Events" }).press("Enter");
    await expect(page).toHaveURL("/events");
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator("html[data-first]")).toHaveCount(1);
  });

  await test.step("a legal page, and any link with a modifier key, opens a new tab", async () => {
    const travel = mainNav(page).getByRole("link", { name: "Travel" });
    for (const [path, open] of [
      ["/privacy-policy", () => footer(page).getByRole("link", { name: "Privacy policy" }).press("Enter")],
      ["/travel", () => travel.click({ modifiers: ["ControlOrMeta"] })],
    ] as const) {
      const opened = context.waitForEvent("page");
      await open();
      await expect(await opened).toHaveURL(path);
      await (await opened).close();
    }
    await expect(page).toHaveURL("/events");
  });
});

test.describe("when scripts do not arrive", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test("a page still works, and the next one tries again", async ({ page }) => {
    const file = /\/assets\/shell-.*\.js$/;
    await page.route(file, (route) => route.abort());
    // Bypasses the fixture, which waits for hydration.
    await page.mainFrame().goto("/travel");
    // By keyboard: the fixture refuses clicks until a page is hydrated.
    await mainNav(page).getByRole("link", { name: "Events" }).press("Enter");
    await expect(page).toHaveURL("/events");
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    await page.unroute(file);
    await mainNav(page).getByRole("link", { name: "Reviews" }).press("Enter");
    await expect(page).toHaveURL("/reviews");
    await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  });
});

test.describe("motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("[SHELL-51] cards rise in 0.05 s apart, on a phone too", async ({ page }) => {
    await page.goto("/directory");
    const cards = page.locator(".card");
    await expect(cards).toHaveCount(24);
    for (const viewport of [{ width: 1280, height: 800 }, phone]) {
      await page.setViewportSize(viewport);
      const motions = await cards.evaluateAll((all) =>
        all.map((card) => {
          const { animationName, animationDelay } = getComputedStyle(card);
          return `${animationName} ${animationDelay}`;
        }),
      );
      expect(motions).toEqual(motions.map((_, index) => `rise ${(index * 50) / 1000}s`));
    }
  });
});
