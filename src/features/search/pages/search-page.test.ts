import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();

const field = (page: VisitedPage) =>
  within(page.main).getByRole("searchbox", { name: "Search everything" }) as HTMLInputElement;
const title = (page: VisitedPage) => within(page.main).getByRole("heading", { level: 1 });
const tabs = (page: VisitedPage) =>
  within(within(page.main).getByRole("navigation", { name: "Kinds of results" }));
const openTab = (page: VisitedPage) => tabs(page).getByRole("link", { current: "page" });
const businesses = (page: VisitedPage) =>
  within(within(page.main).getByRole("region", { name: /^Businesses/ }));
const link = (page: VisitedPage, name: string | RegExp) => within(page.main).getByRole("link", { name });
const queryLink = (page: VisitedPage, name: string | RegExp) =>
  within(page.main).queryByRole("link", { name });

test("the header links to a form, and the results show how the query was understood, part by part", async () => {
  const visitor = openVisitor(site);
  const home = await visitor.open("/");
  const form = await visitor.click(within(home.getByRole("banner")).getByRole("link", { name: "Search" }));
  expect(form.url).toBe("/search");
  fill(field(form), "coffee savanah");
  const page = await visitor.submit(field(form).form as HTMLFormElement);
  expect(page.url).toBe("/search?q=coffee+savanah");
  expect(page.document.title).toBe("coffee savanah, search · Ujamaa");
  expect(page.document.querySelector("meta[name=robots]")).toHaveAttribute(
    "content",
    expect.stringMatching(/noindex/),
  );
  expect(title(page)).toHaveTextContent(/^\d+ results?$/);
  expect(page.main).toHaveTextContent("Showing results for “Savannah” instead of “savanah”.");
  const cards = businesses(page).getAllByRole("article");
  for (const card of cards) expect(card).toHaveTextContent("Savannah, GA");

  const anywhere = await visitor.click(link(page, "Remove Savannah, Georgia"));
  expect(anywhere.url).toBe("/search?q=coffee+savanah&without=place");
  expect(queryLink(anywhere, /^Remove Savannah/)).toBeNull();
  expect(field(anywhere)).toHaveValue("coffee savanah");
  const exact = await visitor.click(link(anywhere, /^Search the exact words/));
  expect(exact.url).toBe("/search?q=coffee+savanah&exact=1");
  expect(queryLink(exact, /^Remove/)).toBeNull();
});

test("results are in tabs with counts, which link to the list of each feature", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/search?q=savannah");
  expect(openTab(page)).toHaveTextContent("Everything");
  expect(within(page.main).getByRole("region", { name: "Savannah, Georgia" })).toBeVisible();
  const tab = tabs(page).getByRole("link", { name: /^Businesses/ });
  const total = Number(/\d+/.exec(textOf(tab))?.[0]);
  expect(businesses(page).getAllByRole("article").length).toBeLessThanOrEqual(6);

  const opened = await visitor.click(tab);
  expect(opened.url).toBe("/search?q=savannah&tab=businesses");
  expect(openTab(opened)).toHaveTextContent("Businesses");
  expect(businesses(opened).getAllByRole("article")).toHaveLength(Math.min(24, total));
  const all = await visitor.click(businesses(opened).getByRole("link", { name: /in the directory$/i }));
  expect(all.url).toMatch(/^\/directory\?near=Savannah%2C\+Georgia/);
});

test("a search that finds nothing offers the lists, and a tab without results shows everything", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/search?q=xqzvkjw");
  expect(title(page)).toHaveTextContent(/^No results yet$/);
  expect(page.main).toHaveTextContent("Nothing matches “xqzvkjw”.");
  expect(within(page.main).getByRole("link", { name: /^Directory/ })).toHaveAttribute("href", "/directory");
  expect(openTab(await visitor.open("/search?q=savannah&tab=help"))).toHaveTextContent("Everything");
});

test("without a query, the page suggests searches", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/search");
  expect(title(page)).toHaveTextContent(/^Search everything$/);
  const words = within(within(page.main).getByText("Try today:").parentElement as HTMLElement);
  const found = await visitor.click(words.getAllByRole("link")[0] as HTMLElement);
  expect(title(found)).toHaveTextContent(/^[\d,]+\+? results?$/);
});

test("“near me” asks for a place, which stays across tabs until it is removed", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/search?q=coffee+near+me");
  const place = within(page.main).getByLabelText("City or ZIP code") as HTMLInputElement;
  fill(place, "Savannah");
  const near = await visitor.submit(place.form as HTMLFormElement);
  expect(within(near.main).queryByRole("heading", { name: "Near where?" })).toBeNull();
  expect(link(near, "Remove Savannah, Georgia")).toBeVisible();
  const tab = await visitor.click(tabs(near).getByRole("link", { name: /^Businesses/ }));
  expect(tab.url).toMatch(/tab=businesses/);
  const removed = await visitor.click(link(tab, "Remove Savannah, Georgia"));
  expect(removed.url).toMatch(/without=place/);
});

test("“near me” with a position lists the closest, until it is removed", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/search?q=coffee+near+me&lat=33.75&lng=-84.39");
  expect(within(page.main).queryByRole("heading", { name: "Near where?" })).toBeNull();
  expect(businesses(page).getAllByRole("article")[0]).toHaveTextContent(", GA");
  const removed = await visitor.click(link(page, "Remove near me"));
  expect(removed.url).not.toMatch(/lat=/);
});

test("the directory shows matching names, then related businesses", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/directory?search=food+savannah");
  expect(page.main).toHaveTextContent("No business has “food savannah” in its name.");
  expect(within(page.main).queryByText("Clear filters")).toBeNull();
  const also = within(
    within(page.main).getByRole("region", { name: "Also showing Food & Beverage in Savannah, Georgia" }),
  );
  const cards = also.getAllByRole("article");
  expect(cards.length).toBeLessThanOrEqual(6);
  expect(cards[0]).toHaveTextContent("Savannah, GA");
  const all = await visitor.click(also.getByRole("link", { name: /^Everything for/ }));
  expect(all.url).toBe("/search?q=food+savannah");
  const byName = await visitor.open("/directory?search=saffron");
  expect(byName.main).not.toHaveTextContent("Also showing");
});
