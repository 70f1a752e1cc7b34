import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { signIn } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const row = (page: Page, name: string) => main(page).getByRole("row").filter({ hasText: name });

// The form is sent once without a meaning, which the server refuses.
test.use({ allowedErrors: [/status of 400/] });

test("an admin says what words mean, changes it and takes it back", async ({ page }) => {
  test.setTimeout(60_000);
  const phrase = `wax ${randomBytes(3).toString("hex")}`;
  await signIn(page, demoAccounts.admin);
  await page.goto("/admin/search-words");
  await expect(page.getByRole("link", { name: "Search words" })).toHaveAttribute("aria-current", "page");
  await expectNoAxeViolations(page, "main");

  await main(page).getByRole("link", { name: "Add words" }).click();
  await main(page).getByRole("button", { name: "Add words" }).click();
  await expect(main(page).getByText("Enter the words that people type.")).toBeVisible();
  await main(page).getByLabel("People type").fill(phrase.toUpperCase());
  await main(page).getByRole("button", { name: "Add words" }).click();
  await expect(main(page).getByText("Say which words to search for, or choose a category.")).toBeVisible();
  await expectNoAxeViolations(page, "main");
  await main(page).getByLabel("Search for").fill("candles");
  await main(page).getByRole("button", { name: "Add words" }).click();
  await expect(toast(page, `“${phrase}” has been added`)).toBeVisible();

  await main(page).getByRole("searchbox", { name: "Search the words" }).fill(phrase);
  await expect(row(page, phrase)).toContainText("candles");
  await row(page, phrase)
    .getByRole("link", { name: `Change ${phrase}` })
    .click();
  await main(page).getByLabel("In the category").selectOption("Beauty & Cosmetics");
  await main(page).getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, `“${phrase}” has been changed`)).toBeVisible();

  await page.goto(`/admin/search-words?search=${encodeURIComponent(phrase)}`);
  await expect(row(page, phrase)).toContainText("Beauty & Cosmetics");
  await row(page, phrase)
    .getByRole("link", { name: `Change ${phrase}` })
    .click();
  await main(page).getByRole("link", { name: "Delete words" }).click();
  await expectNoAxeViolations(page, "main");
  await main(page).getByRole("button", { name: "Delete words" }).click();
  await expect(toast(page, `“${phrase}” has been deleted`)).toBeVisible();
  await page.goto(`/admin/search-words?search=${encodeURIComponent(phrase)}`);
  await expect(main(page).getByText("No words like that.")).toBeVisible();
});
