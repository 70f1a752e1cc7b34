import { within } from "@testing-library/dom";
import { expect, onTestFinished, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const byName = new Intl.Collator("en", { sensitivity: "base" }).compare;
const link = (page: VisitedPage, name: string) => within(page.main).getByRole("link", { name });
const names = (page: VisitedPage) => textsOf(page.main.querySelectorAll("article h3"));

async function countVenues(condition: string): Promise<number> {
  const [row] = await site.queryDatabase<{ count: number }>(
    `select count(*)::int as count from venues where ${condition}`,
  );
  return row?.count ?? 0;
}

test("[VENUE-01] [VENUE-02] [VENUE-04] all venues are listed by name, twelve per page", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/venues");
  expect(textOf(within(page.main).getByRole("heading", { level: 1 }))).toBe("Venues");
  expect(link(page, "All Venues")).toHaveAttribute("aria-current", "true");
  expect(textOf(page.main.querySelector("#results"))).toBe(`${await countVenues("true")} venues`);
  const first = names(page);
  expect(first).toHaveLength(12);
  expect(first).toEqual(first.toSorted(byName));

  const next = await visitor.click(link(page, "Next"));
  expect(textOf(next.main.querySelector(".result-bar .position"))).toMatch(/^13–24 of /);
  expect(byName(first.at(-1) ?? "", names(next)[0] ?? "")).toBeLessThan(0);
});

test.each([
  { label: "Black-Owned", value: "owned", tag: /^Black-Owned$/, condition: "black_owned" },
  {
    label: "Black-Supporting",
    value: "supporting",
    tag: /^Black-(Owned|Supporting)$/,
    condition: "black_supporting",
  },
])(
  "[VENUE-05] [VENUE-06] [VENUE-07] the $label filter shows only such venues, in the same order",
  async ({ label, value, tag, condition }) => {
    const visitor = openVisitor(site);
    const page = await visitor.click(link(await visitor.open("/venues"), label));
    expect(page.url).toBe(`/venues?filter=${value}`);
    const count = await countVenues(condition);
    expect(count).not.toBe(await countVenues("true"));
    expect(textOf(page.main.querySelector("#results"))).toBe(`${count} venues`);
    const tags = textsOf(page.main.querySelectorAll("article .card-tag"));
    expect(tags).toHaveLength(12);
    for (const text of tags) expect(text).toMatch(tag);
    expect(names(page)).toEqual(names(page).toSorted(byName));
    expect((await visitor.click(link(page, "All Venues"))).url).toBe("/venues");
  },
);

test("a venue names its next events and links to them", async () => {
  await site.queryDatabase(
    "insert into venues (venue_name, city, state) values ('AAA Lamp Room', 'Macon', 'Georgia')",
  );
  const [event] = await site.queryDatabase<{ id: string }>(
    `insert into events (name, location, start_datetime, time_zone, organizer_name, approval_status)
     values ('An Hour of Low Strings', 'AAA Lamp Room, Macon, Georgia', now() + interval '9 days', 'America/New_York',
       'Odessa Vance', 'approved') returning id`,
  );
  onTestFinished(async () => {
    await site.queryDatabase("delete from events where id = $1", [event?.id]);
    await site.queryDatabase("delete from venues where venue_name = 'AAA Lamp Room'");
  });
  const visitor = openVisitor(site);
  for (const path of ["/music-and-artists?tab=venues", "/venues"]) {
    const page = await visitor.open(path);
    const card = within(page.main).getByRole("heading", { name: "AAA Lamp Room" }).closest("article");
    expect(card).toHaveTextContent("Coming up");
    expect(card).toHaveTextContent("Odessa Vance · ");
    const show = within(card as HTMLElement).getByRole("link", { name: "An Hour of Low Strings" });
    expect(show).toHaveAttribute("href", `/event/${event?.id}`);
    expect((await visitor.click(show)).status).toBe(200);
  }
});
