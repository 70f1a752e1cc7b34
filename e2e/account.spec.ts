import type { Page } from "@playwright/test";
import { accountButton, expectToast, logIn, makeAccount } from "./accounts-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });

test.use({ allowedErrors: [/status of 401/] });

test("the account page saves in place, shows errors next to the field, downloads the data and deletes the account", async ({
  page,
  inbox,
}) => {
  const account = await makeAccount(page, inbox);
  await page.goto("/login");
  await logIn(page, account);
  await expect(page).toHaveURL("/dashboard");
  await accountButton(page).click();
  await page.getByRole("menuitem", { name: "Your account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.username);

  await test.step("a new name", async () => {
    const name = `Renée ${account.username.slice(-8)}`;
    await section(page, "Name").getByLabel("Username").fill(name);
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  });

  await test.step("other devices", async () => {
    const devices = section(page, "Devices").getByRole("listitem");
    // Verifying the email opened the other session.
    await expect(devices).toHaveCount(2);
    await devices.getByRole("button", { name: /^Sign out/ }).click();
    await expect(devices).toHaveCount(1);
  });

  await test.step("a wrong password", async () => {
    const form = section(page, "Password");
    await form.getByLabel("Current password").fill("not-this-one");
    await form.getByLabel("New password").fill("a-new-calabash");
    await form.getByRole("button", { name: "Change password" }).click();
    await expectToast(page, "Password not changed", "That is not your password.");
    await expect(form.getByLabel("Current password")).toBeFocused();
    await expect(form.getByLabel("Current password")).toHaveAccessibleDescription(
      "That is not your password.",
    );
    await expectNoAxeViolations(page);
  });

  await test.step("the data", async () => {
    const form = section(page, "Your data");
    await form.getByLabel("Your password").fill(account.password);
    const download = page.waitForEvent("download");
    await form.getByRole("button", { name: "Download as JSON" }).click();
    expect((await download).suggestedFilename()).toMatch(/^my-data-[\d-]+\.json$/);
  });

  await test.step("deletion", async () => {
    const form = section(page, "Delete your account");
    await form.getByLabel("Your password").fill(account.password);
    await form.getByRole("button", { name: "Delete my account" }).click();
    await expectToast(page, "Account deleted", "Thank you");
    await expect(page).toHaveURL("/");
    await expect(accountButton(page)).toHaveCount(0);
  });
});
