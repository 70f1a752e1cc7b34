import type { Page } from "@playwright/test";
import { cards, main, searchField } from "./directory-parts.ts";
import { expect, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";

/** Opens a page with its scripts delayed, as on a slow phone. The returned function releases them. */
async function openWithoutScripts(page: Page, path: string) {
  const loadScripts = await holdRequests(page, /\/assets\/.*\.js$/);
  // Bypasses the fixture, which waits for hydration.
  await page.mainFrame().goto(path, { waitUntil: "commit" });
  return loadScripts;
}

test("text typed before the scripts load stays in the search and in Near, and is searched", async ({
  page,
}) => {
  const loadScripts = await openWithoutScripts(page, "/directory");
  const near = main(page).getByLabel("City or ZIP code");
  await near.fill("Savannah");
  await searchField(page).fill("saffron");
  loadScripts();
  // The button needs JavaScript.
  await expect(main(page).locator("button", { hasText: "Use my location" })).toBeAttached();
  await expect(page).toHaveURL(/search=saffron/);
  await expect(page).toHaveURL(/near=Savannah/);
  await expect(main(page).locator("#results")).toContainText("Nearest to Savannah");
  await expect(cards(page).first()).toContainText("Saffron & Smoke");
  await expect(searchField(page)).toHaveValue("saffron");
  await expect(near).toHaveValue("Savannah");
});

test.describe("a rejected form", () => {
  test.use({ allowedErrors: [/status of 401/] });

  test("text typed before the scripts load stays in a form, and is sent", async ({ page }) => {
    const loadScripts = await openWithoutScripts(page, "/login");
    const [email, password] = [page.getByLabel("Email"), page.getByLabel("Password", { exact: true })];
    await email.fill("nobody@example.com");
    await password.fill("kola-nut-market");
    loadScripts();
    // From here on, validation messages are ours.
    await expect(main(page).locator("form[novalidate]")).toBeVisible();
    await expect(email).toHaveValue("nobody@example.com");
    await expect(password).toHaveValue("kola-nut-market");
    await main(page).getByRole("button", { name: "Log in" }).click();
    await expect(main(page)).toContainText("That email and password do not match.");
    await expect(email).toHaveValue("nobody@example.com");
  });
});

test("text typed before the scripts load stays in the map's search", async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, "/directory/map");
  const field = main(page).locator("input[name=search]");
  await field.fill("saffron");
  loadScripts();
  // The buttons need JavaScript.
  await expect(main(page).getByRole("button", { name: "Closer" })).toBeVisible({ timeout: 30_000 });
  await expect(field).toHaveValue("saffron");
});
