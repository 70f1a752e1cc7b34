import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const categories = new Map([
  ["Food & Beverage", "🍽️"],
  ["Beauty & Cosmetics", "💄"],
  ["Fashion & Lifestyle", "👗"],
  ["Technology & Innovation", "💻"],
  ["Entertainment", "🎬"],
  ["Music", "🎵"],
]);

const region = ({ main }: VisitedPage, name: string | RegExp) => within(main).getByRole("region", { name });
const categoryRows = (page: VisitedPage) => region(page, "Browse by category");
const featured = (page: VisitedPage) => region(page, /worth the trip/);
const searchBox = ({ main }: VisitedPage) =>
  within(main).getByRole<HTMLInputElement>("searchbox", { name: "Search businesses" });
const paramsOf = ({ url }: VisitedPage) => [...new URL(url, "http://localhost").searchParams];

test("[HOME-01] the home page is public and describes itself to search engines", async () => {
  const { status, document, getByRole } = await openVisitor(site).open("/");
  expect(status).toBe(200);
  expect(getByRole("heading", { level: 1 })).toHaveTextContent(/^Every day is market day\.$/);
  expect(document.title).toBe("Black-owned businesses, events, travel and culture · Ujamaa");
  const description = document.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
  expect(description).not.toBe("");
  expect(description.length).toBeLessThanOrEqual(160);
  const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
  expect(canonical).toBe("http://localhost/");
  expect(document.querySelectorAll("meta[property='og:title']")).toHaveLength(1);
});

test("[HOME-02] [HOME-03] [HOME-05] the hero search opens the directory with the text, & and spaces intact", async () => {
  const visitor = openVisitor(site);
  for (const text of ["bakery", "tea & cake"]) {
    const page = await visitor.open("/");
    fill(searchBox(page), text);
    const directory = await visitor.click(within(page.main).getByRole("button", { name: "Search" }));
    expect(directory.url).toMatch(/^\/directory\?/);
    expect(paramsOf(directory)).toEqual([["search", text]]);
    expect(directory.status).toBe(200);
  }
});

test.each([
  ["HOME-06", ""],
  ["HOME-07", "   "],
])("[%s] the browser does not submit the hero search while it contains %j", async (_id, blank) => {
  const page = await openVisitor(site).open("/");
  const field = searchBox(page);
  fill(field, blank);
  expect(field.form?.checkValidity()).toBe(false);
  fill(field, "a");
  expect(field.form?.checkValidity()).toBe(true);
  expect(field.form).not.toHaveAttribute("novalidate");
});

test("[HOME-08] [HOME-09] [HOME-10] three stats are shown", async () => {
  const stats = within(region(await openVisitor(site).open("/"), "In numbers"));
  expect(textsOf(stats.getAllByRole("definition"))).toEqual(["1,000+", "50+", "25K+"]);
  expect(textsOf(stats.getAllByRole("term"))).toEqual(["businesses", "cities", "members"]);
});

test("[HOME-11] [HOME-13] [HOME-14] [HOME-15] [HOME-16] [HOME-17] [HOME-18] [HOME-19] [HOME-20] the grid shows these six categories, each with its emoji, its count and a link to its list", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/");
  const headings = within(categoryRows(page)).getAllByRole("heading", { level: 3 });
  expect(textsOf(headings)).toEqual([...categories.keys()]);
  for (const heading of headings) {
    const name = textOf(heading);
    const row = heading.closest(".row");
    expect(row).toHaveTextContent(categories.get(name) ?? "no emoji");
    expect(row).toHaveTextContent(/[\d,]+ business(es)?$/);
    const href = within(heading).getByRole("link").getAttribute("href") ?? "";
    expect(href).toMatch(/^\/directory\?/);
    expect([...new URL(href, "http://localhost").searchParams]).toEqual([["category", name]]);
  }
  const [food] = headings as [HTMLElement];
  const [count] = /[\d,]+ business(es)?$/.exec(textOf(food.closest(".row"))) ?? ["no count"];
  const list = await visitor.click(within(food).getByRole("link"));
  expect(paramsOf(list)).toEqual([["category", "Food & Beverage"]]);
  expect(list.main.querySelector("#results")).toHaveTextContent(count);
});

