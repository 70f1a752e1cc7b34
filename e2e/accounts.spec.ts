import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import {
  accountButton,
  countPosts,
  expectToast,
  fill,
  logIn,
  loginLink,
  makeAccount,
  password,
  pressLogIn,
  pressSignUp,
} from "./accounts-parts.ts";
import { expect, expectNoAxeViolations, test, uniqueEmail } from "./fixtures.ts";

// The browser logs an error for each rejected form.
test.use({ allowedErrors: [/status of (400|401)/] });

/** Presses a button again while the first request is pending, then releases the request. */
async function pressAgain(page: Page, name: string, release: () => void) {
  const button = page.getByRole("button", { name });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  release();
}

test("[AUTH-13] [AUTH-14] [AUTH-15] [AUTH-16] [AUTH-21] [AUTH-42] [AUTH-43] [AUTH-44] [AUTH-45] registration is not sent while a field is missing, keeps the form after a refusal, and is sent once", {
  tag: "@tls",
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const email = uniqueEmail();
  const account = { username: email.split("@")[0] ?? "", email, password: "kola5" };
  const words = {
    username: "Enter a username.",
    email: "Enter your email.",
    password: "Enter a password.",
  };
  await page.goto("/register");

  await test.step("missing fields", async () => {
    const posts = await countPosts(page, "/register");
    for (const missing of ["username", "email", "password"] as const) {
      await fill(page, { ...account, [missing]: "" });
      await pressSignUp(page);
      await expect(page.locator(`[name=${missing}]:invalid`)).toBeFocused();
      await expect(page.locator(`[name=${missing}]`)).toHaveAccessibleDescription(words[missing]);
    }
    expect(posts).toEqual([]);
  });

  await test.step("a password of 5 characters", async () => {
    await fill(page, account);
    await pressSignUp(page);
    await expectToast(page, "Sign up Failed", "Use at least 6 characters.");
    await expect(page).toHaveURL("/register");
    const field = page.getByLabel("Password", { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription("Use at least 6 characters.");
    // The error replaces the hint.
    await expect(page.getByText("At least 6 characters.", { exact: true })).toHaveCount(0);
    await expect(page.getByLabel("Username")).toHaveValue(account.username);
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expectNoAxeViolations(page);
  });

  await test.step("a second press", async () => {
    const posts = await countPosts(page, "/register", released);
    await fill(page, { password });
    await pressSignUp(page);
    await pressAgain(page, "Making your account", release);
    await expect(page).toHaveURL("/login?signed-up=yes");
    await expectToast(page, "Registration Successful!", "Please check your email to verify your account");
    expect(posts).toHaveLength(1);
  });
});

test("[AUTH-07] [AUTH-08] [AUTH-09] [AUTH-40] [AUTH-41] [AUTH-47] [AUTH-48] a login is not sent while a field is missing, is sent once, and keeps the session in a cookie named after the host and hidden from scripts", {
  tag: "@tls",
}, async ({ page, inbox, baseURL }) => {
  const account = await makeAccount(page, inbox);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.goto("/login");

  await test.step("missing fields", async () => {
    const posts = await countPosts(page, "/login");
    await fill(page, { email: "", password });
    await pressLogIn(page);
    await expect(page.locator("[name=email]:invalid")).toBeFocused();
    await fill(page, { email: account.email, password: "" });
    await pressLogIn(page);
    await expect(page.locator("[name=password]:invalid")).toBeFocused();
    expect(posts).toEqual([]);
  });

  await test.step("a wrong password", async () => {
    await logIn(page, { ...account, password: "wrong-one" });
    await expectToast(page, "Sign in Failed", "That email and password do not match.");
    await expect(page.getByLabel("Email")).toHaveValue(account.email);
    await expectNoAxeViolations(page);
  });

  await test.step("a second press", async () => {
    const posts = await countPosts(page, "/login", released);
    await logIn(page, account);
    await pressAgain(page, "Logging in", release);
    await expect(page).toHaveURL("/dashboard");
    await expectToast(page, "Login Successful!", "Welcome back! You are now logged in.");
    await expect(accountButton(page)).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  await test.step("the cookie", async () => {
    const { host, protocol } = new URL(baseURL ?? "");
    const prefix = protocol === "https:" ? "__Host-" : "";
    const name = `${prefix}session-${host.replaceAll(/[^a-z0-9]+/g, "-")}`;
    const cookie = (await page.context().cookies()).find((one) => one.name === name);
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      secure: protocol === "https:",
    });
    const visible = await page.evaluate(() => [document.cookie, ...Object.keys(localStorage)].join());
    expect(visible).not.toContain("session");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[AUTH-29] [AUTH-30] a login works, and its first page already shows the account", {
    tag: "@tls",
  }, async ({ page, inbox }) => {
    const account = await makeAccount(page, inbox);
    await page.goto("/login");
    await logIn(page, { ...account, password: "wrong-one" });
    await expect(page.getByRole("main")).toContainText("That email and password do not match.");
    await expect(page.getByLabel("Email")).toHaveValue(account.email);
    await logIn(page, account);
    await expect(page).toHaveURL("/dashboard");
    await expect(accountButton(page)).toBeVisible();
    await expect(loginLink(page)).toHaveCount(0);
  });
});

test("[AUTH-28] [AUTH-31] [AUTH-32] [AUTH-33] [AUTH-34] [AUTH-36] [AUTH-37] login and logout update the header in every open tab", {
  tag: "@tls",
}, async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/");
    await tab.evaluate(() => Object.assign(window, { isSameDocument: true }));
  }
  for (const account of [demoAccounts.admin, demoAccounts.member]) {
    await loginLink(page).click();
    await expect(page).toHaveURL("/login");
    await logIn(page, account);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(account.username);
    for (const tab of [page, other]) {
      await accountButton(tab).click();
      await expect(tab.getByRole("menu")).toContainText(account.email);
      await expect(tab.getByRole("menuitem", { name: "Admin" })).toHaveCount(
        account === demoAccounts.admin ? 1 : 0,
      );
      await tab.keyboard.press("Escape");
    }
    await accountButton(page).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    for (const tab of [page, other]) {
      await expect(loginLink(tab)).toBeVisible();
      await expect(accountButton(tab)).toHaveCount(0);
    }
  }
  for (const tab of [page, other]) expect(await tab.evaluate(() => "isSameDocument" in window)).toBe(true);
});
