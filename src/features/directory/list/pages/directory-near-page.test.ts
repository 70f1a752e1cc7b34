import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const cardsOf = (page: VisitedPage) => within(page.main).getAllByRole("article");
const totalOf = (page: VisitedPage) => textOf(page.main.querySelector("#results"));
const fieldOf = (page: VisitedPage) => within(page.main).getByRole("textbox", { name: "City or ZIP code" });
const paramsOf = (page: VisitedPage) =>
  Object.fromEntries(
    [...new URL(page.url, "http://localhost").searchParams].filter(([, value]) => value !== ""),
  );

function milesOf(page: VisitedPage): number[] {
  const places = textsOf(page.main.querySelectorAll(".card-foot > span:first-child"));
  return places.map((text) => Number(/^([\d,.]+)\smi/.exec(text)?.[1]?.replace(",", "")));
}

test.each([
  { near: "savannah", title: "Nearest to Savannah, Georgia", radius: 5 },
  { near: "31401", title: "Nearest to ZIP code 31401", radius: 10 },
])("around $near the list shows distances, nearest first, and has a radius filter", async (given) => {
  const { near, title, radius } = given;
  const visitor = openVisitor(site);
  const page = await visitor.open("/directory");
  fill(fieldOf(page), near);
  const around = await visitor.click(within(page.main).getByRole("button", { name: "Go" }));
  expect(totalOf(around)).toBe(title);
  const distances = milesOf(around);
  expect(distances).toHaveLength(24);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(distances[0]).toBeLessThan(10);

  fill(within(around.main).getByRole("combobox", { name: "Distance" }), `Within ${radius} miles`);
  const close = await visitor.click(within(around.main).getByRole("button", { name: "Go" }));
  expect(paramsOf(close)).toEqual({ near, radius: String(radius) });
  expect(cardsOf(close)).not.toEqual([]);
  expect(Math.max(...milesOf(close))).toBeLessThanOrEqual(radius);
});

test("a ZIP code that does not exist is reported next to the field and above the list", async () => {
  const visitor = openVisitor(site);
  const search = (page: VisitedPage, near: string) => {
    fill(fieldOf(page), near);
    return visitor.click(within(page.main).getByRole("button", { name: "Go" }));
  };

  const unknown = await search(await visitor.open("/directory"), "00000");
  expect(fieldOf(unknown)).toHaveAccessibleDescription(
    "We do not know the ZIP code 00000. Check the digits, or type a city.",
  );
  expect(fieldOf(unknown)).toHaveAttribute("aria-invalid", "true");
  const notices = textsOf(unknown.main.querySelectorAll(".list-notice"));
  expect(notices).toEqual(["We do not know the ZIP code 00000. Check the digits, or type a city."]);
  expect(cardsOf(unknown)).toHaveLength(24);

  const short = await search(unknown, "3140");
  expect(fieldOf(short)).toHaveAccessibleDescription("A ZIP code has five digits, such as 30303.");

  const known = await search(short, "31401");
  expect(totalOf(known)).toBe("Nearest to ZIP code 31401");
  expect(fieldOf(known)).toHaveAccessibleDescription("");
  expect(fieldOf(known)).not.toHaveAttribute("aria-invalid");
});

test("a place without businesses is reported, and the whole list shown", async () => {
  const page = await openVisitor(site).open("/directory?near=Nowhereville");
  expect(page.main).toHaveTextContent("We know no business around “Nowhereville” yet.");
  expect(cardsOf(page)).toHaveLength(24);
});

test("the map next to the list follows the filters, and its discs link to the businesses near them", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/directory?category=Comedian");
  const toggle = page.main.querySelector<HTMLElement>("a.map-toggle");
  expect(toggle).toHaveTextContent(/^Map$/);
  const withMap = await visitor.click(toggle as HTMLElement);
  const discs = within(withMap.main).getAllByRole("link", { name: /near here$/ });
  const businesses = textsOf(discs).reduce((sum, text) => sum + Number(text), 0);
  expect(totalOf(withMap)).toBe(`${businesses} businesses`);

  const near = await visitor.click(discs[0] as HTMLElement);
  expect(totalOf(near)).toBe("Nearest first");
  expect(paramsOf(near)).toMatchObject({ category: "Comedian", radius: "100", map: "open" });
  expect(cardsOf(near)[0]).toHaveTextContent(/\d mi/);
  const hidden = await visitor.click(within(near.main).getByRole("link", { name: "Hide map" }));
  expect(within(hidden.main).queryAllByRole("link", { name: /near here$/ })).toEqual([]);
});
