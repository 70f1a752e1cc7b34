import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const title = (page: VisitedPage) => textOf(within(page.main).getByRole("heading", { level: 1 }));
const link = (page: VisitedPage, name: string | RegExp) => within(page.main).getByRole("link", { name });

test("lists all cities by name, the eight largest first", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.click(link(await visitor.open("/"), "All cities"));
  expect(page.url).toBe("/cities");
  const cards = within(page.main).getAllByRole("article");
  expect(cards).toHaveLength(8);
  expect(textOf(cards[0])).toMatch(/Atlanta, GA.*\d+ businesses/);
  const names = textsOf(page.main.querySelectorAll("ul b"));
  expect(names.length).toBeGreaterThan(40);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));

  const group = within(page.main).getByRole("list", { name: "Cities, S" });
  const savannah = await visitor.click(within(group).getByRole("link", { name: "Savannah, GA" }));
  expect(title(savannah)).toBe("Savannah");
  expect((await visitor.click(link(savannah, "All cities"))).url).toBe("/cities");
});

test("a city is linked from home, counts what it has and links to all of it", async () => {
  const visitor = openVisitor(site);
  const home = await visitor.open("/");
  const strip = within(home.getByRole("navigation", { name: "Cities" }));
  const city = await visitor.click(strip.getByRole("link", { name: /^Atlanta, GA/ }));
  expect(city.url).toBe("/cities/atlanta-ga");
  expect(title(city)).toBe("Atlanta");

  const jump = within(city.getByRole("navigation", { name: "On this page" }));
  const count = /\d+/.exec(textOf(jump.getByRole("link", { name: /^Businesses/ })))?.[0];
  const businesses = within(within(city.main).getByRole("region", { name: /^Businesses/ }));
  expect(businesses.getAllByRole("article")).toHaveLength(4);
  expect(businesses.getByRole("link", { name: `All ${count} in the directory` })).toBeVisible();
  expect(jump.getByRole("link", { name: /^Events/ })).toHaveAttribute("href", "#events");
  expect(city.document.getElementById("events")).toHaveAccessibleName(/^Events/);

  const events = await visitor.click(link(city, /^All \d+ events/));
  expect(events.url).toBe("/events/in/atlanta-ga");
  expect((await visitor.click(link(events, "More in this city"))).url).toBe("/cities/atlanta-ga");
  const guide = await visitor.click(link(city, /^Read the guide/));
  expect(guide.url).toMatch(/^\/travel-guides\//);
  expect(within(guide.main).getByRole("navigation", { name: "Days" })).toBeVisible();
  expect((await visitor.click(link(guide, /^Atlanta, Georgia/))).url).toBe("/cities/atlanta-ga");
});
