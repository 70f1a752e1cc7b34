import type { Page } from "@playwright/test";
import { accountButton, expectToast, fill, linkInMail, logIn, makeAccount, toast } from "./accounts-parts.ts";
import { expect, expectNoAxeViolations, test, uniqueEmail } from "./fixtures.ts";

test.use({ allowedErrors: [/net::ERR_(FAILED|INTERNET_DISCONNECTED)/] });

const serverCalls = /\.data(\?|$)|\/api\//;

/** Two ways to lose the connection to the server, and how to restore it. */
const outages = [
  {
    name: "the device is offline",
    disconnect: (page: Page) => page.context().setOffline(true),
    restore: (page: Page) => page.context().setOffline(false),
  },
  {
    name: "the connection breaks",
    disconnect: (page: Page) => page.route(serverCalls, (route) => route.abort()),
    restore: (page: Page) => page.unroute(serverCalls),
  },
];

type Form = { ids: string; path: string; title: string; button: string; fields: Record<string, string> };

const forms: Form[] = [
  {
    ids: "[AUTH-49]",
    path: "/login",
    title: "Sign in Failed",
    button: "Log in",
    fields: { Email: "ama@example.com", Password: "kola-nut-market" },
  },
  {
    ids: "[AUTH-44] [AUTH-46]",
    path: "/register",
    title: "Sign up Failed",
    button: "Sign up",
    fields: { Username: "Ama", Email: "ama@example.com", Password: "kola-nut-market" },
  },
  {
    ids: "",
    path: "/forgot-password",
    title: "No link sent",
    button: "Send the link",
    fields: { Email: "ama@example.com" },
  },
  {
    ids: "",
    path: "/reset-password?token=x",
    title: "Password not changed",
    button: "Save the password",
    fields: { "New password": "a-new-calabash" },
  },
];

async function expectFailure(page: Page, title: string) {
  const shown = page.getByRole("alert").locator(".toast-destructive");
  await expect(shown.locator("b")).toHaveText(title);
  await expect(shown.locator("p")).toHaveText("Something went wrong");
  await expect(toast(page).locator(".toast")).toHaveCount(1);
}

for (const { name, disconnect, restore } of outages) {
  for (const { ids, path, title, button, fields } of forms) {
    test(
      `${ids} [TOAST-05] ${path} says so and keeps what was typed when ${name}`.trim(),
      async ({ page }) => {
        await page.goto(path);
        for (const [label, value] of Object.entries(fields))
          await page.getByLabel(label, { exact: true }).fill(value);
        await disconnect(page);
        await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
        await expectFailure(page, title);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("heading", { level: 1 })).not.toContainText("wrong");
        for (const [label, value] of Object.entries(fields))
          await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
        await expectNoAxeViolations(page);
        await restore(page);
      },
    );
  }

  test(`[TOAST-05] a verification says so and works afterwards when ${name}`, async ({ page, inbox }) => {
    const account = await makeAccount(page, inbox, { isVerified: false });
    await page.goto(await linkInMail(inbox, account.email, "Verify your email"));
    await fill(page, { password: account.password });
    await disconnect(page);
    await page.getByRole("button", { name: "Verify my email" }).click();
    await expectFailure(page, "Email not verified");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(account.password);
    await restore(page);
    await page.getByRole("button", { name: "Verify my email" }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test(`[AUTH-50] [AUTH-52] [TOAST-05] a log-out says so and stays on the page when ${name}`, async ({
    page,
    inbox,
  }) => {
    const account = await makeAccount(page, inbox);
    await page.goto("/login");
    await logIn(page, account);
    await expect(page).toHaveURL("/dashboard");
    await disconnect(page);
    await accountButton(page).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expectFailure(page, "Sign out Failed");
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("main")).toContainText("coming soon");
    await expect(accountButton(page)).toBeVisible();
    await restore(page);
    await accountButton(page).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    await expect(accountButton(page)).toHaveCount(0);
  });
}

test("a registration that failed for the connection succeeds at the second press", async ({ page }) => {
  const email = uniqueEmail();
  await page.goto("/register");
  await fill(page, { username: email, email, password: "kola-nut-market" });
  await page.context().setOffline(true);
  await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
  await expectFailure(page, "Sign up Failed");
  await page.context().setOffline(false);
  await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
  await expectToast(page, "Registration Successful!", "Please check your email to verify your account");
});
