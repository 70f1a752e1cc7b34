import type { Page } from "@playwright/test";

export type Screen = {
  name: string;
  /** An address that depends on the data is looked up on the running site. */
  path: string | ((origin: string) => Promise<string>);
  needsSignIn?: true;
  /** What a visitor does on the open page until it looks as it should. */
  steps?: (page: Page) => Promise<unknown>;
  /** Only what is in the window: how a page opens, and what hangs over it. */
  isWindow?: true;
};

/** The first business in the window of the home page. */
export async function findFeaturedBusiness(origin: string): Promise<string> {
  const home = await (await fetch(origin)).text();
  const path = /\/business\/[0-9a-f-]{36}/.exec(home)?.[0];
  if (!path) throw new Error("The home page shows no business.");
  return path;
}

/** The same business on the reviews page. */
export async function findReviewedBusiness(origin: string): Promise<string> {
  return (await findFeaturedBusiness(origin)).replace("/business/", "/reviews?business=");
}

/** Waits until the page answers to presses. */
export const isLive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));

/** From now on the server is out of reach for what the page itself reads. */
export const cutOff = (page: Page) => page.route(/\.data(\?|$)/, (route) => route.abort());

/** From now on the server takes its time for what the page itself reads. */
export const slowDown = (page: Page) => page.route(/\.data(\?|$)/, () => {});

/** Turns the pages of a list until there is no next one. */
export async function goToTheEnd(page: Page) {
  const next = page.locator("main").getByRole("link", { name: "Next" });
  while (await next.count())
    await page.goto(new URL((await next.getAttribute("href")) ?? "", page.url()).href);
}

/** As names are at their longest: a mouthful, and one word without a place to break. */
export const lengthenNames = (page: Page) =>
  page.locator("main :is(h2, h3) a, main li > a").evaluateAll((links) => {
    const long = [
      "The Honourable Sisters of Perpetual Biscuits, Preserves and Sunday Pies of Greater Birmingham",
      "Donaudampfschifffahrtsgesellschaftskapitänskaffee",
    ];
    for (const [at, link] of links.entries()) if (at % 3 < 2) link.textContent = long[at % 3] ?? "";
  });
