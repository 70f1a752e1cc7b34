import type { BrowserContext, Page } from "@playwright/test";
import type { Screen } from "./screen.ts";

/** Opens the page, waits until it is complete and writes it to `file`; answers with the status. */
export async function takeScreen(context: BrowserContext, origin: string, screen: Screen, file: string) {
  const path = typeof screen.path === "string" ? screen.path : await screen.path(origin);
  const page = await context.newPage();
  try {
    const response = await page.goto(new URL(path, origin).href, { waitUntil: "load" });
    await screen.steps?.(page);
    if (!screen.isWindow) await showEverything(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // A lazy picture that is hidden or below the window never comes.
      const inSight = [...document.images].filter(
        (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
      );
      await Promise.allSettled(inSight.map((image) => image.decode()));
    });
    await page.screenshot({ path: file, fullPage: !screen.isWindow, animations: "disabled" });
    return response?.status() ?? 0;
  } finally {
    // What a step left on its way must not arrive after all.
    await context.setOffline(true);
    await page.close();
  }
}

/** What waits until somebody comes near, lazy images and the foot of the page, is in a picture of the whole too. */
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
