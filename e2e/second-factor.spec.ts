import type { Page } from "@playwright/test";
import { totpCode, totpStep } from "../src/platform/auth/totp.ts";
import { accountButton, logIn, loginLink, makeAccount, password } from "./accounts-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });
const codesIn = (page: Page) => page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");

/**
 * Computes the current code from the key that the page shows, like an authenticator app: base32 to bytes, then TOTP.
 */
function readCode(key: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...key.replaceAll(" ", "")].map((letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const secret = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)));
  return totpCode(secret, totpStep(Date.now()));
}

test.use({ allowedErrors: [/status of 401/] });

test("a second factor is set up with the shown key, its recovery codes are shown once, and a login asks for a code", async ({
  page,
  inbox,
}) => {
  const account = await makeAccount(page, inbox);
  await page.goto("/login?returnTo=%2Faccount%2Fsecond-factor");
  await logIn(page, account);
  const factor = section(page, "Two-step verification");
  await factor.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const key = await factor.locator("b").innerText();
  await page.getByLabel("Code from the app").fill(readCode(key));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(codesIn(page)).toHaveCount(10);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(factor).toContainText("It is on. 10 recovery codes are left.");
  await expect(codesIn(page), "shown once").toHaveCount(0);

  await accountButton(page).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(loginLink(page)).toBeVisible();
  await loginLink(page).click();
  await expect(page).toHaveURL("/login");
  await logIn(page, account);
  await expect(page).toHaveURL(/\/login\/code/);
  const send = async (code: string) => {
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  };
  await send("000000");
  await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(
    "That code is wrong or was used before.",
  );
  await expectNoAxeViolations(page);
  // Each code works once, and this test may be faster than the 30 seconds of one.
  await queryDatabase(
    "update second_factors set last_step = 0 where user_id = (select id from users where email = $1)",
    [account.email],
  );
  await send(readCode(key));
  await expect(page).toHaveURL("/dashboard");
});
