import type { Page, Route } from "@playwright/test";

export const main = (page: Page) => page.getByRole("main");
export const cards = (page: Page) => main(page).getByRole("article");

/**
 * Follows a link below a list by keyboard, because cards are laid out when they come near, which moves the link away
 * from the pointer.
 */
export const followLink = (page: Page, name: string) => main(page).getByRole("link", { name }).press("Enter");

/** Holds the router's data responses until `release` is called, so that the loading state can be tested. */
export async function holdData(page: Page, path: string) {
  const held: Route[] = [];
  await page.route(new RegExp(`${path}\\.data`), (route) => void held.push(route));
  return async () => {
    await page.unroute(new RegExp(`${path}\\.data`));
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

/** Makes the router's next data responses fail. */
export const failData = (page: Page, path: string) =>
  page.route(new RegExp(`${path}\\.data`), (route) => route.fulfill({ status: 503, body: "" }));
