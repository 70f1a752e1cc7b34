import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { uniqueLetters } from "#testing/unique-letters.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { signIn } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");

async function addMember(): Promise<{ id: string; name: string }> {
  const name = `member-${uniqueLetters()}`;
  const [row] = await queryDatabase<{ id: string }>(
    "insert into users (name, email, email_verified) values ($1, $2, true) returning id",
    [name, `${name}@example.com`],
  );
  return { id: row?.id ?? "", name };
}

// The browser logs the status of a rejected form.
test.use({ allowedErrors: [/status of 40[13]/] });

test("after 30 minutes an admin action asks for the password in a dialog, and nothing typed is lost", async ({
  page,
}) => {
  const { id, name } = await addMember();
  await signIn(page, demoAccounts.admin);
  await queryDatabase(
    `update auth_sessions set confirmed_at = now() - interval '31 minutes'
     where user_id = (select id from users where email = $1)`,
    [demoAccounts.admin.email],
  );
  await page.goto(`/admin/members/${id}`);
  await main(page).locator("summary", { hasText: /^Ban$/ }).click();
  await main(page).getByLabel("Reason").fill("A reason that took long to write");
  await main(page).getByLabel("How long").selectOption("A week");
  await main(page)
    .getByRole("button", { name: `Ban ${name}` })
    .click();
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, "dialog[open]");
  await dialog.getByLabel("Your password", { exact: true }).fill("wrong-one");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toContainText("That is not your password.");
  await dialog.getByLabel("Your password", { exact: true }).fill(demoAccounts.admin.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Banned" })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole("region", { name: "Facts" })).toContainText(
    "A reason that took long to write",
  );
});
