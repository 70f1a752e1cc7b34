import type { BrowserContext, Page } from "@playwright/test";
import type { Screen } from "./screen.ts";

/** Opens the page, waits until it is complete and writes the screenshot to `file`. Returns the HTTP status. */
export async function takeScreen(context: BrowserContext, origin: string, screen: Screen, file: string) {
  const path = typeof screen.path === "string" ? screen.path : await screen.path(origin);
  const page = await context.newPage();
  try {
    const response = await page.goto(new URL(path, origin).href, { waitUntil: "load" });
    await screen.steps?.(page);
    if (!screen.isWindow) await showEverything(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Lazy images that are hidden or below the viewport never load.
      const inSight = [...document.images].filter(
        (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
      );
      await Promise.allSettled(inSight.map((image) => image.decode()));
    });
    await page.screenshot({ path: file, fullPage: !screen.isWindow, animations: "disabled" });
    return response?.status() ?? 0;
  } finally {
    // Pending requests must not complete after the steps.
    await context.setOffline(true);
    await page.close();
  }
}

/** Forces lazy images and the deferred footer to render, for full-page screenshots. */
async function showEverything(page: Page) {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
}
