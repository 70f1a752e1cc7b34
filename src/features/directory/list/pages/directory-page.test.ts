import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const cardsOf = (page: VisitedPage) => within(page.main).getAllByRole("article");
const nameOf = (card: HTMLElement) => textOf(within(card).getByRole("heading"));
const totalOf = (page: VisitedPage) => textOf(page.main.querySelector("#results"));
const positionOf = (page: VisitedPage) => textOf(page.main.querySelector(".result-bar .position"));
const pathOf = (href: string | null | undefined) => href && new URL(href).pathname + new URL(href).search;
const canonicalOf = ({ document }: VisitedPage) =>
  pathOf(document.querySelector("link[rel=canonical]")?.getAttribute("href"));
const robotsOf = ({ document }: VisitedPage) =>
  document.querySelector("meta[name=robots]")?.getAttribute("content");

test("[DIR-01] the directory is public and describes itself to search engines", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/directory");
  expect(page.status).toBe(200);
  expect(page.document.title).toMatch(/^Directory of Black-owned businesses/);
  expect(cardsOf(page)).toHaveLength(24);
  expect(canonicalOf(page)).toBe("/directory");
  expect(robotsOf(page)).toBeUndefined();
  expect(robotsOf(await visitor.open("/directory?search=tea"))).toBe("noindex, follow");
});

test("the list of one category or one city has its landing page as canonical URL", async () => {
  const visitor = openVisitor(site);
  const category = await visitor.open("/directory?category=Food+%26+Beverage");
  expect(canonicalOf(category)).toBe("/directory/food-beverage");
  const city = await visitor.open("/directory?near=Atlanta");
  expect(canonicalOf(city)).toBe("/directory/in/atlanta-ga");
  const both = await visitor.open("/directory?near=Atlanta&category=Music");
  expect(canonicalOf(both)).toBe("/directory?category=Music");
  expect(robotsOf(both)).toBe("noindex, follow");
});

test("links to the pages of categories and cities, which are their own canonical URLs", async () => {
  const visitor = openVisitor(site);
  const follow = (page: VisitedPage, name: string) =>
    visitor.click(within(page.getByRole("navigation", { name: "Browse" })).getByRole("link", { name }));

  const directory = await visitor.open("/directory");
  const category = await follow(directory, "Music");
  expect(category.url).toBe("/directory/music");
  expect(canonicalOf(category)).toBe(category.url);

  const atlanta = await follow(directory, "Atlanta, Georgia");
  expect(atlanta.url).toBe("/directory/in/atlanta-ga");
  expect(atlanta.getByRole("heading", { level: 1 })).toHaveTextContent(/^Black-owned businesses in /);
  expect(canonicalOf(atlanta)).toBe(atlanta.url);

  const savannah = await follow(atlanta, "Savannah");
  expect(savannah.url).toBe("/directory/in/savannah-ga");
  expect(canonicalOf(savannah)).toBe(savannah.url);
});

test.each(["/directory", "/directory?state=Georgia", "/directory?search=a"])(
  "%s shows the same total above the list and next to all categories",
  async (path) => {
    const page = await openVisitor(site).open(path);
    const all = within(page.main).getByRole("radio", { name: /^All categories/ });
    const count = textOf(all.closest("label")?.querySelector(".choice-count"));
    expect(count).toMatch(/^[\d,]+\+?$/);
    expect(totalOf(page)).toBe(`${count} businesses`);
    expect(textsOf(within(page.main).getAllByRole("status"))).toContain(`${count} businesses`);
  },
);

test("pages show their position in the list and link to the next and the previous one", async () => {
  const visitor = openVisitor(site);
  const follow = (page: VisitedPage, name: string) =>
    visitor.click(within(page.main).getByRole("link", { name }));

  const first = await visitor.open("/directory?sort=name");
  expect(positionOf(first)).toMatch(/^1–24 of 1,0\d\d$/);
  expect(within(first.main).queryByRole("link", { name: "Previous" })).toBeNull();
  const names = cardsOf(first).map(nameOf);

  const second = await follow(first, "Next");
  expect(second.url).toContain("after=");
  expect(positionOf(second)).toMatch(/^25–48 of 1,0\d\d$/);
  const nextNames = cardsOf(second).map(nameOf);
  expect(nextNames.filter((name) => names.includes(name))).toEqual([]);

  const third = await follow(second, "Next");
  expect(third.url).toContain("trail=");
  expect(cardsOf(third).map(nameOf)).not.toEqual(nextNames);

  const backAtSecond = await follow(third, "Previous");
  expect(backAtSecond.url).not.toContain("trail=");
  expect(cardsOf(backAtSecond).map(nameOf)).toEqual(nextNames);

  const backAtFirst = await follow(backAtSecond, "Previous");
  expect(cardsOf(backAtFirst).map(nameOf)).toEqual(names);
  expect(within(backAtFirst.main).queryByRole("link", { name: "Previous" })).toBeNull();
});

test("[DIR-15] each card links to its business", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/directory");
  for (const card of cardsOf(page)) {
    const hrefs = within(card)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([expect.stringMatching(/^\/business\/[0-9a-f-]{36}$/)]);
  }
  const [card] = cardsOf(page) as [HTMLElement];
  const business = await visitor.click(within(card).getByRole("link"));
  expect(business.status).toBe(200);
  expect(business.getByRole("heading", { level: 1 })).toHaveTextContent(nameOf(card));
});

test("[DIR-20] [DIR-21] ratings have one decimal, and a business without ratings is New", async () => {
  const visitor = openVisitor(site);
  const scores: string[] = [];
  for (const path of ["/directory?sort=rating", "/directory?sort=newest"]) {
    const cards = cardsOf(await visitor.open(path));
    scores.push(...cards.map((card) => textOf(card.querySelector(".card-foot > :last-child"))));
  }
  expect(scores).toHaveLength(48);
  for (const score of scores) expect(score).toMatch(/^(\d\.\d out of 5\(\d+ reviews\)|New)$/);
  expect(scores).toContain("New");
  expect(scores.some((score) => score !== "New")).toBe(true);
});
