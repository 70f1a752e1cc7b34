import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const button = (page: VisitedPage, name: string) => within(page.main).getByRole("button", { name });

async function openAdmin() {
  const person = await makePerson(site.services, { isAdmin: true });
  const visitor = openVisitor(site);
  await visitor.signIn(person);
  return { ...visitor, person };
}
type Admin = Awaited<ReturnType<typeof openAdmin>>;

/** Finds a member by the beginning of the email and opens their page. */
async function openMember(admin: Admin, member: TestPerson) {
  const list = await admin.open("/admin/members");
  fill(list.getByRole("searchbox", { name: "Search members" }), member.email.slice(0, -4));
  const found = await admin.click(button(list, "Search"));
  const page = await admin.click(found.getByRole("link", { name: `Open ${member.username}` }));
  expect(within(page.main).getByRole("heading", { level: 2 })).toHaveTextContent(member.username);
  return page;
}

function sendBan(admin: Admin, page: VisitedPage, { username }: TestPerson, reason: string) {
  const ban = within(page.main).getByText("Ban", { selector: "summary" }).closest("details") as HTMLElement;
  fill(within(ban).getByLabelText("Reason"), reason);
  fill(within(ban).getByLabelText("How long"), "A week");
  return admin.click(within(ban).getByRole("button", { name: `Ban ${username}` }));
}

async function logIn({ email, password }: TestPerson) {
  const visitor = openVisitor(site);
  const page = await visitor.open("/login");
  fill(page.getByLabelText("Email"), email);
  fill(page.getByLabelText("Password"), password);
  return visitor.click(button(page, "Log in"));
}

const readMail = (email: string) =>
  site.queryDatabase<{ template: string; data: object }>(
    "select template, data from mail_outbox where recipient = $1 order by created_at",
    [email],
  );

test("a ban ends sessions immediately, is explained, and can be lifted", async () => {
  const [admin, person] = [await openAdmin(), await makePerson(site.services)];
  const member = openVisitor(site);
  await member.signIn(person);
  expect((await member.open("/account")).url).toBe("/account");
  const page = await openMember(admin, person);
  expect(page.main).toHaveTextContent(person.email);
  const banned = await sendBan(admin, page, person, "Insults in replies");
  expect(banned.toast).toContain("Banned");
  expect(within(banned.main).getByRole("region", { name: "Written down lately" })).toHaveTextContent(
    `banned ${person.username}`,
  );

  expect((await member.open("/account")).url).toMatch(/^\/login\?/);
  const refused = await logIn(person);
  expect(refused.main).toHaveTextContent("This account is suspended. We emailed you the reason.");
  expect(refused.main).toHaveTextContent("write to hello@ujamaa.example");
  expect(await readMail(person.email)).toMatchObject([
    { template: "account-banned", data: { reason: "Insults in replies" } },
  ]);

  const lifted = await admin.click(button(banned, `Lift the ban of ${person.username}`));
  expect(lifted.toast).toContain("Ban lifted");
  expect((await readMail(person.email)).map(({ template }) => template)).toEqual([
    "account-banned",
    "account-unbanned",
  ]);
  expect((await logIn(person)).url).toMatch(/^\/dashboard/);
});

test("without scripts, an action after 30 minutes waits for the password and is sent by another press", async () => {
  const [admin, person] = [await openAdmin(), await makePerson(site.services)];
  await site.queryDatabase(
    "update auth_sessions set confirmed_at = now() - interval '31 minutes' where user_id = $1",
    [admin.person.id],
  );
  const page = await openMember(admin, person);
  const requested = await sendBan(admin, page, person, "Kept while the password was asked for");
  expect(requested.url).toMatch(/^\/account\/confirm\?/);
  fill(requested.getByLabelText("Your password"), admin.person.password);
  const offered = await admin.click(button(requested, "Confirm"));
  const done = await admin.click(button(offered, "Send it now"));
  expect(done.url).toMatch(/^\/admin\/members\//);
  expect(within(done.main).getByRole("region", { name: "Facts" })).toHaveTextContent(
    "Kept while the password was asked for",
  );
});
