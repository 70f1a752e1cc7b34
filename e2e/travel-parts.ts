import type { Page, Route } from "@playwright/test";

export const main = (page: Page) => page.getByRole("main");
export const cards = (page: Page) => main(page).getByRole("article");

/** Follows a link below a list by keyboard: cards that come near are laid out then, and move it away from a pointer. */
export const followLink = (page: Page, name: string) => main(page).getByRole("link", { name }).press("Enter");

/** Holds answers of the router back until `release` is called, so that what shows while loading can be seen. */
export async function holdData(page: Page, path: string) {
  const held: Route[] = [];
  await page.route(new RegExp(`${path}\\.data`), (route) => void held.push(route));
  return async () => {
    await page.unroute(new RegExp(`${path}\\.data`));
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

/** Lets the next answers of the router fail. */
export const failData = (page: Page, path: string) =>
  page.route(new RegExp(`${path}\\.data`), (route) => route.fulfill({ status: 503, body: "" }));
