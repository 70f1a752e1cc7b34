import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { check, fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const cardsOf = (page: VisitedPage) => within(page.main).queryAllByRole("article");
const namesOf = (page: VisitedPage) => cardsOf(page).map((card) => textOf(within(card).getByRole("heading")));
const fieldOf = (page: VisitedPage) => within(page.main).getByRole("searchbox", { name: "Search by name" });
const radioOf = (page: VisitedPage, name: string) =>
  within(page.main).getByRole("radio", { name: new RegExp(`^${name}`) });
const statesOf = (page: VisitedPage) =>
  within(page.main).getByRole("combobox", { name: "State" }) as HTMLSelectElement;
const formOf = (page: VisitedPage) =>
  within(page.main).getByRole("search", { name: "Search by name" }) as HTMLFormElement;
const removalOf = (page: VisitedPage, name: string) => {
  const chips = page.main.querySelector(".list-main .result-chips") as HTMLElement;
  return within(chips).getByRole("link", { name: `Remove ${name}` });
};
const paramsOf = (page: VisitedPage) =>
  Object.fromEntries(
    [...new URL(page.url, "http://localhost").searchParams].filter(([, value]) => value !== ""),
  );

test("[DIR-03] [DIR-04] [DIR-11] [SHELL-48] a search finds any part of a name, case-insensitive, and fills the field", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/directory?search=AFFRON+%26+sm");
  expect(fieldOf(page)).toHaveValue("AFFRON & sm");
  expect(namesOf(page)).toEqual(["Saffron & Smoke"]);
  expect(textOf(page.main.querySelector("#results"))).toBe("1 business");
  expect(textsOf(within(page.main).getAllByRole("status"))).toEqual(["1 business"]);

  const okra = await visitor.open("/directory?search=okra");
  expect(fieldOf(okra)).toHaveValue("okra");
  expect(namesOf(okra)).not.toEqual([]);
  for (const name of namesOf(okra)) expect(name.toLowerCase()).toContain("okra");
});

test("an empty list suggests a correction and a way back to the whole list", async () => {
  const visitor = openVisitor(site);
  const empty = await visitor.open("/directory?search=safron+smoke");
  expect(textOf(empty.main.querySelector("#results"))).toBe("0 businesses");
  expect(empty.main).toHaveTextContent("No business has “safron smoke” in its name.");

  const misspelled = await visitor.open("/directory?search=safron");
  const correction = within(misspelled.main).getByRole("link", { name: "Did you mean saffron?" });
  const corrected = await visitor.click(correction);
  expect(fieldOf(corrected)).toHaveValue("saffron");
  expect(cardsOf(corrected)[0]).toHaveTextContent("Saffron");

  const filtered = await visitor.open("/directory?search=xqzvk&category=Music&state=Georgia");
  expect(filtered.main).toHaveTextContent("Nothing matches “xqzvk” in Music, Georgia.");
  const cleared = await visitor.click(within(filtered.main).getByRole("link", { name: "Clear filters" }));
  expect(cleared.url).toBe("/directory");
  expect(fieldOf(cleared)).toHaveValue("");
  expect(cardsOf(cleared)).toHaveLength(24);
});

