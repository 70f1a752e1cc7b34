import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, type VisitedPage, type Visitor } from "#testing/visitor.ts";
import { readToken } from "../mail-for-tests.ts";

const site = setUpDemoSite();

/** An unverified account, and the path of its link. */
async function registerUnverified() {
  const person = await makePerson(site.services, { isVerified: false });
  const visitor = openVisitor(site);
  await visitor.open("/verify-email", {
    method: "POST",
    body: new URLSearchParams({ intent: "resend", email: person.email }),
  });
  const token = await readToken(site.services, person.email);
  return { person, link: `/verify-email?token=${token}` };
}

function verify(visitor: Visitor, page: VisitedPage, password: string) {
  fill(page.getByLabelText("Password"), password);
  return visitor.click(page.getByRole("button", { name: "Verify my email" }));
}

function logIn(visitor: Visitor, page: VisitedPage, { email, password }: TestPerson) {
  fill(page.getByLabelText("Email"), email);
  fill(page.getByLabelText("Password"), password);
  return visitor.click(within(page.main).getByRole("button", { name: "Log in" }));
}

test("the emailed link leads to a session, and a second press to the log-in", async () => {
  const { person, link } = await registerUnverified();
  const visitor = openVisitor(site);
  const verified = await verify(visitor, await visitor.open(link), person.password);
  expect([verified.url, verified.toast]).toEqual([
    "/dashboard",
    "Email verified Your account is ready. Welcome!",
  ]);
  expect(verified.getByRole("button", { name: "Account" })).toBeVisible();

  const later = openVisitor(site);
  const again = await later.open(link);
  expect(again.main).toHaveTextContent("Your email is verified already.");
  const login = await later.click(within(again.main).getByRole("link", { name: "Log in" }));
  expect(login.url).toBe("/login");
  expect((await logIn(later, login, person)).url).toBe("/dashboard");
});

test("a mailbox alone does not open an account that someone else created with its address", async () => {
  const { person: stranger, link } = await registerUnverified();
  const owner = openVisitor(site);
  const refused = await verify(owner, await owner.open(link), "not-the-strangers");
  expect(refused.status).toBe(401);
  expect(refused.getByLabelText("Password")).toHaveAccessibleDescription(
    expect.stringMatching(/^That is not the password chosen at sign-up\..*Forgot password/),
  );

  const form = await owner.click(refused.getByRole("button", { name: "Set a new password" }));
  expect(form.url).toMatch(/^\/reset-password\?token=/);
  fill(form.getByLabelText("New password"), "the-owners-own");
  const login = await owner.click(form.getByRole("button", { name: "Save the password" }));
  expect(login.toast).toBe("Password changed Please log in with your new password.");
  const rejected = await logIn(owner, login, stranger);
  expect(rejected.main).toHaveTextContent("That email and password do not match.");
  const page = await logIn(owner, rejected, { ...stranger, password: "the-owners-own" });
  expect(page.url).toBe("/dashboard");
});

test("a link that a mail scanner opened first still works", async () => {
  const { person, link } = await registerUnverified();
  const scanner = openVisitor(site);
  for (const method of ["GET", "HEAD"]) expect((await scanner.request(link, { method })).status).toBe(200);
  const visitor = openVisitor(site);
  expect((await verify(visitor, await visitor.open(link), person.password)).url).toBe("/dashboard");
});

test("an unknown link asks for the email, and sends a new link", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/verify-email?token=x");
  expect(page.document.title).toBe("Verify your email · Ujamaa");
  expect(page.main).toHaveTextContent("This link has been used or has expired.");
  fill(page.getByLabelText("Email"), "nobody-yet@example.com");
  const login = await visitor.click(page.getByRole("button", { name: "Send the link again" }));
  expect([login.url, login.toast]).toEqual([
    "/login",
    "Check your email If an account waits for this address, a new link is on its way.",
  ]);
});
