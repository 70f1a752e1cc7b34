import { within } from "@testing-library/dom";
import { expect, onTestFinished, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const setSwitch = (column: "is_built" | "is_on", name: string, value: boolean) =>
  site.queryDatabase(`update launch_switches set ${column} = $1 where name = $2`, [value, name]);

async function signInAdmin() {
  const visitor = openVisitor(site);
  await visitor.signIn(demoAccounts.admin);
  return visitor;
}

function rowOf({ main }: VisitedPage, name: string) {
  const toggle = within(main).getByRole("switch", { name });
  return { toggle, row: toggle.closest("tr") };
}

test("[ADMIN-02] an admin opens /admin and finds the launch switches, unfinished ones disabled", async () => {
  await setSwitch("is_built", "social_links", false);
  onTestFinished(async () => void (await setSwitch("is_built", "social_links", true)));
  const visitor = await signInAdmin();
  const admin = await visitor.open("/admin");
  expect([admin.url, admin.status]).toEqual(["/admin", 200]);
  const page = await visitor.click(within(admin.main).getByRole("link", { name: "Launch" }));
  expect([page.url, page.status]).toEqual(["/admin/launch", 200]);
  expect(within(page.main).getByRole("link", { name: "Launch" })).toHaveAttribute("aria-current", "page");
  const switches = within(page.main).getAllByRole("switch");
  expect(switches).toHaveLength(10);
  const unfinished = switches.filter((one) => textOf(one) === "Not built");
  expect(unfinished).toHaveLength(1);
  expect(unfinished[0]).toHaveAccessibleName("Social links");
  expect(unfinished[0]).toBeDisabled();
});

test("a switch is flipped without scripts, and its row shows who did it and when", async () => {
  const before = await site.queryDatabase<{ name: string; is_on: boolean }>(
    "select name, is_on from launch_switches where name = 'business_reviews'",
  );
  expect(before).toEqual([{ name: "business_reviews", is_on: false }]);
  onTestFinished(async () => void (await setSwitch("is_on", "business_reviews", false)));
  const visitor = await signInAdmin();
  let page = await visitor.open("/admin/launch");
  for (const state of ["on", "off"]) {
    page = await visitor.click(rowOf(page, "Business reviews").toggle);
    expect(page.toast).toBe(`Business reviews: ${state}`);
    const { toggle, row } = rowOf(page, "Business reviews");
    expect(toggle).toHaveAttribute("aria-checked", String(state === "on"));
    const [flip] = await site.queryDatabase<{ at: Date }>(
      "select at from audit_log where subject_id = 'business_reviews' order by id desc limit 1",
    );
    const day = flip?.at.toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
    expect(row).toHaveTextContent(`Amaya Admin turned it ${state} ${day}, `);
    expect(row?.querySelector("time")).toHaveAttribute("datetime", flip?.at.toISOString());
  }
});
