import type { Page } from "@playwright/test";
import { uniqueLetters } from "#testing/unique-letters.ts";
import { accountButton, expectToast, fill, linkInMail, makeAccount, toast } from "./accounts-parts.ts";
import { expect, expectNoAxeViolations, test, uniqueEmail } from "./fixtures.ts";

// The wrong password and the forms that never arrive.
test.use({ allowedErrors: [/net::ERR_(FAILED|INTERNET_DISCONNECTED)|status of 401/] });

const serverCalls = /\.data(\?|$)|\/api\//;

/** Two ways to lose the connection to the server, and how to restore it. */
const outages = [
  {
    name: "offline",
    disconnect: (page: Page) => page.context().setOffline(true),
    restore: (page: Page) => page.context().setOffline(false),
  },
  {
    name: "the connection breaks",
    disconnect: (page: Page) => page.route(serverCalls, (route) => route.abort()),
    restore: (page: Page) => page.unroute(serverCalls),
  },
];

/** Repeats an action during each outage, and expects one toast about its failure. */
async function failTwice(page: Page, title: string, act: () => Promise<void>, check: () => Promise<void>) {
  for (const { name, disconnect, restore } of outages)
    await test.step(name, async () => {
      await disconnect(page);
      await act();
      const shown = page.getByRole("alert").locator(".toast-destructive");
      await expect(shown.locator("b")).toHaveText(title);
      await expect(shown.locator("p")).toHaveText("Something went wrong");
      await expect(toast(page).locator(".toast")).toHaveCount(1);
      await check();
      await restore(page);
      await toast(page).getByRole("button", { name: "Dismiss" }).click();
      await expect(toast(page).locator(".toast")).toHaveCount(0);
    });
}

const main = (page: Page) => page.getByRole("main");

type Form = { path: string; title: string; button: string; fields: Record<string, string> };

const forms: Form[] = [
  {
    path: "/login",
    title: "Sign in Failed",
    button: "Log in",
    fields: { Email: "ama@example.com", Password: "kola-nut-market" },
  },
  {
    path: "/forgot-password",
    title: "No link sent",
    button: "Send the link",
    fields: { Email: "ama@example.com" },
  },
  {
    path: "/reset-password?token=x",
    title: "Password not changed",
    button: "Save the password",
    fields: { "New password": "a-new-calabash" },
  },
  {
    path: "/register",
    title: "Sign up Failed",
    button: "Sign up",
    fields: { Username: `Ama ${uniqueLetters()}`, Email: "", Password: "kola-nut-market" },
  },
];

test("[AUTH-44] [AUTH-46] [AUTH-49] [TOAST-05] account forms that fail to send keep what was typed, and can be sent again", async ({
  page,
}) => {
  test.slow();
  const email = uniqueEmail();
  for (const { path, title, button, fields } of forms) {
    await page.goto(path);
    const values = Object.entries(fields).map(([label, value]) => [label, value || email] as const);
    for (const [label, value] of values) await page.getByLabel(label, { exact: true }).fill(value);
    const press = () => main(page).getByRole("button", { name: button, exact: true }).click();
    await failTwice(page, title, press, async () => {
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).not.toContainText("wrong");
      for (const [label, value] of values)
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    });
    await expectNoAxeViolations(page);
  }
  await main(page).getByRole("button", { name: "Sign up" }).click();
  await expectToast(page, "Registration Successful!", "Please check your email to verify your account");
});

test("[AUTH-50] [AUTH-52] [TOAST-05] a verification and a logout that fail to send leave the page unchanged, and work afterwards", async ({
  page,
  inbox,
}) => {
  const account = await makeAccount(page, inbox, { isVerified: false });
  await page.goto(await linkInMail(inbox, account.email, "Verify your email"));
  const field = page.getByLabel("Password", { exact: true });
  const verify = () => page.getByRole("button", { name: "Verify my email" }).click();
  await fill(page, { password: "not-the-right-one" });
  await verify();
  await expectToast(page, "Email not verified", "That is not the password chosen at sign-up.");
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  await fill(page, { password: account.password });
  await failTwice(page, "Email not verified", verify, async () => {
    await expect(field).toHaveValue(account.password);
  });
  await verify();
  await expect(page).toHaveURL("/dashboard");
  await expectToast(page, "Email verified", "Your account is ready.");

  const logOut = async () => {
    await accountButton(page).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
  };
  await failTwice(page, "Sign out Failed", logOut, async () => {
    await expect(page).toHaveURL("/dashboard");
    await expect(main(page)).toContainText("coming soon");
    await expect(accountButton(page)).toBeVisible();
  });
  await logOut();
  await expect(page).toHaveURL("/");
  await expect(accountButton(page)).toHaveCount(0);
});
