import type { Locator, Page } from "@playwright/test";
import type { demoAccounts } from "#seed/accounts.ts";

export type Screen = {
  name: string;
  /** An address that depends on the data is looked up on the running site. */
  path: string | ((origin: string) => Promise<string>);
  /** Whose eyes see it; a visitor's unless told. */
  needsSignIn?: keyof typeof demoAccounts;
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

/** The first business that nobody has reviewed. */
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

/** Waits until the page is hydrated. */
export const isLive = (page: Page) => page.locator("html[data-hydrated]").waitFor();

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

/** Turns one page of a list. */
export async function goToTheNext(page: Page) {
  await isLive(page);
  await page.locator("main").getByRole("link", { name: "Next" }).click();
  await page.locator("main").getByRole("link", { name: "Previous" }).waitFor();
}

/** As names are at their longest: a mouthful of 120 letters, and one word of 60 without a place to break. */
const longNames = [
  "The Honourable Sisters of Perpetual Biscuits, Preserves and Sunday Pies of Greater Birmingham and the Surrounding Counties",
  "Donaudampfschifffahrtsgesellschaftskapitänskaffeekannenmacher",
];
const longPlace = "Llanfairpwllgwyngyllgogerychwyrndrobwll, Northern Mariana Islands";

/** Gives one element each of the long names, as often as there are such elements. */
export async function lengthenName(place: Locator, write = (name: string) => name) {
  await isLive(place.page());
  const names = longNames.map((name) => write(name));
  await place.evaluateAll((elements, names) => {
    for (const [at, element] of elements.entries()) element.textContent = names[at % names.length] ?? "";
  }, names);
}

/** Every business, person and place of a list under a long name. */
export async function lengthenNames(page: Page) {
  const main = page.locator("main");
  await lengthenName(main.locator(":is(h2, h3) a, ul li > a:not(.chip), blockquote + * a, article b"));
  await main.locator(".card-foot > span:first-child").evaluateAll((places, place) => {
    for (const element of places) element.textContent = place;
  }, longPlace);
}
