import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from "@playwright/test";
import { uniqueLetters } from "#testing/unique-letters.ts";
import type { Site } from "../src/testing/site.ts";
import { colorSchemes, findAxeViolations } from "./axe.ts";
import { createInbox, type Inbox } from "./inbox.ts";
import { createSharedContext, type SharedContext } from "./shared-context.ts";
import { startWorkerSite } from "./worker-site.ts";

export { expect };

type Fixtures = {
  /** Console errors that a test causes on purpose, such as the browser's message about a rejected form. */
  allowedErrors: RegExp[];
  /** Fails a test on unexpected browser errors. */
  quietBrowser: undefined;
  inbox: Inbox;
  /** The browser options of a test as one string; null if it needs a separate context. */
  sharedOptions: string | null;
};

type WorkerFixtures = {
  /** The site that every test of this worker uses, one after the other. */
  site: Site;
  sharedContext: SharedContext;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const site = await startWorkerSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", auto: true, timeout: 180_000 },
  ],
  allowedErrors: [[], { option: true }],
  quietBrowser: [
    async ({ context, allowedErrors }, use) => {
      const { errors, stop } = collectErrors(context);
      await use(undefined);
      stop();
      const surprises = errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)));
      expect(surprises, "the browser reports no error").toEqual([]);
    },
    { auto: true },
  ],
  // Pages of the site share a process, so its scripts are compiled once (shared-context.ts).
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--process-per-site"] }),
    { scope: "worker" },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        // Tests click faster than people: pages of every context wait until they are hydrated.
        context.on("page", awaitHydration);
        await context.addInitScript(refuseClicksUntilHydrated);
        await context.addInitScript(reportPolicyViolations);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  sharedContext: [
    async ({ browser, site }, use) => {
      const shared = createSharedContext(browser, site.origin);
      await use(shared);
      await shared.drop();
    },
    { scope: "worker" },
  ],
  // Lists every option that tests set. Tests with equal options share a context.
  sharedOptions: async (
    {
      colorScheme,
      contextOptions,
      geolocation,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const isOwn = Boolean(geolocation || permissions || storageState || serviceWorkers === "allow");
    const device = { colorScheme, hasTouch, isMobile, locale, timezoneId, userAgent, viewport };
    await use(isOwn ? null : JSON.stringify({ ...device, contextOptions, javaScriptEnabled }));
  },
  context: async ({ browser, sharedContext, sharedOptions, extraHTTPHeaders }, use) => {
    if (sharedOptions === null) {
      const own = await browser.newContext();
      await use(own);
      await own.close();
      return;
    }
    const context = await sharedContext.take(sharedOptions);
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    await sharedContext.giveBack();
  },
  // Each test comes from a separate network, so that rate limits count it alone.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, "x-forwarded-for": uniqueIp() }),
  inbox: async ({ site }, use) => use(createInbox(site.inboxOrigin)),
});

/** Makes `goto` and `reload` wait for hydration. The main frame's methods do not wait. */
function awaitHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...to) => {
    const answer = await goto(...to);
    await page.waitForFunction(isHydratedOrStatic);
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload(...options);
    await page.waitForFunction(isHydratedOrStatic);
    return answer;
  };
}

/** The root layout marks the document in its first effect. Pages without scripts count as ready. */
function isHydratedOrStatic() {
  return (
    "hydrated" in document.documentElement.dataset ||
    matchMedia("(scripting: none)").matches ||
    !document.querySelector("script[type$=module]")
  );
}

/** A unique email address. */
export function uniqueEmail(name = "guest"): string {
  return `${name}-${uniqueLetters()}@example.com`;
}

let networks = 0;

/**
 * An IP address in a /16 network that nothing else on this worker's site uses. Rate limits count networks up to that
 * size, so a test that is mistaken for a bot must not share one with another.
 */
export function uniqueIp(): string {
  networks += 1;
  return `${10 + Math.floor(networks / 256)}.${networks % 256}.0.1`;
}

/** Expects no WCAG 2.2 AA violations in light and dark. */
export async function expectNoAxeViolations(page: Page, within = "html"): Promise<void> {
  for (const colorScheme of colorSchemes)
    expect(await findAxeViolations(page, colorScheme, within), colorScheme).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Collects page errors, console errors and content security policy violations on all pages of the context. */
function collectErrors(context: BrowserContext) {
  const errors: string[] = [];
  const onWebError = (error: WebError) => errors.push(`page error: ${error.error().message}`);
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    const isError = message.type() === "error" || text.includes("Content Security Policy");
    if (isError) errors.push(`console: ${text} (${message.location().url})`);
  };
  context.on("weberror", onWebError);
  context.on("console", onConsole);
  const stop = () => context.off("weberror", onWebError).off("console", onConsole);
  return { errors, stop };
}

/** After a click loads a page, Playwright's next click waits until that page is hydrated. */
function refuseClicksUntilHydrated() {
  if (matchMedia("(scripting: none)").matches) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html:not([data-hydrated]) * { pointer-events: none !important }");
  document.adoptedStyleSheets.push(sheet);
  addEventListener("DOMContentLoaded", () => {
    // A page without scripts.
    if (!document.querySelector("script[type$=module]")) sheet.replaceSync("");
  });
}

function reportPolicyViolations() {
  addEventListener("securitypolicyviolation", (event) => {
    console.error(`Content Security Policy: ${event.violatedDirective} refused ${event.blockedURI}`);
  });
}
