import type { Page, Request } from "@playwright/test";

export type Cleared = {
  items: number;
  wallSeconds: number;
  wallMsPerItem: number;
  /** From request to last byte, on loopback: the decision, then the page with the next item. */
  serverMsPerItem: number;
  slowestServerMs: number;
};

const queues = ["/admin/reviews", "/admin/events", "/admin/claims"];

/** Decides all waiting items by key presses, rejecting every third. */
export async function clearByKeys(page: Page): Promise<Cleared> {
  const server: number[] = [];
  let spent = 0;
  page.on("requestfinished", (request: Request) => {
    if (!/\/admin\/\w+\.data/.test(request.url())) return;
    const { requestStart, responseEnd } = request.timing();
    spent += responseEnd - requestStart;
  });
  let wallMs = 0;
  for (const path of queues) {
    await page.goto(path);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    while (await page.locator(".evidence").isVisible()) {
      const before = await openKey(page);
      spent = 0;
      const startedAt = performance.now();
      if (server.length % 3 === 2) await reject(page);
      else await page.keyboard.press("a");
      await page.waitForFunction(
        (key) =>
          (document.querySelector<HTMLInputElement>(".evidence input[name=item]")?.value ?? "") !== key,
        before,
      );
      wallMs += performance.now() - startedAt;
      server.push(spent);
    }
  }
  const items = server.length;
  return {
    items,
    wallSeconds: round(wallMs / 1_000),
    wallMsPerItem: round(wallMs / items),
    serverMsPerItem: round(server.reduce((sum, ms) => sum + ms, 0) / items),
    slowestServerMs: round(Math.max(...server)),
  };
}

async function reject(page: Page) {
  await page.keyboard.press("r");
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "reason");
  await page.keyboard.press("4");
  await page.keyboard.press("Enter");
}

function openKey(page: Page) {
  return page.locator(".evidence input[name=item]").first().inputValue();
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