test("[DIR-05] [DIR-06] [DIR-07] [DIR-09] [DIR-10] search, category and state combine, and can be removed", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/directory");
  expect(radioOf(page, "All categories")).toBeChecked();
  fill(fieldOf(page), "SMOKE");
  check(radioOf(page, "Food & Beverage"));
  fill(statesOf(page), "Georgia");
  const found = await visitor.click(within(formOf(page)).getByRole("button", { name: "Search" }));
  expect(paramsOf(found)).toMatchObject({ search: "SMOKE", category: "Food & Beverage", state: "Georgia" });
  expect(radioOf(found, "Food & Beverage")).toBeChecked();
  expect(statesOf(found)).toHaveValue("Georgia");
  expect(namesOf(found)[0]).toBe("Saffron & Smoke");
  for (const card of cardsOf(found)) expect(textOf(card)).toMatch(/Food & Beverage.*smoke.*, GA/i);

  const anyState = await visitor.click(removalOf(found, "Georgia"));
  expect(paramsOf(anyState)).toEqual({ search: "SMOKE", category: "Food & Beverage" });
  const anyCategory = await visitor.click(removalOf(anyState, "Food & Beverage"));
  expect(paramsOf(anyCategory)).toEqual({ search: "SMOKE" });
  expect(radioOf(anyCategory, "All categories")).toBeChecked();

  const food = await visitor.open("/directory?category=Food+%26+Beverage");
  expect(cardsOf(food)).toHaveLength(24);
  for (const card of cardsOf(food)) expect(card).toHaveTextContent("Food & Beverage");
  const all = await visitor.click(removalOf(food, "Food & Beverage"));
  expect(all.url).toBe("/directory");
  const georgia = await visitor.open("/directory?state=Georgia");
  expect(cardsOf(georgia)).toHaveLength(24);
  for (const card of cardsOf(georgia)) expect(card).toHaveTextContent(/, GA/);
});

test("[DIR-08] the states are the last parts of the locations, in order", async () => {
  const page = await openVisitor(site).open("/directory");
  const [all, ...states] = textsOf(statesOf(page).options);
  expect(all).toBe("All states");
  expect(states).toEqual(expect.arrayContaining(["D.C.", "Georgia", "New York", "Texas"]));
  expect(states).toEqual(states.toSorted());
  const rows = await site.queryDatabase<{ state: string }>(
    "select distinct trim(split_part(location, ',', -1)) as state from directory where location like '%,%'",
  );
  expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(states));
});

test("[DIR-12] [HOME-22] a category tile on the home page opens the directory with that category", async () => {
  const visitor = openVisitor(site);
  const home = await visitor.open("/");
  const tile = within(home.main).getByRole("link", { name: /Beauty & Cosmetics/ });
  const page = await visitor.click(tile);
  expect(page.url).toMatch(/^\/directory\?/);
  expect(paramsOf(page)).toEqual({ category: "Beauty & Cosmetics" });
  expect(radioOf(page, "Beauty & Cosmetics")).toBeChecked();
  expect(cardsOf(page)).toHaveLength(24);
  for (const card of cardsOf(page)) expect(card).toHaveTextContent("Beauty & Cosmetics");
});

test("[DIR-16] [DIR-17] [DIR-19] lists the first six known categories, then the others by name", async () => {
  const page = await openVisitor(site).open("/directory");
  const inputs = page.main.querySelectorAll<HTMLInputElement>("input[name=category]");
  const [all, ...names] = [...inputs].map(({ value }) => value);
  expect(all).toBe("");
  const first = [
    "Beauty & Cosmetics",
    "Food & Beverage",
    "Technology & Innovation",
    "Fashion & Lifestyle",
    "Comedian",
    "Comedy Show",
  ];
  expect(names.slice(0, 6)).toEqual(first);
  const others = [
    "Booking Agency",
    "Comedy Collective",
    "Comedy Festival",
    "Comedy Group",
    "Comedy Production",
    "Comedy Venue",
    "Digital Creators",
    "Entertainment",
    "Fashion",
    "Influencers",
    "Music",
    "Other",
    "Photography",
    "Visual Art",
    "Writing",
  ];
  expect(names.slice(6)).toEqual(others);
});

test("[DIR-18] businesses of an unknown category are listed under Other", async () => {
  const page = await openVisitor(site).open("/directory?category=Other");
  const labels = textsOf(page.main.querySelectorAll(".card-top > span:first-child"));
  expect(new Set(labels)).toEqual(new Set(["Other"]));
});

test("sorts by name, and keeps the sort in the URL", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/directory");
  fill(within(page.main).getByRole("combobox", { name: "Sort by" }), "Name");
  const sorted = await visitor.submit(formOf(page));
  expect(paramsOf(sorted)).toEqual({ sort: "name" });
  const names = namesOf(sorted).map((name) => name.toLowerCase());
  expect(names).toHaveLength(24);
  expect(names).toEqual(names.toSorted());
});
