import type { Browser, BrowserContext, CDPSession } from "@playwright/test";

type Kept = {
  context: BrowserContext;
  options: string;
  /** Of the page that stays open. */
  keeper: CDPSession;
  /** The origins that pages have visited. */
  origins: Set<string>;
  /** Whether something was changed that cannot be reset. */
  isSpent: boolean;
};

/**
 * Gives tests with the same browser options one context, one after the other, and clears it after each. A page of the
 * site stays open in it, so that the pages of all tests share a process with compiled scripts (`--process-per-site`).
 * A context is discarded after a test that changes something that cannot be reset.
 */
export function createSharedContext(browser: Browser, siteOrigin: string) {
  let kept: Kept | undefined;

  /** The context for a test with these options, which Playwright also applies to every new context. */
  async function take(options: string): Promise<BrowserContext> {
    if (kept?.options !== options) await drop();
    kept ??= await open(browser, siteOrigin, options);
    return kept.context;
  }

  async function giveBack(): Promise<void> {
    if (kept?.isSpent) await drop();
    if (kept) await empty(kept);
  }

  async function drop(): Promise<void> {
    await kept?.context.close();
    kept = undefined;
  }

  return { take, giveBack, drop };
}

export type SharedContext = ReturnType<typeof createSharedContext>;

async function open(browser: Browser, siteOrigin: string, options: string): Promise<Kept> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Has no scripts.
  await page.goto(`${siteOrigin}/robots.txt`);
  const keeper = await context.newCDPSession(page);
  // Tests only see their own pages.
  const listPages = context.pages.bind(context);
  context.pages = () => listPages().filter((one) => one !== page);

  const kept: Kept = { context, options, keeper, origins: new Set([siteOrigin]), isSpent: false };
  context.on("page", (opened) => {
    opened.on("framenavigated", (frame) => {
      if (URL.canParse(frame.url())) kept.origins.add(new URL(frame.url()).origin);
    });
  });
  context.on("close", () => {
    kept.isSpent = true;
  });
  noteLastingChanges(kept);
  return kept;
}

/** Records calls whose effects on the context cannot be reset. */
function noteLastingChanges(kept: Kept): void {
  const { context } = kept;
  const watch = (owner: object, names: string[]) => {
    const methods = owner as Record<string, (...values: unknown[]) => unknown>;
    for (const name of names) {
      const method = methods[name]?.bind(owner);
      methods[name] = (...values) => {
        kept.isSpent = true;
        return method?.(...values);
      };
    }
  };
  watch(context, ["addInitScript", "exposeBinding", "exposeFunction", "routeFromHAR", "routeWebSocket"]);
  watch(context.clock, ["install", "setFixedTime", "setSystemTime"]);
}

async function empty({ context, keeper, origins }: Kept): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  for (const page of context.pages()) await page.close();
  for (const name of ["dialog", "request", "response", "requestfinished", "requestfailed"] as const)
    context.removeAllListeners(name);
  await context.setOffline(false);
  await context.setGeolocation(null);
  await context.clearPermissions();
  await context.clearCookies();
  for (const origin of origins)
    if (origin !== "null") await keeper.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  // A response cached for a minute would be stale in the next test.
  await keeper.send("Network.clearBrowserCache");
}
