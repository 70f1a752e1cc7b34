import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { openDatabase, openPool } from "../src/platform/db/open-database.server.ts";
import type { Site } from "../src/testing/site.ts";
import { type Account, logIn, makeAccount } from "./accounts-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { phone, signIn } from "./shell-parts.ts";

const main = (page: Page) => page.getByRole("main");
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Lets the last password entry of an account be 31 minutes ago, on all its devices. */
async function ageConfirmation(site: Site, email: string) {
  const owner = openDatabase(openPool(site.ownerUrl, { max: 1 }));
  const { id } = await owner
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await owner
    .updateTable("auth_sessions")
    .set({ confirmed_at: new Date(Date.now() - 31 * 60_000) })
    .where("user_id", "=", id)
    .execute();
  await owner.destroy();
}

async function openMember(page: Page, account: Account) {
  await page.goto("/admin/members");
  await page.getByRole("searchbox", { name: "Search members" }).fill(account.email.slice(0, -4));
  await main(page).getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: `Open ${account.username}` }).click();
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText(account.username);
}

async function fillBan(page: Page, reason: string) {
  await main(page).locator("summary", { hasText: /^Ban$/ }).click();
  await main(page).getByLabel("Reason").fill(reason);
  await main(page).getByLabel("How long").selectOption("A week");
}

// A refused form; the browser reports its status.
test.use({ allowedErrors: [/status of 40[13]/] });

test("a ban ends sessions within five seconds, is explained, and can be lifted", async ({
  page,
  inbox,
  browser,
  site,
}) => {
  const account = await makeAccount(page, inbox);
  const elsewhere = await browser.newContext({ baseURL: site.origin });
  const member = await elsewhere.newPage();
  await member.goto("/login");
  await logIn(member, account);
  await expect(member).toHaveURL(/dashboard/);
  await signIn(page, demoAccounts.admin);
  await openMember(page, account);
  await expect(main(page)).toContainText(account.email);
  await fillBan(page, "Insults in replies");
  await main(page)
    .getByRole("button", { name: `Ban ${account.username}` })
    .click();
  await expect(toast(page, "Banned")).toBeVisible();
  const reached = async () => (await member.request.get("/account")).url();
  await expect.poll(reached, { timeout: 5_000 }).toContain("/login?");
  await member.goto("/account");
  await expect(member).toHaveURL(/\/login\?/);
  await logIn(member, account);
  await expect(main(member)).toContainText("This account is suspended. We mailed you the reason.");
  await expect(main(member)).toContainText("write to hello@ujamaa.example");
  const { text } = await inbox.waitFor(account.email, "Your account is suspended");
  expect(text).toContain("Insults in replies");
  await expect(main(page).getByRole("region", { name: "Written down lately" })).toContainText(
    `banned ${account.username}`,
  );

  await main(page).locator("summary", { hasText: "Lift the ban" }).click();
  await main(page)
    .getByRole("button", { name: `Lift the ban of ${account.username}` })
    .click();
  await expect(toast(page, "Ban lifted")).toBeVisible();
  await inbox.waitFor(account.email, "Your account is open again");
  await member.goto("/login");
  await logIn(member, account);
  await expect(member).toHaveURL(/dashboard/);
  await elsewhere.close();
});

test("after 30 minutes an admin act asks for the password in a dialog, and nothing typed is lost", async ({
  page,
  inbox,
  site,
}) => {
  const account = await makeAccount(page, inbox);
  await signIn(page, demoAccounts.admin);
  await ageConfirmation(site, demoAccounts.admin.email);
  await openMember(page, account);
  await fillBan(page, "A reason that took long to write");
  await main(page)
    .getByRole("button", { name: `Ban ${account.username}` })
    .click();
  const dialog = page.getByRole("dialog", { name: "Still you?" });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, "dialog[open]");
  await dialog.getByLabel("Your password", { exact: true }).fill("wrong-one");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toContainText("That is not your password.");
  await dialog.getByLabel("Your password", { exact: true }).fill(demoAccounts.admin.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(toast(page, "Banned")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole("region", { name: "Facts" })).toContainText(
    "A reason that took long to write",
  );
});

for (const viewport of [phone, { width: 1280, height: 800 }])
  test(`the members are accessible at ${viewport.width} px, in light and dark, and nothing sticks out`, async ({
    page,
    inbox,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const account = await makeAccount(page, inbox);
    await signIn(page, demoAccounts.admin);
    const expectFits = async () => {
      await expectNoAxeViolations(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    };
    await page.goto("/admin/members");
    await expectFits();
    await openMember(page, account);
    await main(page).locator("summary", { hasText: /^Ban$/ }).click();
    await expectFits();
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the act waits for the password and is sent by a press", async ({ page, inbox, site }) => {
    const account = await makeAccount(page, inbox);
    await signIn(page, demoAccounts.admin);
    await ageConfirmation(site, demoAccounts.admin.email);
    await openMember(page, account);
    await fillBan(page, "Kept while the password was asked for");
    await main(page)
      .getByRole("button", { name: `Ban ${account.username}` })
      .click();
    await expect(page).toHaveURL(/\/account\/confirm\?/);
    await page.getByLabel("Your password", { exact: true }).fill(demoAccounts.admin.password);
    await main(page).getByRole("button", { name: "Confirm" }).click();
    await main(page).getByRole("button", { name: "Send it now" }).click();
    await expect(page).toHaveURL(/\/admin\/members\//);
    await expect(main(page).getByRole("region", { name: "Facts" })).toContainText(
      "Kept while the password was asked for",
    );
  });
});
