import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();

const field = (page: VisitedPage, label: string) => within(page.main).getByLabelText(label);
const formOf = (page: VisitedPage) =>
  (field(page, "Search events") as HTMLInputElement).form as HTMLFormElement;
const link = (page: VisitedPage, name: string | RegExp) => within(page.main).getByRole("link", { name });
const rows = (page: VisitedPage) => [...page.main.querySelectorAll<HTMLElement>(".ticket")];
const results = (page: VisitedPage) => textOf(page.main.querySelector("#results"));
/** The filters in the URL. Without JavaScript, a form sends empty ones too. */
const filtersOf = ({ url }: VisitedPage) =>
  Object.fromEntries([...new URLSearchParams(url.split("?")[1])].filter(([, value]) => value !== ""));
const daysOf = (page: VisitedPage) =>
  [...page.main.querySelectorAll<HTMLTimeElement>("time.date-box")].map(({ dateTime }) => dateTime);

test("events are found by words, place and type, and the past ones in their own tab", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/events");
  expect(within(page.main).getByRole("heading", { level: 1 })).toHaveTextContent(/^Networking & Events$/);
  const featured = page.main.querySelector<HTMLElement>(".event-trio") as HTMLElement;
  expect(within(featured).getAllByRole("article")).toHaveLength(3);
  expect(results(page)).toBe("All Upcoming Events");

  fill(field(page, "Search events"), "FISH fry");
  const found = await visitor.submit(formOf(page));
  expect(filtersOf(found)).toEqual({ search: "FISH fry" });
  expect(textsOf(rows(found))).toEqual([expect.stringContaining("Founders' Fish Fry")]);
  fill(field(found, "City, state"), "chicago");
  const none = await visitor.submit(formOf(found));
  expect(none.main).toHaveTextContent("No upcoming events match your criteria.");
  const all = await visitor.click(link(none, "All events"));
  expect(all.url).toBe("/events");
  expect(field(all, "City, state")).toHaveValue("");
  expect(field(all, "Search events")).toHaveValue("");

  fill(field(all, "Event type"), "Market");
  const markets = await visitor.submit(formOf(all));
  expect(filtersOf(markets)).toEqual({ type: "Market" });
  const kinds = textsOf(markets.main.querySelectorAll(".ticket .kicker, .card-top"));
  expect(kinds.length).toBeGreaterThan(0);
  for (const kind of kinds) expect(kind).toContain("Market");
  const past = await visitor.click(link(markets, "Past Events Archive"));
  expect(past.url).toBe("/events?type=Market&tab=past");
  expect(results(past)).toBe("Past Events Archive");
});

test("events of a day are found in the list and in the month", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/events");
  const [first] = rows(page);
  const name = textOf(within(first as HTMLElement).getByRole("heading"));
  const day = first?.querySelector<HTMLTimeElement>("time.date-box")?.dateTime ?? "";
  fill(field(page, "Date"), day);
  const found = await visitor.submit(formOf(page));
  expect(filtersOf(found)).toEqual({ date: day });
  expect(textsOf(rows(found)).filter((row) => row.includes(name))).toHaveLength(1);
  expect(new Set(daysOf(found))).toEqual(new Set([day]));

  const month = await visitor.click(link(found, "Month"));
  expect(month.url).toMatch(/view=month/);
  const chosen = month.main.querySelectorAll<HTMLElement>(".calendar a[aria-current=date]");
  expect(chosen).toHaveLength(1);
  // Pressing the selected day again shows the whole month.
  const whole = await visitor.click(chosen[0] as HTMLElement);
  expect(whole.main.querySelectorAll(".calendar a[aria-current=date]")).toHaveLength(0);
  expect(results(whole)).toBe("All Upcoming Events");
});

test("months can be browsed by the strip and by the calendar's arrows", async () => {
  const visitor = openVisitor(site);
  const strip = (page: VisitedPage) =>
    within(within(page.main).getByRole("navigation", { name: "Months" })).getAllByRole("link");
  const page = await visitor.open("/events");
  const months = strip(page);
  expect(months).toHaveLength(12);
  const second = await visitor.click(months[1] as HTMLElement);
  expect(strip(second)[1]).toHaveAttribute("aria-current", "true");
  const [, next] = within(second.main.querySelector(".calendar-head") as HTMLElement).getAllByRole("link");
  const third = await visitor.click(next as HTMLElement);
  expect(strip(third)[2]).toHaveAttribute("aria-current", "true");
  expect(third.main.querySelector("table.calendar")).toBeVisible();
});

test("the next page of events has no featured events", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/events");
  const next = await visitor.click(link(page, "Next"));
  expect(next.url).toMatch(/after=/);
  expect(next.main.querySelector(".event-trio")).toBeNull();
  expect(within(rows(next)[0] as HTMLElement).getByRole("link", { name: /^More Info/ })).toBeVisible();
});

test("events near a position are listed with their city", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/events/near?lat=32.08&lng=-81.09");
  expect(page.url).toMatch(/^\/events\?near=/);
  expect(page.main).toHaveTextContent("Near you: Savannah, GA");
  expect(page.main).toHaveTextContent("Winter Makers Market");
});
