import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const path = "/booking-platform";
const byName = new Intl.Collator("en", { sensitivity: "base" }).compare;
const names = (page: VisitedPage) => textsOf(page.main.querySelectorAll("article h3"));
const results = (page: VisitedPage) => textOf(page.main.querySelector(".result-bar h2"));
const position = (page: VisitedPage) => textOf(page.main.querySelector(".result-bar .position"));
const searchField = (page: VisitedPage) =>
  within(page.main).getByRole("searchbox", { name: "Search by name or description" }) as HTMLInputElement;
const categoryMenu = (page: VisitedPage) =>
  within(page.main).getByRole("combobox", { name: "Category" }) as HTMLSelectElement;

async function countOptions(): Promise<string> {
  const [row] = await site.queryDatabase<{ count: string }>("select count(*) as count from booking_platform");
  return `${row?.count} options`;
}

function listLinks(shown: readonly string[]) {
  return site.queryDatabase<{ name: string; booking_link: string | null; website: string | null }>(
    "select name, booking_link, website from booking_platform where name = any($1)",
    [shown],
  );
}

test("[BOOK-01] [BOOK-03] [BOOK-11] [BOOK-13] [BOOK-14] [BOOK-15] [BOOK-16] [BOOK-17] [BOOK-18] [BOOK-19] [BOOK-20] [BOOK-21] lists the options by name, each with its facts and two links", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  expect(textOf(within(page.main).getByRole("heading", { level: 1 }))).toBe("Book it with family");
  expect(results(page)).toBe(await countOptions());
  expect(names(page)).toHaveLength(12);
  expect(names(page)).toEqual(names(page).toSorted(byName));

  const card = within(page.main)
    .getByRole("heading", { name: "Bayou Charter Boats" })
    .closest("article") as HTMLElement;
  expect(textOf(card.querySelector(".card-tag"))).toBe("Transport");
  expect(textOf(card.querySelector(".badge"))).toBe("Black-Owned");
  expect(card.querySelector(".card-text")).toHaveTextContent("Captain-owned boats for up to eight.");
  for (const fact of ["New Orleans, LA", "Half-day charter", "$320–$540"])
    expect(within(card).getByText(fact)).toBeVisible();
  // Each card of the page, with the links of its row.
  for (const option of await listLinks(names(page))) {
    const ofOption = within(
      within(page.main).getByRole("heading", { name: option.name }).closest("article") as HTMLElement,
    );
    for (const [label, href] of [
      ["Book Now", option.booking_link],
      // Some rows contain it without a scheme.
      ["Website", option.website?.replace(/^(?!https?:)/, "https://")],
    ] as const) {
      const link = ofOption.queryByRole("link", { name: `${label}: ${option.name}` });
      if (!href) expect(link).toBeNull();
      else expect([link?.getAttribute("href"), link?.getAttribute("target")]).toEqual([href, "_blank"]);
    }
  }

  const next = await visitor.click(within(page.main).getByRole("link", { name: "Next" }));
  expect(position(next)).toMatch(/^13–24 of /);
  expect(names(next)).not.toContain(names(page)[0]);
});

test("[BOOK-04] [BOOK-05] [BOOK-06] [BOOK-07] [BOOK-08] [BOOK-09] [BOOK-12] the search finds names and descriptions, the category filters it, and an empty list is explained", async () => {
  const visitor = openVisitor(site);
  let page = await visitor.open(path);
  const search = (words: string, category = "") => {
    fill(searchField(page), words);
    fill(categoryMenu(page), category);
    return visitor.submit(searchField(page).form as HTMLFormElement);
  };
  const options = textsOf(categoryMenu(page).options);
  expect(options[0]).toBe("All Categories");
  expect(options.slice(1)).toEqual(options.slice(1).toSorted(byName));
  expect(new Set(options).size).toBe(options.length);

  page = await search("BAYOU charter");
  expect(names(page)).toEqual(["Bayou Charter Boats"]);
  page = await search("coffee on the GALLERY");
  expect(names(page)).toEqual(["Crescent Key Rooms"]);
  page = await search("coffee on the GALLERY", "Transport");
  expect(textOf(page.main.querySelector(".empty h2"))).toBe(
    "No booking options found matching your criteria.",
  );
  page = await visitor.click(within(page.main).getByRole("link", { name: "All options" }));
  expect(results(page)).toBe(await countOptions());
  expect(searchField(page)).toHaveValue("");
});

test("without scripts, a Search button submits both filters", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  fill(searchField(page), "porch");
  fill(categoryMenu(page), "Lodging");
  const found = await visitor.click(within(page.main).getByRole("button", { name: "Search" }));
  expect(found.url).toBe(`${path}?search=porch&category=Lodging`);
  expect(results(found)).not.toBe(results(page));
  const tags = textsOf(found.main.querySelectorAll("article .card-tag"));
  expect(tags).not.toHaveLength(0);
  expect(new Set(tags)).toEqual(new Set(["Lodging"]));
});
