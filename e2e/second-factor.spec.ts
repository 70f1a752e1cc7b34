import type { Page } from "@playwright/test";
import { totpCode, totpStep } from "../src/platform/auth/totp.ts";
import { fill, logIn, loginLink, makeAccount, password } from "./accounts-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => page.getByRole("region", { name });
const codesIn = (page: Page) => page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");

/** What an authenticator app does with the key: base32 to bytes, and a code for each 30 seconds. */
function openApp(key: string) {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...key.replaceAll(" ", "")].map((letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const secret = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)));
  // Each code works once: a test that is faster than 30 seconds uses those around now.
  return { codeAt: (away: -1 | 0 | 1) => totpCode(secret, totpStep(Date.now()) + away) };
}

async function setUp(page: Page) {
  await page.goto("/account/second-factor");
  await section(page, "Second factor").getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const app = openApp(await section(page, "Second factor").locator("b").innerText());
  // The code before the current one is refused as soon as the next 30 seconds begin.
  const msLeft = 30_000 - (Date.now() % 30_000);
  if (msLeft < 8_000) await page.waitForTimeout(msLeft);
  await page.getByLabel("Code from the app").fill(app.codeAt(-1));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(codesIn(page)).toHaveCount(10);
  return { app, codes: await codesIn(page).allInnerTexts() };
}

async function sendCode(page: Page, code: string) {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await main(page).getByRole("button", { name: "Log in" }).click();
}

test.describe("a second factor", () => {
  test.use({ allowedErrors: [/status of 401/] });

  test("is set up, asked for at every log-in, replaced by a recovery code, and turned off", async ({
    page,
    inbox,
  }) => {
    test.slow();
    const account = await makeAccount(page, inbox);
    await page.goto("/login");
    await logIn(page, account);
    await expect(page).toHaveURL(/dashboard/);
    const { app, codes } = await setUp(page);
    await expectNoAxeViolations(page);
    await inbox.waitFor(account.email, "Your second factor is on");
    await page.reload();
    await expect(section(page, "Second factor")).toContainText("It is on. 10 recovery codes are left.");
    await expect(codesIn(page), "shown once").toHaveCount(0);

    const logOut = async () => {
      await page.getByRole("banner").getByRole("button", { name: "Account" }).click();
      await page.getByRole("menuitem", { name: /log out/i }).click();
      await expect(loginLink(page)).toBeVisible();
    };
    await logOut();
    await page.goto("/login?returnTo=%2Faccount");
    await logIn(page, account);
    await expect(page).toHaveURL(/\/login\/code/);
    await expectNoAxeViolations(page);
    await page.goto("/account");
    await expect(page, "no session before the code").toHaveURL(/\/login\?/);
    await page.goto("/login?returnTo=%2Faccount");
    await logIn(page, account);
    await sendCode(page, "000000");
    await expect(main(page)).toContainText("That code is wrong or was used before.");
    await sendCode(page, app.codeAt(0));
    await expect(page).toHaveURL(/\/account$/);

    await logOut();
    await page.goto("/login");
    await logIn(page, account);
    await sendCode(page, codes[4]?.toUpperCase() ?? "");
    await expect(page).toHaveURL(/dashboard/);
    const { text } = await inbox.waitFor(account.email, "A recovery code was used");
    expect(text).toContain("9 recovery codes are left.");

    await page.goto("/account/second-factor");
    const off = page.locator("form", { has: page.getByRole("heading", { name: "Turn it off" }) });
    await off.getByLabel("Your password", { exact: true }).fill(password);
    await off.getByLabel("Code", { exact: true }).fill(codes[5] ?? "");
    await off.getByRole("button", { name: "Turn it off" }).click();
    await expect(section(page, "Second factor")).toContainText("It is off.");
    await inbox.waitFor(account.email, "Your second factor is off");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is set up and used just so", { tag: "@tls" }, async ({ page, inbox, context }) => {
    const account = await makeAccount(page, inbox);
    await page.goto("/login");
    await fill(page, { email: account.email, password: account.password });
    await main(page).getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/dashboard/);
    const { app } = await setUp(page);
    await context.clearCookies();
    await page.goto("/login");
    await logIn(page, account);
    await sendCode(page, app.codeAt(0));
    await expect(page).toHaveURL(/dashboard/);
  });
});
