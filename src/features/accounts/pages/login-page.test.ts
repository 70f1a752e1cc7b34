import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, type VisitedPage, type Visitor } from "#testing/visitor.ts";
import { readMail } from "../mail-for-tests.ts";

const site = setUpDemoSite();
const button = (page: VisitedPage) => within(page.main).getByRole("button", { name: "Log in" });

function logIn(
  visitor: Visitor,
  page: VisitedPage,
  { email, password }: { email: string; password: string },
) {
  fill(page.getByLabelText("Email"), email);
  fill(page.getByLabelText("Password"), password);
  return visitor.click(button(page));
}

test("[AUTH-01] [AUTH-05] [AUTH-06] [AUTH-07] [AUTH-08] shows a visitor the form, which is not sent without email or password", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/login");
  expect([page.status, page.url]).toEqual([200, "/login"]);
  expect(page.document.title).toBe("Log in · Ujamaa");
  await expect(logIn(visitor, page, { email: "", password: "kola-nut" })).rejects.toThrow('name="email"');
  const withoutPassword = { email: "ama@example.com", password: "" };
  await expect(logIn(visitor, page, withoutPassword)).rejects.toThrow('name="password"');
});

test("[AUTH-48] a wrong password and an unknown email get the same message, and the email is kept", async () => {
  const { email } = await makePerson(site.services);
  for (const address of [email, `nobody-${email}`]) {
    const visitor = openVisitor(site);
    const page = await logIn(visitor, await visitor.open("/login"), {
      email: address,
      password: "wrong-one",
    });
    expect(page.status).toBe(401);
    expect(page.getByLabelText("Password")).toHaveAccessibleDescription(
      "That email and password do not match.",
    );
    expect(page.getByLabelText("Email")).toHaveValue(address);
    expect(page.queryByRole("button", { name: "Account" })).toBeNull();
  }
});

test("[AUTH-03] [AUTH-04] [AUTH-27] [AUTH-41] opens a session that later requests keep", async () => {
  const visitor = openVisitor(site);
  const page = await logIn(visitor, await visitor.open("/login"), await makePerson(site.services));
  expect([page.url, page.toast]).toEqual([
    "/dashboard",
    "Login Successful! Welcome back! You are now logged in.",
  ]);
  for (const path of ["/dashboard", "/login", "/register"]) {
    const again = await visitor.open(path);
    expect(again.url).toBe("/dashboard");
    expect(again.getByRole("button", { name: "Account" })).toBeVisible();
    expect(within(again.getByRole("banner")).queryByRole("link", { name: "Login" })).toBeNull();
  }
});

test("an account whose email is not verified is refused, and can ask for the link again", async () => {
  const person = await makePerson(site.services, { isVerified: false });
  const visitor = openVisitor(site);
  const refused = await logIn(visitor, await visitor.open("/login"), person);
  expect(refused.status).toBe(403);
  expect(refused.main).toHaveTextContent("Please verify your email first. We sent you a link.");

  const page = await visitor.click(refused.getByRole("button", { name: "Send the link again" }));
  expect(page.url).toBe("/login");
  expect(page.toast).toBe("Check your email If an account waits for this address, a new link is on its way.");
  expect(await readMail(site.services, person.email)).toMatchObject([{ template: "verify-email" }]);
});
