import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor } from "#testing/visitor.ts";

const site = setUpDemoSite();
const logOut = { method: "POST", body: new URLSearchParams() };

test("[AUTH-50] [AUTH-51] a logout beyond the network's limit is refused with the reason, and the session stays", async () => {
  const visitor = openVisitor(site);
  await visitor.signIn(await makePerson(site.services));
  // Uses up the network's write limit without this session's cookie.
  const neighbor = openVisitor(site, { ip: visitor.ip });
  for (let write = 0; write < 60; write++) await neighbor.request("/logout", logOut);

  const refused = await visitor.open("/logout", logOut);
  expect(refused.toast).toBe("Sign out Failed Too many tries. Please try again in a minute.");
  expect(refused.getByRole("button", { name: "Account" })).toBeVisible();
});

test("a logout leads home and ends the session", async () => {
  const visitor = openVisitor(site);
  await visitor.signIn(await makePerson(site.services));
  const page = await visitor.open("/logout", logOut);
  expect(page.url).toBe("/");
  expect(page.queryByRole("button", { name: "Account" })).toBeNull();
  expect((await visitor.open("/dashboard")).url).toMatch(/^\/login\?/);
});
