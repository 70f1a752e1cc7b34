import type { Page } from "@playwright/test";
import { expect, test, untilQuiet } from "./fixtures.ts";
import { productPath } from "./product-parts.ts";
import { banner, footer, mainNav, phone } from "./shell-parts.ts";

const notice = (page: Page) => page.getByRole("region", { name: "Notifications" });

test.describe("navigation", () => {
  test("[SHELL-03] [SHELL-04] [SHELL-12] shows the logo and exactly seven links in their order", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(banner(page).getByRole("link", { name: "Ujamaa, home" })).toBeVisible();
    const links = mainNav(page).getByRole("link");
    await expect(links).toHaveText([
      "Home",
      "Directory",
      "Store",
      "Travel",
      "Events",
      "Entertainment",
      "Reviews",
    ]);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(["/", "/directory", "/store", "/travel", "/events", "/entertainment", "/reviews"]);
  });

  test("[SHELL-05] [SHELL-06] [SHELL-07] [SHELL-08] [SHELL-09] [SHELL-10] [SHELL-11] each link leads to its page and is marked there", async ({
    page,
  }) => {
    await page.goto("/login");
    for (const [label, path] of [
      ["Home", "/"],
      ["Directory", "/directory"],
      ["Store", "/store"],
      ["Travel", "/travel"],
      ["Events", "/events"],
      ["Entertainment", "/entertainment"],
      ["Reviews", "/reviews"],
    ] as const) {
      await mainNav(page).getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(path);
      await expect(mainNav(page).locator("[aria-current]")).toHaveText([label]);
    }
  });

  test("[SHELL-13] Store is marked on any address that starts with /product", async ({ page }) => {
    await page.goto(await productPath(page.request));
    await expect(mainNav(page).locator("[aria-current]")).toHaveText(["Store"]);
  });

  test("a new page starts at its top, and the keyboard at its content", async ({ page }) => {
    await page.goto("/");
    // By keyboard: the foot of a page is laid out when it comes near, under the pointer.
    await footer(page).getByRole("link", { name: "Travel" }).press("Enter");
    await expect(page).toHaveURL("/travel");
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("links are followed without a new document; with a key held, the browser has them", async ({
    page,
  }) => {
    await page.goto("/");
    await page.evaluate(() => document.documentElement.setAttribute("data-first", ""));
    await mainNav(page).getByRole("link", { name: "Travel" }).hover();
    await expect(page.locator('link[rel="modulepreload"][href*="/travel-"]')).not.toHaveCount(0);
    await mainNav(page).getByRole("link", { name: "Travel" }).click();
    await expect(page).toHaveURL("/travel");
    await expect(page.locator("html[data-first]")).toHaveCount(1);
    const opened = page.context().waitForEvent("page");
    await mainNav(page)
      .getByRole("link", { name: "Events" })
      .click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
    await expect(page).toHaveURL("/travel");
  });

  test("the skip link is the first stop and leads past the navigation", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("searchbox")).toBeFocused();
  });
});

test.describe("when scripts do not arrive", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test("a page still works, and the next one tries again", async ({ page }) => {
    const file = /\/assets\/shell-.*\.js$/;
    await page.route(file, (route) => route.abort());
    // Bypasses the fixture, which waits for hydration.
    await page.mainFrame().goto("/");
    await mainNav(page).getByRole("link", { name: "Travel" }).click();
    await expect(page).toHaveURL("/travel");
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    await page.unroute(file);
    await mainNav(page).getByRole("link", { name: "Reviews" }).click();
    await expect(page).toHaveURL("/reviews");
    await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  });
});

test.describe("footer", () => {
  test("[SHELL-34] [SHELL-35] [SHELL-42] leads to joining and claiming in the same tab", async ({ page }) => {
    await page.goto("/");
    for (const [name, path] of [
      ["Join the community", "/join-community"],
      ["Claim your business", "/claim-business"],
    ] as const) {
      const link = footer(page).getByRole("link", { name });
      await expect(link).toHaveAttribute("href", path);
      await expect(link).not.toHaveAttribute("target");
    }
  });

  test("[SHELL-36] [SHELL-37] [SHELL-38] [SHELL-39] [SHELL-40] [SHELL-41] opens the three legal pages in new tabs", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    for (const [name, path] of [
      ["Privacy policy", "/privacy-policy"],
      ["Terms of service", "/terms-of-service"],
      ["Community guidelines", "/community-guidelines"],
    ] as const) {
      const opened = context.waitForEvent("page");
      await footer(page).getByRole("link", { name }).press("Enter");
      await expect(await opened).toHaveURL(path);
      await expect(page).toHaveURL("/");
    }
  });

  test("[SHELL-43] [SHELL-44] [SHELL-45] [SHELL-46] social, help and contact say Coming Soon! and do nothing else", async ({
    page,
    context,
  }) => {
    await page.goto("/travel");
    await untilQuiet(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    for (const name of ["Instagram", "Facebook", "Twitter", "YouTube", "Help Center", "Contact Us"]) {
      await footer(page).getByRole("button", { name }).press("Enter");
      await expect(notice(page)).toContainText("Coming Soon!");
      await expect(notice(page)).toContainText(new RegExp(name.replace(" Us", ""), "i"));
    }
    await page.waitForTimeout(300);
    expect(requests).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    await expect(page).toHaveURL("/travel");
  });

  test("[SHELL-47] says what the site is", async ({ page }) => {
    await page.goto("/");
    await expect(footer(page)).toContainText(
      "A community hub for Black-owned businesses, creators, venues, events, travel and culture, with a business directory and an online store.",
    );
  });

  test("the chosen theme holds after a reload", async ({ page }) => {
    await page.goto("/");
    const theme = footer(page).getByRole("group", { name: "Theme" });
    await theme.getByRole("button", { name: "Dark" }).click();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(theme.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
    await theme.getByRole("button", { name: "System" }).click();
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  });
});

test.describe("motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const viewport of [{ width: 1280, height: 800 }, phone]) {
    test(`[SHELL-51] cards rise in 0.05 s apart, however many, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const [path, count] of [
        ["/", 3],
        ["/directory", 24],
        ["/directory/food-beverage", 24],
      ] as const) {
        await page.goto(path);
        const motions = await page.locator(".card").evaluateAll((all) =>
          all.map((card) => {
            const { animationName, animationDelay } = getComputedStyle(card);
            return `${animationName} ${animationDelay}`;
          }),
        );
        expect(motions.length, path).toBe(count);
        expect(motions, path).toEqual(motions.map((_, index) => `rise ${(index * 50) / 1000}s`));
      }
    });
  }
});
