import { demoAccounts } from "#seed/accounts.ts";
import {
  accountButton,
  countPosts,
  expectToast,
  fill,
  fillEverything,
  linkInMail,
  logIn,
  loginLink,
  makeAccount,
  password,
  pressLogIn,
  pressSignUp,
  toast,
} from "./accounts-parts.ts";
import { expect, expectNoAxeViolations, test, uniqueEmail } from "./fixtures.ts";

// The browser logs an error for each rejected form.
test.use({ allowedErrors: [/status of (400|401|403|409|410|429)/] });

for (const path of [
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password?token=x",
  "/verify-email?token=x",
]) {
  test(`${path} can be used by everybody, also after a refusal`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await expect(page).toHaveTitle(/ · Ujamaa$/);
    await fillEverything(page);
    await page.getByRole("main").locator("[type=submit]").first().click();
    await expect(toast(page)).not.toBeEmpty();
    await expectNoAxeViolations(page);
  });
}

test.describe("registering", () => {
  test("[AUTH-02] [AUTH-10] [AUTH-11] [AUTH-12] [AUTH-17] [AUTH-19] [AUTH-20] [AUTH-42] [AUTH-43] leads over the mailed link to a session", {
    tag: "@tls",
  }, async ({ page, inbox }) => {
    test.slow();
    const email = uniqueEmail("new");
    await page.goto("/register");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
      "href",
      "/terms-of-service",
    );
    await expect(main.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
      "href",
      "/privacy-policy",
    );
    await fill(page, { username: email, email, password: "kola56" });
    await pressSignUp(page);
    await expect(page).toHaveURL("/login");
    await expectToast(page, "Registration Successful!", "Please check your email to verify your account");

    await logIn(page, { email, password: "kola56" });
    await expectToast(page, "Sign in Failed", "Please verify your email first.");
    await page.getByRole("button", { name: "Send the link again" }).click();
    await expectToast(page, "Check your email", "a new link is on its way");

    await page.goto(await linkInMail(inbox, email, "Verify your email"));
    await fill(page, { password: "kola56" });
    await page.getByRole("button", { name: "Verify my email" }).click();
    await expect(page).toHaveURL("/dashboard");
    await expectToast(page, "Email verified", "Your account is ready.");
    await expect(accountButton(page)).toBeVisible();
  });

  test("[AUTH-13] [AUTH-14] [AUTH-15] without a username, email or password makes no account", async ({
    page,
  }) => {
    const posts = await countPosts(page, "/register");
    const words = {
      username: "Enter a username.",
      email: "Enter your email.",
      password: "Enter a password.",
    };
    for (const missing of ["username", "email", "password"] as const) {
      const account = { username: "Ama", email: uniqueEmail(), password, [missing]: "" };
      await page.goto("/register");
      await fill(page, account);
      await pressSignUp(page);
      await expect(page.locator(`[name=${missing}]:invalid`)).toBeFocused();
      await expect(page.locator(`[name=${missing}]`)).toHaveAccessibleDescription(words[missing]);
      const response = await page.request.post("/api/v1/auth/sign-up", { data: account });
      expect(response.status()).toBe(400);
    }
    expect(posts).toEqual([]);
  });

  test("[AUTH-16] [AUTH-44] [AUTH-45] with 5 characters is refused in words, and what was typed stays", async ({
    page,
  }) => {
    await page.goto("/register");
    await fill(page, { username: "Five", email: "five@example.com", password: "kola5" });
    await pressSignUp(page);
    await expectToast(page, "Sign up Failed", "Use at least 6 characters.");
    await expect(page).toHaveURL("/register");
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      "Use at least 6 characters.",
    );
    // The error replaces the hint.
    await expect(page.getByText("At least 6 characters.", { exact: true })).toHaveCount(0);
    await expect(page.getByLabel("Username")).toHaveValue("Five");
    await expect(page.getByLabel("Email")).toHaveValue("five@example.com");
  });

  test("[AUTH-44] [AUTH-45] with a taken username or a common password says so", async ({ page, inbox }) => {
    const { username } = await makeAccount(page, inbox);
    await page.goto("/register");
    await fill(page, { username, email: uniqueEmail(), password });
    await pressSignUp(page);
    await expectToast(page, "Sign up Failed", "That username is taken.");
    await fill(page, { username: `Other ${username}` });
    await fill(page, { email: uniqueEmail(), password: "password1" });
    await pressSignUp(page);
    await expectToast(page, "Sign up Failed", "That password is on every list of common ones.");
  });

  test("[AUTH-42] with an address that has an account says the same, and mails its owner", async ({
    page,
    inbox,
  }) => {
    const { email } = await makeAccount(page, inbox);
    await page.goto("/register");
    await fill(page, { username: `Other ${email}`, email, password });
    await pressSignUp(page);
    await expect(page).toHaveURL("/login");
    await expectToast(page, "Registration Successful!", "Please check your email to verify your account");
    const { text } = await inbox.waitFor(email, "You already have an account");
    expect(text).toContain("No second account was made");
  });

  test("[AUTH-21] shows that it is being sent, and ignores a second press", async ({ page }) => {
    const email = uniqueEmail();
    await page.goto("/register");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const posts = await countPosts(page, "/register", released);
    await fill(page, { username: email, email, password });
    await pressSignUp(page);
    const button = page.getByRole("button", { name: "Making your account" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.click({ force: true });
    release();
    await expect(page).toHaveURL("/login");
    expect(posts).toHaveLength(1);
  });
});

