import type { Locator, Page } from "@playwright/test";
import type { demoAccounts } from "#seed/accounts.ts";

export type Screen = {
  name: string;
  /** A path that depends on the data is looked up on the running site. */
  path: string | ((origin: string) => Promise<string>);
  /** The demo account to log in as. By default an anonymous visitor. */
  needsSignIn?: keyof typeof demoAccounts;
  /** Interactions before the screenshot. */
  steps?: (page: Page) => Promise<unknown>;
  /** Captures only the viewport, for overlays and first views. */
  isWindow?: true;
};

/** The first featured business of the home page. */
export async function findFeaturedBusiness(origin: string): Promise<string> {
  const home = await (await fetch(origin)).text();
  const path = /\/business\/[0-9a-f-]{36}/.exec(home)?.[0];
  if (!path) throw new Error("The home page shows no business.");
  return path;
}

/** The first business without reviews. */
export async function findUnreviewedBusiness(origin: string): Promise<string> {
  let after = "";
  do {
    const response = await fetch(`${origin}/api/v1/businesses?limit=50${after}`);
    const { items, nextCursor } = (await response.json()) as {
      items: { id: string; review_count: number }[];
      nextCursor: string | null;
    };
    const found = items.find(({ review_count }) => review_count === 0);
    if (found) return `/business/${found.id}`;
    after = nextCursor ? `&after=${nextCursor}` : "";
  } while (after);
  throw new Error("Every business has a review.");
}

export const waitForHydration = (page: Page) => page.locator("html[data-hydrated]").waitFor();

/** Aborts all further data requests. */
export const abortDataRequests = (page: Page) => page.route(/\.data(\?|$)/, (route) => route.abort());

/** Leaves all further data requests pending. */
export const stallDataRequests = (page: Page) => page.route(/\.data(\?|$)/, () => {});

export async function goToLastPage(page: Page) {
  const next = page.locator("main").getByRole("link", { name: "Next" });
  while (await next.count())
    await page.goto(new URL((await next.getAttribute("href")) ?? "", page.url()).href);
}

export async function goToNextPage(page: Page) {
  await waitForHydration(page);
  await page.locator("main").getByRole("link", { name: "Next" }).click();
  await page.locator("main").getByRole("link", { name: "Previous" }).waitFor();
}

/** The longest names: 120 letters, and one unbreakable word of 60. */
const longNames = [
  "The Honourable Sisters of Perpetual Biscuits, Preserves and Sunday Pies of Greater Birmingham and the Surrounding Counties",
  "Donaudampfschifffahrtsgesellschaftskapitänskaffeekannenmacher",
];
const longPlace = "Llanfairpwllgwyngyllgogerychwyrndrobwll, Northern Mariana Islands";

/** Replaces the text of all matching elements with the long names in turn. */
export async function lengthenName(place: Locator, write = (name: string) => name) {
  await waitForHydration(place.page());
  const names = longNames.map((name) => write(name));
  await place.evaluateAll((elements, names) => {
    for (const [at, element] of elements.entries()) element.textContent = names[at % names.length] ?? "";
  }, names);
}

/** Replaces the names of all businesses, people and places of a list with long ones. */
export async function lengthenNames(page: Page) {
  const main = page.locator("main");
  await lengthenName(main.locator(":is(h2, h3) a, ul li > a:not(.chip), blockquote + * a, article b"));
  await main.locator(".card-foot > span:first-child").evaluateAll((places, place) => {
    for (const element of places) element.textContent = place;
  }, longPlace);
}
