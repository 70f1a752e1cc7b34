import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor } from "#testing/visitor.ts";
import { readMail, readToken } from "../mail-for-tests.ts";

const site = setUpDemoSite();

test("a new password for a forgotten one ends the sessions of all devices", async () => {
  const person = await makePerson(site.services);
  const elsewhere = openVisitor(site);
  await elsewhere.signIn(person);
  expect((await elsewhere.open("/dashboard")).url).toBe("/dashboard");

  const visitor = openVisitor(site);
  const login = await visitor.open("/login");
  const forgot = await visitor.click(login.getByRole("link", { name: "Forgot your password?" }));
  expect(forgot.document.title).toBe("Forgot your password? · Ujamaa");
  fill(forgot.getByLabelText("Email"), person.email);
  const requested = await visitor.click(forgot.getByRole("button", { name: "Send the link" }));
  expect(requested.toast).toBe(
    "Check your email If this address has an account, a link to set a new password is on its way.",
  );
  const token = await readToken(site.services, person.email);
  expect(await readMail(site.services, person.email)).toMatchObject([{ template: "reset-password" }]);

  const form = await visitor.open(`/reset-password?token=${token}`);
  expect(form.document.title).toBe("Set a new password · Ujamaa");
  fill(form.getByLabelText("New password"), "a-new-calabash");
  const changed = await visitor.click(form.getByRole("button", { name: "Save the password" }));
  expect([changed.url, changed.toast]).toEqual([
    "/login",
    "Password changed Please log in with your new password.",
  ]);
  fill(changed.getByLabelText("Email"), person.email);
  fill(changed.getByLabelText("Password"), "a-new-calabash");
  const page = await visitor.click(within(changed.main).getByRole("button", { name: "Log in" }));
  expect(page.url).toBe("/dashboard");
  expect((await elsewhere.open("/dashboard")).url).toMatch(/^\/login\?/);
});

test("an unknown link is refused", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/reset-password?token=x");
  fill(page.getByLabelText("New password"), "a-new-calabash");
  const refused = await visitor.click(page.getByRole("button", { name: "Save the password" }));
  expect(refused.status).toBe(410);
  expect(refused.main).toHaveTextContent("This link has been used or has expired.");
});
