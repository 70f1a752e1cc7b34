import type { Page } from "@playwright/test";
import { main, searchField } from "./directory-parts.ts";
import { expect, test } from "./fixtures.ts";

/** Opens a page whose scripts are still on their way, as on a slow phone; the answer lets them arrive. */
async function openWithoutScripts(page: Page, path: string) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  // Past the fixture, which waits until the scripts have taken over.
  await page.mainFrame().goto(path, { waitUntil: "commit" });
  return arrive;
}

const hasStarted = (page: Page) =>
  expect(main(page).locator("button", { hasText: "Use my location" })).toBeAttached();

test("what was typed before the scripts arrived stays in Near", async ({ page }) => {
  const arrive = await openWithoutScripts(page, "/directory");
  const near = main(page).getByLabel("City or ZIP code");
  await near.fill("Savannah");
  arrive();
  await hasStarted(page);
  await expect(near).toHaveValue("Savannah");
  await main(page).getByRole("button", { name: "Go" }).click();
  await expect(page).toHaveURL(/near=Savannah/);
});

test("what was typed before the scripts arrived stays in the search, and is searched", async ({ page }) => {
  const arrive = await openWithoutScripts(page, "/directory");
  await searchField(page).fill("saffron");
  arrive();
  await hasStarted(page);
  await expect(page).toHaveURL(/search=saffron/);
  await expect(searchField(page)).toHaveValue("saffron");
  await expect(main(page).locator("#results")).toContainText("business");
});

test.describe("a form that is refused", () => {
  test.use({ allowedErrors: [/status of 401/] });

  test("what was typed before the scripts arrived stays in a form, and is sent", async ({ page }) => {
    const arrive = await openWithoutScripts(page, "/login");
    const [email, password] = [page.getByLabel("Email"), page.getByLabel("Password", { exact: true })];
    await email.fill("nobody@example.com");
    await password.fill("kola-nut-market");
    arrive();
    // From here on the words are ours.
    await expect(main(page).locator("form[novalidate]")).toBeVisible();
    await expect(email).toHaveValue("nobody@example.com");
    await expect(password).toHaveValue("kola-nut-market");
    await main(page).getByRole("button", { name: "Log in" }).click();
    await expect(main(page)).toContainText("That email and password do not match.");
    await expect(email).toHaveValue("nobody@example.com");
  });
});

test("what was typed before the scripts arrived stays in the search of the map", async ({ page }) => {
  const arrive = await openWithoutScripts(page, "/directory/map");
  const field = main(page).locator("input[name=search]");
  await field.fill("saffron");
  arrive();
  // Its buttons come with the script.
  await expect(main(page).getByRole("button", { name: "Closer" })).toBeVisible({ timeout: 30_000 });
  await expect(field).toHaveValue("saffron");
});
