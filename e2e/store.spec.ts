import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { proofFile } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { phone, signIn } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const results = (page: Page) => main(page).locator("#results");
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const row = (page: Page, name: string) => main(page).getByRole("row").filter({ hasText: name });
const turnStore = (isOn: boolean) =>
  queryDatabase("update launch_switches set is_on = $1 where name = 'store_catalogue'", [isOn]);

test("the store filters, sorts and searches as choices are made, on a phone in a panel", async ({ page }) => {
  await turnStore(true);
  try {
    await page.goto("/store");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("The store");
    await expect(cards(page).first()).toBeVisible();
    const all = (await results(page).textContent()) ?? "";

    await main(page).getByRole("radio", { name: "Up to $25" }).check();
    await expect(page).toHaveURL("/store?price=25");
    await expect(results(page)).not.toHaveText(all);
    await main(page).getByRole("checkbox", { name: "On sale" }).check();
    await expect(page).toHaveURL("/store?price=25&sale=on");
    await main(page).getByRole("link", { name: "Clear all" }).first().click();
    await expect(page).toHaveURL("/store");
    await expect(results(page)).toHaveText(all);

    await main(page).getByLabel("Sort by").selectOption("Price, low to high");
    await expect(page).toHaveURL("/store?sort=price-up");
    // The URL changes before the list does.
    const isSorted = async () => {
      const prices = await cards(page).locator(".price b").allTextContents();
      const amounts = prices.map((text) => Number(text.replace("$", "")));
      return (
        amounts.length > 1 && amounts.every((amount, at) => at === 0 || amount >= (amounts[at - 1] ?? 0))
      );
    };
    await expect.poll(isSorted).toBe(true);

    await main(page).getByRole("searchbox").fill("zzz no such thing");
    await expect(main(page)).toContainText("Nothing like that on the shelf. Yet.");
    await page.setViewportSize(phone);
    await main(page).getByRole("link", { name: "All products" }).last().click();
    await expect(page).toHaveURL("/store");
    await expect(results(page)).toHaveText(all);
    await main(page).getByRole("button", { name: "Filters" }).first().click();
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByRole("radio", { name: "Up to $50" }).check();
    await filters.getByRole("button", { name: /^Show \d+ products?$/ }).click();
    await expect(page).toHaveURL("/store?price=50");
  } finally {
    await turnStore(false);
  }
});

test.describe("the product form", () => {
  // The browser logs a rejected correction.
  test.use({ allowedErrors: [/status of 409/] });

  test("uploads a picture while an admin types, and the stock form is reset once it is saved", async ({
    page,
  }) => {
    const title = `Aa Throw ${randomBytes(3).toString("hex")}`;
    await signIn(page, demoAccounts.admin);
    await page.goto("/admin/products/new");
    await main(page).getByRole("button", { name: "Add product" }).click();
    await expect(main(page).getByText("Enter a title.")).toBeVisible();
    await main(page).getByLabel("Options").fill("Size: Small, Large");
    await main(page).getByLabel("Price in dollars", { exact: true }).fill("48.50");
    await main(page).getByLabel("In stock").fill("3");
    await main(page).getByLabel("First picture").setInputFiles(proofFile("image/png", title));
    await expect(main(page).getByText(/received/)).toBeVisible();
    await expectNoAxeViolations(page, "main");
    await main(page).getByLabel("Title", { exact: true }).fill(title);
    await main(page).getByRole("button", { name: "Add product" }).click();
    await expect(toast(page, "Product created successfully")).toBeVisible();
    await expect(main(page).getByRole("heading", { name: "1 picture" })).toBeVisible();

    await main(page).getByRole("link", { name: "Edit Small" }).click();
    await main(page).getByRole("link", { name: "its stock" }).click();
    await main(page).getByLabel("How many").fill("9");
    await main(page).getByLabel("Note").fill("From the loom");
    await main(page).getByRole("button", { name: "Update stock" }).click();
    await expect(toast(page, "Stock updated successfully")).toBeVisible();
    await expect(row(page, "From the loom")).toContainText("9");
    // The form is reset after the page shows what was sent.
    await expect(main(page).getByLabel("Note")).toHaveValue("");
    await main(page).getByLabel("What happened").selectOption("The count was wrong");
    await main(page).getByLabel("How many").fill("-20");
    await main(page).getByLabel("Note").fill("Moths");
    await main(page).getByRole("button", { name: "Update stock" }).click();
    await expect(main(page).getByText(/There are not that many left/)).toBeVisible();
    await expectNoAxeViolations(page, "main");
  });
});