test("[HOME-24] [HOME-26] [HOME-28] at most three featured businesses are shown, each with a picture or its cloth and a link to its page", async () => {
  const visitor = openVisitor(site);
  const cards = within(featured(await visitor.open("/"))).getAllByRole("article");
  expect(cards.length).toBeLessThanOrEqual(3);
  for (const card of cards) {
    const [cover] = card.querySelectorAll("img");
    const picture = await visitor.request(cover?.getAttribute("src") ?? "");
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toMatch(/^image\/(?:webp|svg\+xml)/);
    const link = within(card).getByRole("link");
    const business = await visitor.click(link);
    expect(business.url).toMatch(/^\/business\/[0-9a-f-]{36}$/);
    expect(business.status).toBe(200);
    expect(business.getByRole("heading", { level: 1 })).toHaveTextContent(textOf(link));
  }
});

test("[HOME-30] [HOME-31] [HOME-32] [HOME-33] exactly three lifestyle hubs list items and link to their sections", async () => {
  const page = await openVisitor(site).open("/");
  const hubs = within(region(page, "Lifestyle")).getAllByRole("article");
  const expected = [
    ["Travel", "Plan a trip", "/travel", /^\/travel-guides\/[0-9a-f-]{36}$/],
    ["Events", "See the calendar", "/events", /^\/event\/[0-9a-f-]{36}$/],
    ["Entertainment", "Meet the artists", "/entertainment", /^\/artist\/[0-9a-f-]{36}$/],
  ] as const;
  expect(hubs.map((hub) => textOf(within(hub).getByRole("heading")))).toEqual(expected.map(([name]) => name));
  for (const [index, [name, action, path, item]] of expected.entries()) {
    const hub = within(hubs[index] as HTMLElement);
    const lines = hub.getAllByRole("listitem");
    expect(lines, name).toHaveLength(3);
    for (const line of lines) {
      expect(within(line).getByRole("link")).toHaveAttribute("href", expect.stringMatching(item));
      expect(line).not.toHaveTextContent(/Other$/);
    }
    expect(hub.getByRole("link", { name: action })).toHaveAttribute("href", path);
  }
});

test.each([
  [
    "[HOME-34] List Your Business",
    "List Your Business",
    "/claim-business",
    "/login?returnTo=%2Fclaim-business",
  ],
  ["[HOME-35] Join the Community", "Join the Community", "/register", "/register"],
  ["a text link", "Wealth and empowerment", "/wealth-and-empowerment", "/wealth-and-empowerment"],
])("%s leads a visitor from the home page to its page", async (_ids, name, href, arrivesAt) => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/");
  // The only one on the page, so it is not in the hubs.
  const link = within(page.main).getByRole("link", { name });
  expect(link).toHaveAttribute("href", href);
  expect(region(page, "Lifestyle")).not.toContainElement(link);
  const target = await visitor.click(link);
  expect([target.url, target.status]).toEqual([arrivesAt, 200]);
});

test("the five bolts link to the sections", async () => {
  const visitor = openVisitor(site);
  const { main } = await visitor.open("/");
  const bolts = within(within(main).getByRole("navigation", { name: "Sections" })).getAllByRole("link");
  expect(textsOf(bolts)).toEqual(["Directory", "Store", "Travel", "Events", "Entertainment"]);
  for (const bolt of bolts) expect(bolt).toHaveAttribute("href", `/${textOf(bolt).toLowerCase()}`);
  const events = await visitor.click(bolts[3] as HTMLElement);
  expect([events.url, events.status]).toEqual(["/events", 200]);
});
