import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, type VisitedPage, type Visitor } from "#testing/visitor.ts";

const site = setUpDemoSite();

function logIn(
  visitor: Visitor,
  page: VisitedPage,
  { email, password }: { email: string; password: string },
) {
  fill(page.getByLabelText("Email"), email);
  fill(page.getByLabelText("Password"), password);
  return visitor.click(within(page.main).getByRole("button", { name: "Log in" }));
}

test("[SEC-01] [SEC-02] [SEC-03] [DASH-01] a page that requires a login redirects there and back", async () => {
  const visitor = openVisitor(site);
  const login = await visitor.open("/claim-business?search=tea");
  expect(login.url).toBe(`/login?${new URLSearchParams({ returnTo: "/claim-business?search=tea" })}`);
  const page = await logIn(visitor, login, await makePerson(site.services));
  expect(page.url).toBe("/claim-business?search=tea");
  expect((await openVisitor(site).open("/dashboard")).url).toMatch(/^\/login\?/);
});

test("[SEC-04] [SEC-05] [SEC-38] the admin pages redirect visitors to the login and members to their dashboard", async () => {
  const visitor = openVisitor(site);
  const login = await visitor.open("/admin");
  expect(login.url).toMatch(/^\/login\?/);
  // Even right after the login that the admin page required.
  expect((await logIn(visitor, login, demoAccounts.member)).url).toBe("/dashboard");
  for (const path of ["/admin", "/admin/reviews", "/admin/events?view=all"]) {
    expect((await openVisitor(site).open(path)).url).toMatch(/^\/login\?/);
    expect((await visitor.open(path)).url).toBe("/dashboard");
  }
  const data = await visitor.request("/admin.data");
  expect(data.status).not.toBe(200);
  expect(await data.text()).not.toContain("businesses");
});

test("[DASH-02] [DASH-03] [DASH-04] [DASH-05] [DASH-06] [DASH-07] a member's dashboard lists what is planned", async () => {
  const visitor = openVisitor(site);
  await visitor.signIn(await makePerson(site.services));
  const page = await visitor.open("/dashboard");
  expect([page.status, page.url]).toEqual([200, "/dashboard"]);
  expect(page.main).toHaveTextContent("coming soon");
  for (const tools of ["Analytics", "Customer", "Review", "Performance"])
    expect(within(page.main).getByRole("heading", { name: `${tools} tools` })).toBeVisible();
});
