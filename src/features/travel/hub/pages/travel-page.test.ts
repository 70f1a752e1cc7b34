import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const path = "/travel";
const byName = new Intl.Collator("en", { sensitivity: "base" }).compare;
const names = (page: VisitedPage) => textsOf(page.main.querySelectorAll("article h3"));

test("[TRAV-01] [TRAV-02] [TRAV-04] [TRAV-05] [TRAV-06] [TRAV-07] [TRAV-08] [TRAV-09] shows the parts of travel, businesses by name and the first guides", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  expect(textOf(within(page.main).getByRole("heading", { level: 1 }))).toBe("Go where you are expected.");
  const tiles = within(within(page.main).getByRole("navigation", { name: "Parts of travel" }));
  const [counts] = await site.queryDatabase<{ tours: string; bookings: string }>(
    "select (select count(*) from cultural_tours) as tours, (select count(*) from booking_platform) as bookings",
  );
  for (const [name, to, count] of [
    ["Cultural Tours", "/cultural-tours", `See ${counts?.tours} tours`],
    ["Travel Guides", "/travel-guides", /Read \d+ guides/],
    ["Booking Platform", "/booking-platform", `See ${counts?.bookings} options`],
  ] as const) {
    const link = tiles.getByRole("link", { name });
    expect(link).toHaveAttribute("href", to);
    expect(link.closest("li, article")).toHaveTextContent(count);
  }
  expect(tiles.getByRole("button", { name: "Travel Reviews" })).toBeVisible();

  expect(names(page)).toHaveLength(9);
  expect(names(page)).toEqual(names(page).toSorted(byName));
  for (const category of textsOf(page.main.querySelectorAll("article .card-top")))
    expect(category).toMatch(/^(Travel|Culturally Catered|Black-Owned)$/);
  const guides = within(page.main).getByRole("region", { name: "Ready-made itineraries" });
  expect(within(guides).getAllByRole("heading", { level: 3 })).toHaveLength(3);

  const next = await visitor.click(within(page.main).getByRole("link", { name: "Next" }));
  expect(textOf(next.main.querySelector(".result-bar .position"))).toMatch(/^10–18 of /);
  expect(names(next)).not.toContain(names(page)[0]);
});
