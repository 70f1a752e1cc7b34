import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { uniqueLetters } from "#testing/unique-letters.ts";
import { fill, openVisitor, type VisitedPage } from "#testing/visitor.ts";
import { readMail } from "../mail-for-tests.ts";

const site = setUpDemoSite();
const checkYourEmail = "Registration Successful! Please check your email to verify your account";

function newAccount() {
  const name = `new-${uniqueLetters()}`;
  return { username: name, email: `${name}@example.com`, password: "kola-nut-market" };
}

type Account = ReturnType<typeof newAccount>;

function fillForm(page: VisitedPage, { username, email, password }: Account) {
  fill(page.getByLabelText("Username"), username);
  fill(page.getByLabelText("Email"), email);
  fill(page.getByLabelText("Password"), password);
  return within(page.main).getByRole("button", { name: "Sign up" });
}

async function signUp(account: Account) {
  const visitor = openVisitor(site);
  return visitor.click(fillForm(await visitor.open("/register"), account));
}

test("[AUTH-02] [AUTH-10] [AUTH-11] [AUTH-12] [AUTH-19] [AUTH-20] shows a visitor the registration form with its links", async () => {
  const page = await openVisitor(site).open("/register");
  expect([page.status, page.url]).toEqual([200, "/register"]);
  expect(page.document.title).toBe("Sign up · Ujamaa");
  for (const name of ["Username", "Email"]) expect(page.getByRole("textbox", { name })).toBeVisible();
  expect(page.getByLabelText("Password")).toHaveAttribute("type", "password");
  const link = (name: string) => within(page.main).getByRole("link", { name });
  expect(link("Terms of Service")).toHaveAttribute("href", "/terms-of-service");
  expect(link("Privacy Policy")).toHaveAttribute("href", "/privacy-policy");
});

test("[AUTH-17] [AUTH-42] [AUTH-43] a password of 6 characters is accepted and leads to the login", async () => {
  const account = { ...newAccount(), password: "kola56" };
  const page = await signUp(account);
  expect([page.url, page.toast]).toEqual(["/login?signed-up=yes", checkYourEmail]);
  expect(await readMail(site.services, account.email)).toMatchObject([{ template: "verify-email" }]);
});

test("after registering, the page says what to do next, and sends the link again", async () => {
  const account = newAccount();
  const visitor = openVisitor(site);
  const page = await visitor.click(fillForm(await visitor.open("/register"), account));
  expect(within(page.main).getByRole("heading", { level: 1 })).toHaveTextContent("Check your inbox.");
  const steps = within(within(page.main).getByRole("region", { name: "Your account is almost ready" }));
  expect(steps.getAllByRole("listitem")).toHaveLength(3);
  expect(steps.getByRole("link", { name: "Sign up again" })).toHaveAttribute("href", "/register");
  fill(steps.getByLabelText("Your email"), account.email);
  const sent = await visitor.click(steps.getByRole("button", { name: "Send the link again" }));
  expect(sent.toast).toContain("Check your email");
  expect(await readMail(site.services, account.email)).toMatchObject([
    { template: "verify-email" },
    { template: "verify-email" },
  ]);
  const login = await openVisitor(site).open("/login");
  expect(login.main).not.toHaveTextContent("almost ready");
});

test.each([
  ["AUTH-13", "username"],
  ["AUTH-14", "email"],
  ["AUTH-15", "password"],
])("[%s] without %s, neither the form nor the API creates an account", async (_id, field) => {
  const account = { ...newAccount(), [field]: "" };
  const visitor = openVisitor(site);
  const button = fillForm(await visitor.open("/register"), account);
  await expect(visitor.click(button)).rejects.toThrow(`name="${field}"`);
  const response = await visitor.request("/api/v1/auth/sign-up", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  expect(response.status).toBe(400);
  const values = [account.username, account.email];
  const users = await site.queryDatabase("select from users where name = $1 or email = $2", values);
  expect(users).toEqual([]);
});

test("[AUTH-16] [AUTH-45] a password of 5 characters is refused, and the rest of the form is kept", async () => {
  const account = { ...newAccount(), password: "kola5" };
  const page = await signUp(account);
  expect([page.status, page.url]).toEqual([400, "/register"]);
  expect(page.getByLabelText("Password")).toHaveAccessibleDescription("Use at least 6 characters.");
  // The error replaces the hint.
  expect(page.queryByText("At least 6 characters.")).toBeNull();
  expect(page.getByLabelText("Username")).toHaveValue(account.username);
  expect(page.getByLabelText("Email")).toHaveValue(account.email);
});

test("[AUTH-45] a taken username and a common password are refused next to their fields", async () => {
  const { username } = await makePerson(site.services);
  const taken = await signUp({ ...newAccount(), username });
  expect(taken.status).toBe(409);
  expect(taken.getByLabelText("Username")).toHaveAccessibleDescription(
    "That username is taken. Please choose another one.",
  );
  const common = await signUp({ ...newAccount(), password: "password1" });
  expect(common.status).toBe(400);
  expect(common.getByLabelText("Password")).toHaveAccessibleDescription(
    "That password is on every list of common ones. Please choose another.",
  );
});

test("[AUTH-42] an email that has an account gets the same response, and its owner an email", async () => {
  const { email } = await makePerson(site.services);
  const page = await signUp({ ...newAccount(), email });
  expect([page.url, page.toast]).toEqual(["/login?signed-up=yes", checkYourEmail]);
  expect(await readMail(site.services, email)).toMatchObject([{ template: "already-registered" }]);
});