test.describe("logging in", () => {
  test("[AUTH-01] [AUTH-05] [AUTH-06] [AUTH-07] [AUTH-08] is not sent without email or password", async ({
    page,
  }) => {
    const posts = await countPosts(page, "/login");
    await page.goto("/login");
    await fill(page, { email: "", password });
    await pressLogIn(page);
    await expect(page.locator("[name=email]:invalid")).toBeFocused();
    await fill(page, { email: "ama@example.com", password: "" });
    await pressLogIn(page);
    await expect(page.locator("[name=password]:invalid")).toBeFocused();
    expect(posts).toEqual([]);
  });

  test("[AUTH-47] [AUTH-48] with a wrong password says so, as for an address nobody has", {
    tag: "@tls",
  }, async ({ page, inbox }) => {
    const { email } = await makeAccount(page, inbox);
    for (const address of [email, uniqueEmail("nobody")]) {
      await page.goto("/login");
      await logIn(page, { email: address, password: "wrong-one" });
      await expectToast(page, "Sign in Failed", "That email and password do not match.");
      await expect(page.getByLabel("Email")).toHaveValue(address);
    }
  });

  test("[AUTH-03] [AUTH-04] [AUTH-09] [AUTH-27] [AUTH-41] opens a session that a reload keeps", {
    tag: "@tls",
  }, async ({ page, inbox }) => {
    const account = await makeAccount(page, inbox);
    await page.goto("/login");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const posts = await countPosts(page, "/login", released);
    await logIn(page, account);
    const button = page.getByRole("button", { name: "Logging in" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.click({ force: true });
    release();
    await expect(page).toHaveURL("/dashboard");
    expect(posts).toHaveLength(1);
    await expectToast(page, "Login Successful!", "Welcome back! You are now logged in.");
    await page.reload();
    await expect(accountButton(page)).toBeVisible();
    for (const form of ["/login", "/register"]) {
      await page.goto(form);
      await expect(page).toHaveURL("/dashboard");
    }
  });

  test("[AUTH-40] keeps the session in a cookie named after the host, closed to scripts", {
    tag: "@tls",
  }, async ({ page, inbox, baseURL }) => {
    const account = await makeAccount(page, inbox);
    await page.goto("/login");
    await logIn(page, account);
    await expect(accountButton(page)).toBeVisible();
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
    expect(await page.evaluate(() => [document.cookie, ...Object.keys(localStorage)].join())).not.toContain(
      "session",
    );
  });

  test("works without script, and the first page already knows who is there [AUTH-29] [AUTH-30]", {
    tag: "@tls",
  }, async ({ browser, page, inbox }) => {
    const account = await makeAccount(page, inbox);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto("/login");
    await logIn(plain, { ...account, password: "wrong-one" });
    await expect(plain.getByRole("main")).toContainText("That email and password do not match.");
    await expect(plain.getByLabel("Email")).toHaveValue(account.email);
    await logIn(plain, account);
    await expect(plain).toHaveURL("/dashboard");
    await expect(accountButton(plain)).toBeVisible();
    await expect(loginLink(plain)).toHaveCount(0);
    await context.close();
  });
});

test.describe("the session", () => {
  test("[AUTH-28] [AUTH-31] [AUTH-32] [AUTH-33] [AUTH-34] [AUTH-36] [AUTH-37] changes the shell at once, in every open tab", {
    tag: "@tls",
  }, async ({ page, context }) => {
    const other = await context.newPage();
    test.slow();
    for (const tab of [page, other]) await tab.goto("/");
    for (const tab of [page, other])
      await tab.evaluate(() => Object.assign(window, { isSameDocument: true }));
    for (const account of [demoAccounts.admin, demoAccounts.member]) {
      await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
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

  test("[AUTH-50] [AUTH-51] says why when it cannot be ended", async ({ page, request, inbox, baseURL }) => {
    const account = await makeAccount(page, inbox);
    await page.goto("/login");
    await logIn(page, account);
    await expect(accountButton(page)).toBeVisible();
    // Uses up the network's write limit without this session's cookie.
    const headers = { origin: baseURL ?? "" };
    for (let write = 0; write < 60; write++)
      await request.post("/logout", { headers, form: {}, maxRedirects: 0 });
    await accountButton(page).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expectToast(page, "Sign out Failed", "Too many tries. Please try again in a minute.");
    await expect(accountButton(page)).toBeVisible();
  });

  test("ends everywhere when a forgotten password is set anew", { tag: "@tls" }, async ({
    page,
    browser,
    inbox,
  }) => {
    const account = await makeAccount(page, inbox);
    test.slow();
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto("/login");
    await logIn(elsewhere, account);
    await expect(accountButton(elsewhere)).toBeVisible();

    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    // Both forms have an email field, so wait until the first is gone.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lost your key?");
    await fill(page, { email: account.email });
    await page.getByRole("button", { name: "Send the link" }).click();
    await expectToast(page, "Check your email", "If this address has an account");
    await page.goto(await linkInMail(inbox, account.email, "Set a new password"));
    await page.getByLabel("New password").fill("a-new-calabash");
    await page.getByRole("button", { name: "Save the password" }).click();
    await expectToast(page, "Password changed", "Please log in with your new password.");
    await logIn(page, { ...account, password: "a-new-calabash" });
    await expect(page).toHaveURL("/dashboard");
    await elsewhere.goto("/dashboard");
    await expect(elsewhere).toHaveURL(/\/login/);
    await elsewhere.context().close();
  });
});

test.describe("guarded pages", () => {
  test("[SEC-01] [SEC-02] [SEC-03] [DASH-01] remember where a visitor wanted to go", { tag: "@tls" }, async ({
    page,
    inbox,
  }) => {
    const account = await makeAccount(page, inbox);
    await page.goto("/claim-business?search=tea");
    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await logIn(page, account);
    await expect(page).toHaveURL("/claim-business?search=tea");
    await page.context().clearCookies();
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login/);
  });

  test("[SEC-04] [SEC-05] keep visitors and members out of /admin", async ({ page, inbox }) => {
    const account = await makeAccount(page, inbox);
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, account);
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/admin");
    await expect(page).toHaveURL("/dashboard");
    expect((await page.request.get("/admin.data", { maxRedirects: 0 })).status()).not.toBe(200);
  });

  test("[DASH-02] [DASH-03] [DASH-04] [DASH-05] [DASH-06] [DASH-07] the dashboard lists what is planned", async ({
    page,
    inbox,
  }) => {
    const account = await makeAccount(page, inbox);
    await page.goto("/login");
    await logIn(page, account);
    const main = page.getByRole("main");
    await expect(main).toContainText("coming soon");
    for (const tools of ["Analytics", "Customer", "Review", "Performance"]) {
      await expect(main.getByRole("heading", { name: `${tools} tools` })).toBeVisible();
    }
  });
});
