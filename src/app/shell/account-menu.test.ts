import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();

async function signIn(account: { email: string; password: string }) {
  const visitor = openVisitor(site);
  await visitor.signIn(account);
  return visitor;
}

const banner = (page: VisitedPage) => within(page.getByRole("banner"));
const accountButton = (page: VisitedPage) => banner(page).queryByRole("button", { name: "Account" });
const accountMenu = (page: VisitedPage) => banner(page).getByRole("menu", { name: "Account" });
/** On phones. */
const mobileMenu = (page: VisitedPage) => banner(page).getByRole("navigation", { name: "Menu" });

test("[SHELL-18] [SHELL-19] a visitor sees Login and Sign Up, and no avatar", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/travel");
  expect(accountButton(page)).toBeNull();
  // Each is in the header and in the mobile menu.
  for (const [name, path] of [
    ["Login", "/login"],
    ["Sign Up", "/register"],
  ] as const) {
    const links = banner(page).getAllByRole("link", { name });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute("href", path);
    const target = await visitor.click(links[0] as HTMLElement);
    expect([target.url, target.status]).toEqual([path, 200]);
  }
});

test("[SHELL-20] [SHELL-21] [SHELL-22] [SHELL-24] [SHELL-25] [SHELL-26] a member sees an avatar with their initial and its menu", async () => {
  const visitor = await signIn(demoAccounts.member);
  const page = await visitor.open("/travel");
  expect(banner(page).queryByRole("link", { name: "Login" })).toBeNull();
  expect(banner(page).queryByRole("link", { name: "Sign Up" })).toBeNull();
  expect(accountButton(page)).toHaveTextContent(/^M$/);
  const menu = accountMenu(page);
  expect(accountButton(page)).toHaveAttribute("popovertarget", menu.id);
  expect(menu).toHaveAttribute("popover", "auto");
  expect(menu).toHaveTextContent(demoAccounts.member.email);
  const entries = within(menu).getAllByRole("menuitem");
  expect(textsOf(entries)).toEqual([
    "Dashboard",
    "Trips",
    "Orders",
    "Saved events",
    "Your account",
    "Log out",
  ]);
  const dashboard = await visitor.click(entries[0] as HTMLElement);
  expect([dashboard.url, dashboard.status]).toEqual(["/dashboard", 200]);
});

test("[SHELL-27] Log out ends the session and returns home without scripts", async () => {
  const visitor = await signIn(demoAccounts.member);
  const page = await visitor.open("/travel");
  const home = await visitor.click(within(accountMenu(page)).getByRole("menuitem", { name: "Log out" }));
  expect(home.url).toBe("/");
  expect(accountButton(home)).toBeNull();
  expect(banner(home).getAllByRole("link", { name: "Login" })).toHaveLength(2);
  expect((await visitor.open("/dashboard")).url).toMatch(/^\/login\?/);
});

test("[SHELL-29] [SHELL-30] [SHELL-31] a member has Dashboard and Sign Out in the mobile menu", async () => {
  const visitor = await signIn(demoAccounts.member);
  const page = await visitor.open("/travel");
  const dashboard = await visitor.click(within(mobileMenu(page)).getByRole("link", { name: "Dashboard" }));
  expect([dashboard.url, dashboard.status]).toEqual(["/dashboard", 200]);
  const button = banner(dashboard).getByRole("button", { name: "Sign Out" });
  expect(mobileMenu(dashboard).closest("[popover]")).toContainElement(button);
  const home = await visitor.click(button);
  expect(home.url).toBe("/");
  expect((await visitor.open("/dashboard")).url).toMatch(/^\/login\?/);
});

test("only an admin has the link to the admin area, in both menus", async () => {
  const ofMember = await (await signIn(demoAccounts.member)).open("/travel");
  expect(within(accountMenu(ofMember)).queryByRole("menuitem", { name: "Admin" })).toBeNull();
  expect(within(mobileMenu(ofMember)).queryByRole("link", { name: "Admin" })).toBeNull();

  const admin = await signIn(demoAccounts.admin);
  const page = await admin.open("/travel");
  for (const link of [
    within(accountMenu(page)).getByRole("menuitem", { name: "Admin" }),
    within(mobileMenu(page)).getByRole("link", { name: "Admin" }),
  ]) {
    const target = await admin.click(link);
    expect([target.url, target.status]).toEqual(["/admin", 200]);
  }
});
