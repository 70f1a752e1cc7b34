import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const byName = new Intl.Collator("en", { sensitivity: "base" }).compare;
const title = (page: VisitedPage) => textOf(within(page.main).getByRole("heading", { level: 1 }));
const dayTab = (page: VisitedPage, day: number) =>
  within(within(page.main).getByRole("navigation", { name: "Days" })).getByRole("link", {
    name: new RegExp(`^Day ${day}`),
  });
const plan = (page: VisitedPage) => page.main.querySelector("[data-chosen=true]") as HTMLElement;
const stops = (page: VisitedPage) => textsOf(within(plan(page)).getAllByRole("heading", { level: 3 }));

async function openGuide() {
  const visitor = openVisitor(site);
  const list = await visitor.open("/travel-guides");
  const link = within(list.main).getByRole("link", { name: "Marble steps, both sides" });
  return { visitor, list, guide: await visitor.click(link) };
}

test("[GUIDE-01] [GUIDE-02] [GUIDE-05] the list links to guides with separate days", async () => {
  const { visitor, list, guide } = await openGuide();
  expect(title(list)).toBe("Travel guides");
  const places = textsOf(list.main.querySelectorAll("article .card-top"));
  expect(places).not.toHaveLength(0);
  expect(places).toEqual(places.toSorted(byName));

  expect(guide.url).toMatch(/^\/travel-guides\/[0-9a-f-]{36}$/);
  expect(title(guide)).toBe("Marble steps, both sides");
  const first = stops(guide);
  expect(first).toHaveLength(6);
  expect(dayTab(guide, 1)).toHaveAttribute("aria-current", "true");
  expect(dayTab(guide, 3)).toHaveAttribute("aria-disabled", "true");

  const second = await visitor.click(dayTab(guide, 2));
  expect(second.url).toBe(`${guide.url}?day=2`);
  expect(dayTab(second, 2)).toHaveAttribute("aria-current", "true");
  expect(stops(second)).toHaveLength(6);
  expect(stops(second)[0]).not.toBe(first[0]);
});

test("a day exports to a calendar file, and its stops link to the directory", async () => {
  const { visitor, guide } = await openGuide();
  const date = within(guide.main).getByLabelText("When is day 2?") as HTMLInputElement;
  fill(date, "2027-05-08");
  const file = await visitor.submit(date.form as HTMLFormElement);
  expect(file.url).toBe(`${guide.url}/calendar?day=2&date=2027-05-08`);
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="day-2.ics"');

  const [link] = within(guide.main).getAllByRole("link", { name: /^In the directory/ });
  const business = await visitor.click(link as HTMLElement);
  expect(business.url).toMatch(/^\/business\//);
  expect(business.status).toBe(200);
});

test("[GUIDE-17] an unknown guide is not found", async () => {
  const page = await openVisitor(site).open("/travel-guides/7");
  expect(page.status).toBe(404);
  expect(title(page)).toBe("Guide Not Found");
});
