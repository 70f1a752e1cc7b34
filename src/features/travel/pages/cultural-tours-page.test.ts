import { within } from "@testing-library/dom";
import { expect, onTestFinished, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const path = "/cultural-tours";
const byName = new Intl.Collator("en", { sensitivity: "base" }).compare;
const names = (page: VisitedPage) => textsOf(page.main.querySelectorAll("article h3"));

test("[TOUR-01] [TOUR-02] [TOUR-04] [TOUR-05] tours are listed by name, each with Book Now, which opens the tour's website in a new tab", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  expect(textOf(within(page.main).getByRole("heading", { level: 1 }))).toBe("Cultural tours");
  const cards = within(page.main).getAllByRole("article");
  expect(cards).toHaveLength(12);
  expect(names(page)).toEqual(names(page).toSorted(byName));
  for (const card of cards) expect(within(card).getByText("Book Now", { exact: false })).toBeVisible();

  const [link] = within(page.main).getAllByRole("link", { name: /^Book Now: / });
  expect(link).toHaveAttribute("href", expect.stringMatching(/^https?:\/\//));
  expect(link).toHaveAttribute("target", "_blank");

  const next = await visitor.click(within(page.main).getByRole("link", { name: "Next" }));
  expect(names(next)).not.toContain(names(page)[0]);
});

test("without scripts, a tour without a website shows how to book it", async () => {
  onTestFinished(async () => {
    await site.queryDatabase("delete from cultural_tours where tour_name = 'AAA Porch Walk'");
  });
  await site.queryDatabase("insert into cultural_tours (tour_name) values ('AAA Porch Walk')");
  const page = await openVisitor(site).open(path);
  const card = within(page.main).getByRole("heading", { name: "AAA Porch Walk" }).closest("article");
  expect(within(card as HTMLElement).getByRole("button", { name: "Book Now: AAA Porch Walk" })).toBeVisible();
  expect(textOf(card?.querySelector("noscript"))).toBe(
    "Booking Not Available Online. Please contact the tour operator directly to book your experience.",
  );
});
