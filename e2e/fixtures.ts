import { randomBytes } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { Site } from "../src/testing/site.ts";
import { createInbox, type Inbox } from "./inbox.ts";
import { startWorkerSite } from "./worker-site.ts";

export { expect };

type Fixtures = {
  /** Console errors that a test provokes on purpose, such as the browser's line for a refused form. */
  allowedErrors: RegExp[];
  /** Runs in every test: nothing may break in the browser unnoticed. */
  quietBrowser: undefined;
  inbox: Inbox;
};

type WorkerFixtures = {
  /** The site that every test of this worker uses, one after the other. */
  site: Site;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const site = await startWorkerSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", auto: true, timeout: 60_000 },
  ],
  allowedErrors: [[], { option: true }],
  quietBrowser: [
    async ({ context, allowedErrors }, use) => {
      const errors = await collectErrors(context);
      await use(undefined);
      const surprises = errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)));
      expect(surprises, "the browser reports no error").toEqual([]);
    },
    { auto: true },
  ],
  // Tests click sooner than a person can: pages of every context wait until they are hydrated.
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        context.on("page", awaitHydration);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  // Each test comes from a network of its own, so that the site's limits count it alone.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, "x-forwarded-for": uniqueIp() }),
  inbox: async ({ site }, use) => use(createInbox(site.inboxOrigin)),
});

/** Lets a page return from `goto` and `reload` hydrated; its main frame does not wait. */
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

/** The root layout marks the document in its first effect; a page without scripts has nothing to wait for. */
function isHydratedOrStatic() {
  return (
    "hydrated" in document.documentElement.dataset ||
    matchMedia("(scripting: none)").matches ||
    !document.querySelector("script[type$=module]")
  );
}

/** Waits until a page has asked for nothing for half a second: what comes later is what a test has caused. */
export async function untilQuiet(page: Page): Promise<void> {
  let lastAt = Date.now();
  const note = () => {
    lastAt = Date.now();
  };
  page.on("request", note);
  await expect.poll(() => Date.now() - lastAt).toBeGreaterThan(500);
  page.off("request", note);
}

/** An address that no other test uses. */
export function uniqueEmail(name = "guest"): string {
  return `${name}-${randomBytes(4).toString("hex")}@example.com`;
}

let networks = 0;

/**
 * An IP address in a /16 network that nothing else of this worker's site comes from. The site's limits count
 * networks up to that size, so a test that is taken for a bot must not share one with another.
 */
export function uniqueIp(): string {
  networks += 1;
  return `${10 + Math.floor(networks / 256)}.${networks % 256}.0.1`;
}

/** Expects WCAG 2.2 AA in light and in dark; the two differ in nothing but colors. */
export async function expectNoAxeViolations(page: Page, within = "html"): Promise<void> {
  // Its other mode opens a page more for each run, for frames that we do not have.
  const audit = () => new AxeBuilder({ page }).setLegacyMode().include(within);
  const audits = {
    light: audit().withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]),
    dark: audit().withRules(["color-contrast", "link-in-text-block"]),
  };
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(untilStill);
    const { violations } = await audits[colorScheme].analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`),
    );
    expect(found).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Colors that are still fading are not what people read. */
async function untilStill() {
  const fading = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(fading.map(({ finished }) => finished));
}

/** Collects page errors, console errors and what the content security policy refuses, on all pages of the context. */
async function collectErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
  context.on("weberror", (error) => errors.push(`page error: ${error.error().message}`));
  context.on("console", (message) => {
    const text = message.text();
    const isError = message.type() === "error" || text.includes("Content Security Policy");
    if (isError) errors.push(`console: ${text} (${message.location().url})`);
  });
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`Content Security Policy: ${event.violatedDirective} refused ${event.blockedURI}`);
    });
  });
  return errors;
}
