import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test, uniqueEmail } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { queryDatabase } from "./query-database.ts";
import { accountButton, signIn } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const row = (page: Page, name: string) => main(page).getByRole("row").filter({ hasText: name });

test("[SEC-06] [ADMIN-22] [ADMIN-26] a slow admin page shows that it is loading, the search updates while typing, and a new business is listed immediately", async ({
  page,
}) => {
  const name = "Aa Tallow and Wick";
  await signIn(page, demoAccounts.admin);
  await page.goto("/");
  const release = await holdRequests(page, /\/admin\.data/);
  await accountButton(page).click();
  await page.getByRole("menuitem", { name: "Admin" }).click();
  await expect(page.getByRole("progressbar", { name: "Loading the page" })).toBeVisible();
  release();
  await expect(page).toHaveURL("/admin");

  const businesses = main(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
  const known = await businesses.last().getByRole("rowheader").locator("b").innerText();
  await main(page).getByRole("searchbox", { name: "Search businesses" }).fill(known);
  await expect(page).toHaveURL(/search=/);
  await expect(businesses.first()).toContainText(known);
  await main(page).getByRole("searchbox", { name: "Search businesses" }).fill("");
  await expect(page).toHaveURL("/admin");

  await main(page).getByRole("link", { name: "Add business" }).click();
  await main(page).getByRole("button", { name: "Add business" }).click();
  const refused = page.getByRole("alert").filter({ hasText: "Business name is required" });
  await expect(refused.locator(".toast-destructive b")).toHaveText("Business name is required");
  await expect(main(page).getByText("Business name is required")).toBeVisible();
  await expect(main(page).getByLabel("Name", { exact: true })).toBeFocused();
  await expectNoAxeViolations(page, "main");
  await main(page).getByLabel("Name", { exact: true }).fill(name);
  await main(page).getByRole("button", { name: "Add business" }).click();
  await expect(toast(page, "Business created successfully")).toBeVisible();
  await expect(page).toHaveURL("/admin");
  await expect(row(page, name)).toBeVisible();
  await queryDatabase("delete from businesses where name = $1", [name]);
});

test("the community list is downloaded as a CSV file", async ({ page }) => {
  const email = uniqueEmail("renee");
  await queryDatabase("insert into community_members (name, email) values ('Renée Okafor', $1)", [email]);
  await signIn(page, demoAccounts.admin);
  await page.goto("/admin/community");
  const download = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^community-.*\.csv$/);
  await queryDatabase("delete from community_members where email = $1", [email]);
});
