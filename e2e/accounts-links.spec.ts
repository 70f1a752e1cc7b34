import { expectToast, fill, linkInMail, logIn, makeAccount } from "./accounts-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";

test.use({ allowedErrors: [/status of (401|410)/] });

test("a verification link pressed twice says that the email is verified, and leads to the log-in", {
  tag: "@tls",
}, async ({ page, inbox }) => {
  const account = await makeAccount(page, inbox, { isVerified: false });
  const link = await linkInMail(inbox, account.email, "Verify your email");
  await page.goto(link);
  await fill(page, { password: account.password });
  await page.getByRole("button", { name: "Verify my email" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.context().clearCookies();
  await page.goto(link);
  const main = page.getByRole("main");
  await expect(main).toContainText("Your email is verified already.");
  await expectNoAxeViolations(page);
  await main.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL("/login");
  await logIn(page, account);
  await expect(page).toHaveURL("/dashboard");
});

test("a mailbox alone does not open an account that somebody else made with its address", async ({
  page,
  inbox,
}) => {
  test.slow();
  const squatted = await makeAccount(page, inbox, { isVerified: false });
  await page.goto(await linkInMail(inbox, squatted.email, "Verify your email"));
  await expectNoAxeViolations(page);
  await fill(page, { password: "not-the-strangers" });
  await page.getByRole("button", { name: "Verify my email" }).click();
  await expectToast(page, "Email not verified", "That is not the password chosen at sign-up.");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();

  await page.getByRole("button", { name: "Set a new password" }).click();
  await expect(page).toHaveURL(/\/reset-password\?token=/);
  await page.getByLabel("New password").fill("the-owners-own");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expectToast(page, "Password changed", "Please log in with your new password.");
  await logIn(page, squatted);
  await expectToast(page, "Sign in Failed", "That email and password do not match.");
  await logIn(page, { ...squatted, password: "the-owners-own" });
  await expect(page).toHaveURL("/dashboard");
});

test("a link that was looked at by a mail scanner still works", async ({ page, inbox }) => {
  const account = await makeAccount(page, inbox, { isVerified: false });
  const link = await linkInMail(inbox, account.email, "Verify your email");
  for (const method of ["get", "head"] as const) await page.request[method](link);
  await page.goto(link);
  await fill(page, { password: account.password });
  await page.getByRole("button", { name: "Verify my email" }).click();
  await expect(page).toHaveURL("/dashboard");
});
