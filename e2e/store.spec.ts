import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { proofFile } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { withSwitchOn } from "./reviews-parts.ts";
import { phone, signIn } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const results = (page: Page) => main(page).locator("#results");
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const row = (page: Page, name: string) => main(page).getByRole("row").filter({ hasText: name });

test("[STORE-01] [STORE-02] the store is under construction while its switch is off", async ({ page }) => {
  await page.goto("/store");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Store");
  await expect(main(page)).toContainText("The store is under construction.");
  await expectNoAxeViolations(page);
  await main(page).getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
});

/** The store opens within seconds of its switch. */
async function openStore(page: Page) {
  await expect(async () => {
    await page.goto("/store");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("The store", { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

test("the store lists goods, and filters, sorts and searches them", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await withSwitchOn(page, "store_catalogue", async () => {
    await openStore(page);
    await expect(cards(page).first()).toBeVisible();
    await expectNoAxeViolations(page);
    const all = await results(page).textContent();

    await main(page).getByRole("radio", { name: "Up to $25" }).check();
    await expect(page).toHaveURL("/store?price=25");
    await expect(results(page)).not.toHaveText(all ?? "");
    await main(page).getByRole("checkbox", { name: "On sale" }).check();
    await expect(page).toHaveURL("/store?price=25&sale=on");
    await main(page).getByRole("link", { name: "Clear all" }).first().click();
    await expect(page).toHaveURL("/store");
    await expect(results(page)).toHaveText(all ?? "");

    await main(page).getByLabel("Sort by").selectOption("Price, low to high");
    await expect(page).toHaveURL("/store?sort=price-up");
    // The address changes before the list does.
    await expect(async () => {
      const prices = await cards(page).locator(".price b").allTextContents();
      const amounts = prices.map((text) => Number(text.replace("$", "")));
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    }).toPass({ timeout: 15_000 });

    const collections = main(page).getByRole("navigation", { name: "Collections" }).getByRole("link");
    const [title = "", count = ""] = (await collections.nth(1).innerText()).split("\n");
    await collections.nth(1).click();
    await expect(page).toHaveURL(`/store?${new URLSearchParams({ collection: title })}`);
    await expect(results(page)).toHaveText(count);

    await main(page).getByRole("searchbox").fill("zzz no such thing");
    await expect(main(page)).toContainText("Nothing like that on the shelf. Yet.");
    await page.setViewportSize(phone);
    await expectNoAxeViolations(page);
    await main(page).getByRole("link", { name: "All goods" }).last().click();
    await expect(page).toHaveURL("/store");
    await expect(results(page)).toHaveText(all ?? "");
    await main(page).getByRole("button", { name: "Filters" }).first().click();
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByRole("radio", { name: "Up to $50" }).check();
    await filters.getByRole("button", { name: /^Show \d+ goods?$/ }).click();
    await expect(page).toHaveURL("/store?price=50");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the store filters and searches by plain forms and links", async ({ page }) => {
    test.slow();
    await page.goto("/");
    await withSwitchOn(page, "store_catalogue", async () => {
      await openStore(page);
      const name = (await cards(page).first().getByRole("heading").textContent()) ?? "";
      await main(page).getByRole("searchbox").fill(name.toUpperCase());
      await main(page).getByRole("radio", { name: "Any price" }).check();
      await main(page).getByRole("button", { name: "Search" }).click();
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).getByRole("heading")).toHaveText(name);
      await main(page).getByRole("checkbox", { name: "Ready to ship" }).check();
      await main(page).getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(/stock=ready/);
      await expect(main(page).getByRole("link", { name: "Ready to ship" })).toBeVisible();
    });
  });
});

test.describe("the admin's tabs", () => {
  // The browser's line for a correction that is refused.
  test.use({ allowedErrors: [/status of 409/] });

  test("an admin adds a product with a picture, which can be bought at once, counts its stock and withdraws it", async ({
    page,
  }) => {
    test.slow();
    const title = `Aa Throw ${randomBytes(3).toString("hex")}`;
    await signIn(page, demoAccounts.admin);
    await page.goto("/admin/products");
    await expectNoAxeViolations(page);
    await main(page).getByRole("link", { name: "Add product" }).click();
    await main(page).getByRole("button", { name: "Add product" }).click();
    await expect(main(page).getByText("Enter a title.")).toBeVisible();
    await main(page).getByLabel("Title", { exact: true }).fill(title);
    await main(page).getByLabel("Collections").fill("Home");
    await main(page).getByLabel("Options").fill("Size: Small, Large");
    await main(page).getByLabel("Price in dollars", { exact: true }).fill("48.50");
    await main(page).getByLabel("In stock").fill("3");
    await main(page).getByLabel("First picture").setInputFiles(proofFile("image/png", title));
    await expect(main(page).getByText(/received/)).toBeVisible();
    await expectNoAxeViolations(page, "main");
    await main(page).getByRole("button", { name: "Add product" }).click();
    await expect(toast(page, "Product created successfully")).toBeVisible();
    await expect(main(page).getByRole("heading", { name: `Edit ${title}` })).toBeVisible();
    await expect(main(page).getByRole("heading", { name: "2 variants" })).toBeVisible();
    await expect(main(page).getByRole("heading", { name: "1 picture" })).toBeVisible();
    await expectNoAxeViolations(page, "main");

    await main(page).getByRole("link", { name: "Edit Large" }).click();
    await main(page).getByLabel("Sale price in dollars").fill("39");
    await main(page).getByRole("button", { name: "Save changes" }).click();
    await expect(row(page, "Large")).toContainText("$39.00");
    await main(page).getByRole("link", { name: "See it in the store" }).click();
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main(page)).toContainText("$39.00");

    await page.goto(`/admin/stock?${new URLSearchParams({ search: title })}`);
    await expect(row(page, "Small")).toContainText("3 left");
    await expectNoAxeViolations(page, "main");
    await row(page, "Small").getByRole("link", { name: "Count" }).click();
    await main(page).getByLabel("How many").fill("9");
    await main(page).getByLabel("Note").fill("From the loom");
    await main(page).getByRole("button", { name: "Update stock" }).click();
    await expect(toast(page, "Stock updated successfully")).toBeVisible();
    await expect(row(page, "From the loom")).toContainText("9");
    await expect(main(page).getByText("12", { exact: true }).first()).toBeVisible();
    // The form is emptied after the page shows what was sent.
    await expect(main(page).getByLabel("Note")).toHaveValue("");
    await main(page).getByLabel("What happened").selectOption("The count was wrong");
    await main(page).getByLabel("How many").fill("-20");
    await main(page).getByLabel("Note").fill("Moths");
    await main(page).getByRole("button", { name: "Update stock" }).click();
    await expect(main(page).getByText(/There are not that many left/)).toBeVisible();
    await expectNoAxeViolations(page, "main");

    await page.goto(`/admin/products?${new URLSearchParams({ search: title })}`);
    await row(page, title).getByRole("link", { name: "Edit" }).click();
    await main(page).getByRole("link", { name: "Change pictures" }).click();
    await main(page).getByRole("button", { name: "Remove picture 1" }).click();
    await expect(toast(page, "Picture removed")).toBeVisible();
    await page.goBack();
    await page.goto(`/admin/products?${new URLSearchParams({ search: title })}`);
    await row(page, title).getByRole("link", { name: "Edit" }).click();
    await main(page).getByRole("link", { name: "Withdraw product" }).click();
    await main(page).getByRole("button", { name: "Withdraw product" }).click();
    await expect(toast(page, `${title} has been withdrawn`)).toBeVisible();
    await expect(row(page, title)).toContainText("Withdrawn");
  });
});
