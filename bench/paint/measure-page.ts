import { chromium } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/screens/chromium.ts";
import { type PaintCost, readTrace, type TraceEvent } from "./read-trace.ts";

/** Time to keep measuring after the load event, for hydration and entrance animations. */
const settlingMs = 4_000;
const slowdown = 4;

/** Opens a page in a new browser like a slow phone. `files` are the scripts and style sheets it loaded. */
export async function measurePage(
  url: string,
  variant: "served" | "html alone",
): Promise<{ cost: PaintCost; files: string[] }> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    if (variant === "html alone")
      await page.route("**", (route) =>
        route.request().resourceType() === "document" ? route.continue() : route.abort(),
      );
    const files = new Set<string>();
    page.on("request", (request) => files.add(request.url()));
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

    const tracing = await browser.newBrowserCDPSession();
    const events: TraceEvent[] = [];
    tracing.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    await tracing.send("Tracing.start", {
      traceConfig: { includedCategories: ["devtools.timeline", "toplevel"], excludedCategories: ["*"] },
      transferMode: "ReportEvents",
    });
    const response = await page.goto(url, { waitUntil: "load" });
    if (!response?.ok()) throw new Error(`${url} responds with ${response?.status()}.`);
    await page.waitForTimeout(settlingMs);
    const complete = new Promise((resolve) => tracing.once("Tracing.tracingComplete", resolve));
    await tracing.send("Tracing.end");
    await complete;
    return { cost: readTrace(events, url), files: [...files].filter((file) => /\.(js|css)$/.test(file)) };
  } finally {
    await browser.close();
  }
}
