import { within } from "@testing-library/dom";
import { expect, onTestFinished, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const path = "/music-and-artists";
const byName = new Intl.Collator("en", { sensitivity: "base" }).compare;
const position = (page: VisitedPage) => textOf(page.main.querySelector(".result-bar .position"));
const openTab = (tab: string) => openVisitor(site).open(`${path}?tab=${tab}`);

function cardOf(page: VisitedPage, name: string): HTMLElement {
  return within(page.main).getByRole("heading", { name }).closest("article") as HTMLElement;
}

test("[MUSIC-01] [MUSIC-11] [MUSIC-12] [MUSIC-13] [MUSIC-14] [MUSIC-15] [MUSIC-25] [MUSIC-26] [MUSIC-27] [MUSIC-28] [MUSIC-29] [MUSIC-30] [MUSIC-31] shows musicians and producers as cards behind the first two of four tabs", async () => {
  onTestFinished(async () => {
    await site.queryDatabase("delete from music_artists where artist_name = 'Aaa Delphine'");
  });
  await site.queryDatabase(`insert into music_artists
    (artist_name, real_name, type, genre, description, notable_work, social_media, image_url) values
    ('Aaa Delphine', 'Delphine Mayhew', 'Singer/Producer', 'Gulf soul', 'Sings with the windows open.', 'Low Tide',
     '{"instagram": "@delphine", "youtube": "https://video.example/d"}', '/files/business-images/d.jpg')`);
  const visitor = openVisitor(site);
  let page = await visitor.open(path);
  expect(within(page.main).getByRole("heading", { level: 1 })).toHaveTextContent(/^Music & Artists$/);
  const tabs = () => within(page.getByRole("navigation", { name: "Music and artists" })).getAllByRole("link");
  expect(textsOf(tabs())).toEqual(["Musicians", "Producers", "Venues", "Artist Directory"]);
  const names = textsOf(
    within(page.main)
      .getAllByRole("article")
      .map((card) => within(card).getByRole("heading")),
  );
  expect(names).toHaveLength(12);
  expect(names).toEqual(names.toSorted(byName));

  for (const index of [0, 1]) {
    page = await visitor.click(tabs()[index] as HTMLElement);
    expect(tabs()[index]).toHaveAttribute("aria-current", "page");
    const card = cardOf(page, "Aaa Delphine");
    expect(textOf(card.querySelector(".card-tag"))).toBe("Gulf soul");
    for (const fact of ["Delphine Mayhew", "Sings with the windows open.", "Notable work: Low Tide"])
      expect(card).toHaveTextContent(fact);
    expect(card.querySelector(".cover-picture")).toHaveAttribute("src", "/files/business-images/d.jpg");
    expect(card.querySelector("[data-network=instagram]")).toHaveAttribute(
      "href",
      "https://instagram.com/delphine",
    );
    expect(card.querySelector("[data-network=youtube]")).toHaveAttribute("target", "_blank");
  }
});

test("[MUSIC-14] [MUSIC-32] [MUSIC-33] [MUSIC-34] [MUSIC-35] [MUSIC-36] [MUSIC-37] [MUSIC-38] [MUSIC-39] [MUSIC-40] the venues tab shows each venue with its facts and its website", async () => {
  onTestFinished(async () => {
    await site.queryDatabase(
      "delete from venues where venue_name in ('AAA Bandshell', 'AAB Hall', 'AAC Room')",
    );
  });
  await site.queryDatabase(`insert into venues (venue_name, city, state, venue_type, capacity, established_year,
    notable_features, website, black_owned, black_supporting) values
    ('AAA Bandshell', 'Charlotte', 'North Carolina', 'Amphitheater', 12000, 1974, 'Lawn seats, long sunsets.',
     'bandshell.example', true, true),
    ('AAB Hall', null, null, null, null, null, null, null, false, true),
    ('AAC Room', null, null, null, null, null, null, null, false, false)`);
  const page = await openTab("venues");
  const card = cardOf(page, "AAA Bandshell");
  expect(textOf(card.querySelector(".card-tag"))).toBe("Black-Owned");
  for (const fact of ["Charlotte, NC", "Amphitheater", "12,000", "1974"])
    expect(card).toHaveTextContent(fact);
  expect(textOf(card.querySelector("blockquote"))).toBe("Lawn seats, long sunsets.");
  const website = within(card).getByRole("link", { name: /Visit Website/ });
  expect(website).toHaveAttribute("href", "https://bandshell.example");
  expect(textOf(cardOf(page, "AAB Hall").querySelector(".card-tag"))).toBe("Black-Supporting");
  expect(cardOf(page, "AAC Room").querySelector(".card-tag")).toBeNull();
  expect(within(page.main).getByRole("link", { name: "All venues" })).toHaveAttribute("href", "/venues");
});

test("[MUSIC-15] [MUSIC-41] [MUSIC-42] [MUSIC-43] [MUSIC-44] [MUSIC-45] [MUSIC-46] [MUSIC-47] [MUSIC-48] [MUSIC-49] [MUSIC-50] [MUSIC-51] the artist directory is a table with ten sortable columns", async () => {
  const visitor = openVisitor(site);
  let page = await openTab("directory");
  const table = () => within(within(page.main).getByRole("table", { name: "Artist Directory" }));
  expect(textsOf(table().getAllByRole("columnheader"))).toEqual([
    ...["Artist name", "Real name", "Type", "City", "State", "Genre", "Description", "Notable work"],
    ...["Record label", "Year started"],
  ]);
  const header = (name: string) => table().getByRole("columnheader", { name });
  expect(header("Artist name")).toHaveAttribute("aria-sort", "ascending");
  // Artists of the older list have no label and no year.
  expect(table().getAllByRole("cell", { name: "N/A" })).not.toHaveLength(0);

  for (const order of ["ascending", "descending"]) {
    page = await visitor.click(table().getByRole("link", { name: "City" }));
    expect(header("City")).toHaveAttribute("aria-sort", order);
    const cities = textsOf(page.main.querySelectorAll("td[data-column=city]"));
    expect(cities).toHaveLength(12);
    const sorted = cities.toSorted(byName);
    expect(cities).toEqual(order === "ascending" ? sorted : sorted.toReversed());
  }
  page = await visitor.click(within(page.main).getByRole("link", { name: "Next" }));
  expect(position(page)).toMatch(/^13–24 of /);
});

test("without scripts, the tabs, the sort field and the pages are links and a form", async () => {
  const visitor = openVisitor(site);
  const music = await visitor.open(path);
  const table = await visitor.click(within(music.main).getByRole("link", { name: "Artist Directory" }));
  expect(table.url).toBe(`${path}?tab=directory`);
  const next = await visitor.click(within(table.main).getByRole("link", { name: "Next" }));
  expect(position(next)).toMatch(/^13–24 of /);

  const sort = within(table.main).getByLabelText("Sort by") as HTMLSelectElement;
  fill(sort, "year");
  const sorted = await visitor.submit(sort.form as HTMLFormElement);
  expect(sorted.url).toBe(`${path}?sort=year&tab=directory`);
});
