import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor } from "#testing/visitor.ts";

const site = setUpDemoSite();

test("without scripts the trip page explains that a trip needs an account or JavaScript", async () => {
  const page = await openVisitor(site).open("/trip");
  expect(page.main).toHaveTextContent(
    "Without an account a trip is kept in the browser, which needs JavaScript.",
  );
  expect(within(page.main).getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    "/login?returnTo=%2Ftrips",
  );
});

test("without scripts the button that adds to a trip leads to log in", async () => {
  const [business] = await site.queryDatabase<{ id: string }>(
    "select id from businesses where name = 'Northstar Looms' order by id limit 1",
  );
  const visitor = openVisitor(site);
  const page = await visitor.open(`/business/${business?.id}`);
  const [add] = within(page.main).getAllByRole("button", { name: /^Add to trip/ });
  const login = await visitor.click(add as HTMLElement);
  expect(login.url).toBe(`/login?returnTo=%2Fbusiness%2F${business?.id}`);
});
