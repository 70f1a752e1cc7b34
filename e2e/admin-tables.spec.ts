import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { accountButton, phone, signIn } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const row = (page: Page, name: string) => main(page).getByRole("row").filter({ hasText: name });
const uniqueName = () => `Aa Tallow ${randomBytes(3).toString("hex")}`;

async function addBusiness(page: Page, name: string) {
  await main(page).getByRole("link", { name: "Add business" }).click();
  await expect(main(page).getByRole("heading", { name: "Add a business" })).toBeVisible();
  await expect(main(page).getByLabel("Name", { exact: true })).toHaveValue("");
  await main(page).getByLabel("Name", { exact: true }).fill(name);
  await main(page).getByRole("button", { name: "Add business" }).click();
}

test("[ADMIN-02] [ADMIN-10] [ADMIN-18] [ADMIN-19] [ADMIN-20] [ADMIN-22] [ADMIN-26] [ADMIN-27] [ADMIN-29] [ADMIN-30] [ADMIN-32] a business is added, edited and deleted", {
  tag: "@tls",
}, async ({ page }) => {
  test.setTimeout(90_000);
  const name = uniqueName();
  await signIn(page, demoAccounts.admin);
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: "Businesses" })).toHaveAttribute("aria-current", "page");
  await expectNoAxeViolations(page);

  await main(page).getByRole("link", { name: "Add business" }).click();
  await main(page).getByRole("button", { name: "Add business" }).click();
  await expect(main(page).getByText("Business name is required")).toBeVisible();
  await expectNoAxeViolations(page, "main");
  await page.goBack();
  await addBusiness(page, name);
  await expect(toast(page, "Business created successfully")).toBeVisible();
  await expect(page).toHaveURL("/admin");
  await expect(row(page, name), "in the list at once").toBeVisible();

  await row(page, name).getByRole("link", { name: "Edit" }).click();
  await expect(main(page).getByLabel("Name", { exact: true })).toHaveValue(name);
  await main(page).getByLabel("Founder").fill("Imani Reyes");
  await main(page).getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Business updated successfully")).toBeVisible();

  await row(page, name).getByRole("link", { name: "Edit" }).click();
  await expect(main(page).getByLabel("Founder")).toHaveValue("Imani Reyes");
  await main(page).getByRole("link", { name: "Delete business" }).click();
  await expect(main(page).getByRole("heading", { name: `Delete ${name}?` })).toBeVisible();
  await expectNoAxeViolations(page, "main");
  await main(page).getByRole("link", { name: "Cancel" }).click();
  await expect(main(page).getByLabel("Name", { exact: true })).toHaveValue(name);
  await main(page).getByRole("link", { name: "Delete business" }).click();
  await main(page).getByRole("button", { name: "Delete business" }).click();
  await expect(toast(page, `${name} has been deleted`)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);

  await page.goto("/admin/audit?type=business");
  const entry = row(page, "Delete").first();
  await entry.getByText(/fields$/).click();
  await expect(entry).toContainText("Imani Reyes");
  await expectNoAxeViolations(page, "main");
  const download = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/);
  await page.reload();
  await page.goto("/admin/audit?type=audit_log");
  await expect(row(page, "Export").first()).toContainText("Amaya Admin");
});

test("[SEC-06] a search finds while typing, and a slow page of the desk shows that it is loading", async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin);
  await page.goto("/admin");
  const first = main(page).getByRole("row").nth(1);
  const name = (await first.getByRole("rowheader").locator("b").textContent()) ?? "";
  await main(page).getByRole("searchbox", { name: "Search businesses" }).fill(name);
  await expect(page).toHaveURL(/search=/);
  await expect(main(page).getByRole("row").nth(1)).toContainText(name);

  await page.goto("/");
  const release = await holdRequests(page, /\/admin\.data/);
  await accountButton(page).click();
  await page.getByRole("menuitem", { name: "Admin" }).click();
  await expect(page.getByRole("progressbar", { name: "Loading the page" })).toBeVisible();
  release();
  await expect(page).toHaveURL("/admin");
});

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("a business is added, found by its filters and deleted", async ({ page }) => {
    const name = uniqueName();
    await signIn(page, demoAccounts.admin);
    await page.goto("/admin?category=Music");
    await addBusiness(page, name);
    await expect(page).toHaveURL("/admin?category=Music");
    await page.goto("/admin");
    await row(page, name).getByRole("link", { name: "Edit" }).click();
    await main(page).getByRole("link", { name: "Delete business" }).click();
    await main(page).getByRole("button", { name: "Delete business" }).click();
    await expect(toast(page, `${name} has been deleted`)).toBeVisible();
  });
});
