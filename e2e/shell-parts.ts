import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { test } from "./fixtures.ts";

export const phone = { width: 390, height: 844 };

export const banner = (page: Page) => page.getByRole("banner");
export const footer = (page: Page) => page.getByRole("contentinfo");
export const mainNav = (page: Page) => page.getByRole("navigation", { name: "Main" });
export const accountButton = (page: Page) => page.getByRole("button", { name: "Account" });
export const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
export const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

/** Logs in as a demo account through the API. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string } = demoAccounts.member,
) {
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  await page.request.post("/login", { form: { email, password }, headers: { origin } });
}

/** Gives the browser a share sheet that closes immediately. `window.shared` contains what it received. */
export async function closeShareSheet(page: Page) {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: (what: unknown) => {
        shared.push(what);
        return Promise.reject(new DOMException("closed", "AbortError"));
      },
    });
  });
}
