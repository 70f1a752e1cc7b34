import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const main = (page: Page) => page.getByRole("main");
export const searchField = (page: Page) =>
  main(page).getByLabel("Search by name").locator("input[name=search]");
export const cards = (page: Page) => main(page).getByRole("article");
export const total = (page: Page) => main(page).locator("#results");
export const category = (page: Page, name: string) => main(page).getByRole("radio", { name, exact: false });
export const state = (page: Page) => main(page).getByRole("combobox", { name: "State" });
export const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Opens the directory and waits for hydration. */
export async function open(page: Page, path = "/directory") {
  await page.goto(path);
  // The button needs JavaScript.
  await expect(main(page).locator("button", { hasText: "Use my location" })).toBeAttached();
}
