import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { check, openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const listOf = (page: VisitedPage) =>
  within(page.main).getByRole("region", { name: "Businesses on the map" });
const rowsOf = (page: VisitedPage) => within(listOf(page)).getAllByRole("listitem");
const titleOf = (page: VisitedPage) => textOf(page.main.querySelector("#on-the-map"));

test("without scripts shows a drawn map and a list, and its filters work", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/directory/map");
  expect(within(page.main).getAllByRole("link", { name: /near here$/ }).length).toBeGreaterThan(3);
  expect(rowsOf(page)).toHaveLength(24);
  expect(within(page.main).queryByText("50 or more in the state")).toBeNull();

  // The browser opens a popover without scripts.
  const filters = page.main.querySelector("[popover]") as HTMLElement;
  const opener = within(page.main).getByRole("button", { name: "Filters" });
  expect(opener).toHaveAttribute("popovertarget", filters.id);
  check(within(filters).getByRole("radio", { name: /^Comedian/ }));
  const comedians = await visitor.click(within(filters).getByRole("button", { name: "Show on the map" }));
  expect(comedians.url).toMatch(/^\/directory\/map\?.*category=Comedian/);
  expect(titleOf(comedians)).toMatch(/^\d+ businesses$/);
  expect(titleOf(comedians)).not.toBe(titleOf(page));
  for (const row of rowsOf(comedians)) expect(row).toHaveTextContent("Comedian");

  const list = await visitor.click(within(comedians.main).getByRole("link", { name: "List" }));
  expect(list.url).toBe("/directory?category=Comedian");
});

test("shows which place it is around, and a link to the whole country", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/directory/map?near=31401&radius=10");
  expect(page.main).toHaveTextContent("Around ZIP code 31401.");
  const country = within(page.main).getByRole("link", { name: "Show the whole country" });
  expect((await visitor.click(country)).url).toBe("/directory/map");
});

test("sends its tiles in parts", async () => {
  const response = await openVisitor(site).request("/map/us.pmtiles", { headers: { range: "bytes=0-6" } });
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toMatch(/^bytes 0-6\/\d+$/);
  expect(await response.text()).toBe("PMTiles");
});
