import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor } from "#testing/visitor.ts";
import { withSwitchOn } from "#testing/with-switch-on.ts";

const site = setUpDemoSite();
test("owners see and download the visits of their page", () =>
  withSwitchOn(site, "business_dashboard", async () => {
    const owner = await makePerson(site.services);
    const [business] = await site.queryDatabase<{ id: string }>(
      "insert into businesses (name, owner_id) values ('Saffron & Smoke', $1) returning id",
      [owner.id],
    );
    const path = `/dashboard/${business?.id}/figures`;
    const visitor = openVisitor(site);
    await visitor.signIn(owner);
    const empty = await visitor.open(path);
    expect(empty.main).toHaveTextContent("Insights start with the first visit.");

    await site.queryDatabase(
      "insert into business_visits (business_id, kind, hour, visitor) values ($1, 'view', date_trunc('hour', now()), decode(repeat('01', 16), 'hex'))",
      [business?.id],
    );
    const page = await visitor.open(path);
    expect(page.document.title).toBe("Your insights · Ujamaa");
    expect(within(page.main).getByRole("link", { name: /^Views/ })).toHaveTextContent(/^Views1/);
    const csv = within(page.main).getByRole("link", { name: "Download CSV" }).getAttribute("href") ?? "";
    const file = await visitor.request(csv);
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect((await file.text()).trim().split("\r\n").at(-1)).toMatch(/^\d{4}-\d\d-\d\d,1,0,0,0$/);
  }));
