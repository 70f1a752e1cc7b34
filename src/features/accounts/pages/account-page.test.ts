import { randomBytes } from "node:crypto";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { check, fill, openVisitor, type VisitedPage } from "#testing/visitor.ts";
import { mailEmailChange } from "../jobs/mail-email-change.server.ts";
import { readMail, readToken } from "../mail-for-tests.ts";

const site = setUpDemoSite();
const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0 Safari/537.36";
const region = (page: VisitedPage, name: string) => within(page.getByRole("region", { name }));
const headingOf = (page: VisitedPage) => page.getByRole("heading", { level: 1 });

async function openAccount() {
  const person = await makePerson(site.services);
  const visitor = openVisitor(site);
  await visitor.signIn(person);
  return { person, visitor, page: await visitor.open("/account") };
}

test("a new name is shown at once", async () => {
  const { person, visitor, page } = await openAccount();
  expect(page.document.title).toBe("Your account · Ujamaa");
  expect(headingOf(page)).toHaveTextContent(person.username);
  const name = `Renée ${person.username}`;
  fill(region(page, "Name").getByLabelText("Username"), name);
  const saved = await visitor.click(page.getByRole("button", { name: "Save name" }));
  expect([saved.url, headingOf(saved).textContent]).toEqual(["/account#name", name]);
});

test("lists the devices, and logs out one or all others", async () => {
  const { person, visitor } = await openAccount();
  const other = openVisitor(site, { headers: { "user-agent": chrome } });
  const third = openVisitor(site);
  for (const device of [other, third]) await device.signIn(person);
  const listDevices = (page: VisitedPage) => region(page, "Devices").getAllByRole("listitem");

  const page = await visitor.open("/account");
  expect(listDevices(page)).toHaveLength(3);
  expect(listDevices(page)[0]).toHaveTextContent("This device");
  const signOutChrome = region(page, "Devices").getByRole("button", { name: /^Sign out Chrome/ });
  const fewer = await visitor.click(signOutChrome);
  expect(listDevices(fewer)).toHaveLength(2);
  expect((await other.open("/account")).url).toMatch(/^\/login\?/);

  const alone = await visitor.click(fewer.getByRole("button", { name: "Sign out everywhere else" }));
  expect(listDevices(alone)).toHaveLength(1);
  expect((await third.open("/account")).url).toMatch(/^\/login\?/);
  expect((await visitor.open("/account")).url).toBe("/account");
});

test("a new email is used once the link sent to it is confirmed", async () => {
  const { person, visitor, page } = await openAccount();
  const email = `renee-${randomBytes(4).toString("hex")}@example.com`;
  const form = region(page, "Email");
  fill(form.getByLabelText("New email"), email);
  fill(form.getByLabelText("Your password"), person.password);
  const requested = await visitor.click(form.getByRole("button", { name: "Change email" }));
  expect(requested.getByRole("region", { name: "Email" })).toHaveTextContent(`We sent a link to ${email}.`);

  const jobs = await site.queryDatabase(
    "select from pgboss.job where name = 'accounts.mail-email-change' and data->>'userId' = $1",
    [person.id],
  );
  expect(jobs).toHaveLength(1);
  await mailEmailChange(site.services, { userId: person.id }, { id: `test-${person.id}` });
  const toOld = await readMail(site.services, person.email);
  expect(toOld).toMatchObject([{ template: "email-changing" }]);
  expect(await readMail(site.services, email)).toMatchObject([{ template: "confirm-email" }]);
  const confirm = await visitor.open(`/confirm-email?token=${await readToken(site.services, email)}`);
  const done = await visitor.click(confirm.getByRole("button", { name: "Use the new address" }));
  expect(done.getByRole("region", { name: "Email" })).toHaveTextContent(`Your email is ${email}.`);
});

test("a new password requires the current one", async () => {
  const { person, visitor, page } = await openAccount();
  const change = (from: VisitedPage, current: string) => {
    const form = region(from, "Password");
    fill(form.getByLabelText("Current password"), current);
    fill(form.getByLabelText("New password"), "a-new-calabash");
    return visitor.click(form.getByRole("button", { name: "Change password" }));
  };
  const refused = await change(page, "not-this-one");
  expect(refused.status).toBe(401);
  expect(region(refused, "Password").getByLabelText("Current password")).toHaveAccessibleDescription(
    "That is not your password.",
  );
  const changed = await change(refused, person.password);
  expect(changed.url).toBe("/account#password");
  await openVisitor(site).signIn({ email: person.email, password: "a-new-calabash" });
});

test("the data of the account is downloaded as a file", async () => {
  const { person, visitor, page } = await openAccount();
  const form = region(page, "Your data");
  fill(form.getByLabelText("Your password"), person.password);
  const file = await visitor.click(form.getByRole("button", { name: "Download as JSON" }));
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="my-data-[\d-]+\.json"$/);
});

test("a deleted account is gone, and its owner gets an email", async () => {
  const { person, visitor, page } = await openAccount();
  const form = region(page, "Delete your account");
  check(form.getByLabelText("Take my reviews, replies and events down too"));
  fill(form.getByLabelText("Your password"), person.password);
  const home = await visitor.click(form.getByRole("button", { name: "Delete my account" }));
  expect(home.url).toBe("/");
  expect(home.toast).toMatch(/^Account deleted Thank you/);
  expect(await readMail(site.services, person.email)).toMatchObject([
    { template: "account-deleted", data: { removesPosts: true } },
  ]);
  expect((await visitor.open("/account")).url).toMatch(/^\/login\?/);
  await expect(openVisitor(site).signIn(person)).rejects.toThrow("401");
});
