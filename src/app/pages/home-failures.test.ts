import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const businessCount = /^[\d,]+ business(es)?$/;

/** Opens the home page while the app cannot read a table. */
async function openWithout(table: "categories" | "directory"): Promise<VisitedPage> {
  await site.queryDatabase(`revoke select on ${table} from ujamaa_app`);
  try {
    return await openVisitor(site).open("/");
  } finally {
    await site.queryDatabase(`grant select on ${table} to ujamaa_app`);
  }
}

function expectRest({ status, main, toast, getByRole }: VisitedPage) {
  expect([status, toast]).toEqual([200, ""]);
  expect(getByRole("region", { name: "Notifications" })).toHaveTextContent(/^$/);
  const rest = within(main);
  expect(rest.getByRole("searchbox", { name: "Search businesses" })).toBeVisible();
  expect(rest.getByRole("region", { name: "In numbers" })).toBeVisible();
  const hubs = rest.getByRole("region", { name: "Lifestyle" });
  expect(within(hubs).getAllByRole("article")).toHaveLength(3);
  expect(rest.getByRole("link", { name: "List Your Business" })).toBeVisible();
  expect(rest.getByRole("link", { name: "Join the Community" })).toBeVisible();
}

const categories = ({ main }: VisitedPage) =>
  within(within(main).getByRole("region", { name: "Browse by category" }));

test("[HOME-23] categories that fail to load lack only their counts: no toast, the rest renders", async () => {
  const healthy = await openVisitor(site).open("/");
  expect(categories(healthy).getAllByText(businessCount)).toHaveLength(6);

  const page = await openWithout("categories");
  expectRest(page);
  expect(categories(page).getAllByRole("heading", { level: 3 })).toHaveLength(6);
  expect(categories(page).queryAllByText(businessCount)).toEqual([]);
  const featured = within(page.main).getByRole("region", { name: /worth the trip/ });
  expect(within(featured).getAllByRole("article")).toHaveLength(3);
});

test("[HOME-29] featured businesses that fail to load are omitted: no toast, the rest renders", async () => {
  const page = await openWithout("directory");
  expectRest(page);
  expect(within(page.main).queryByRole("region", { name: /worth the trip/ })).toBeNull();
  expect(categories(page).getAllByRole("heading", { level: 3 })).toHaveLength(6);
});
