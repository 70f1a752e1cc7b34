import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const path = "/artist-directory";

const cards = (page: VisitedPage) => [...page.main.querySelectorAll<HTMLElement>(".card")];
const tabs = (page: VisitedPage) =>
  within(within(page.main).getByRole("navigation", { name: "Which artists" }));
const formOf = (page: VisitedPage) =>
  (within(page.main).getByLabelText("Search artists") as HTMLInputElement).form as HTMLFormElement;

test("[ART-01] [ART-02] [ART-03] [ART-04] [ART-05] is public, with a hero, the spotlight and a page of cards", async () => {
  const page = await openVisitor(site).open(path);
  expect(page.status).toBe(200);
  expect(within(page.main).getByRole("heading", { level: 1 })).toHaveTextContent(/^Artist directory$/);
  const spotlight = within(page.main).getByRole("region", { name: "Artist Spotlight" });
  const headings = textsOf(within(page.main).getAllByRole("heading"));
  expect(headings.indexOf("Artist Spotlight")).toBeGreaterThan(headings.indexOf("Artist directory"));
  const panels = within(spotlight).getAllByRole("article");
  expect(panels.map((panel) => textOf(panel.querySelector(".kicker")))).toEqual([
    "Featured Artist",
    "Rising Talent",
  ]);
  expect(cards(page)).toHaveLength(24);
});

test("[ART-28] [ART-29] [ART-30] [ART-32] [ART-34] [ART-35] [ART-37] [ART-38] a search by name finds the card of the artist, which leads to the profile", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  fill(within(page.main).getByLabelText("Search artists"), "odessa vance");
  const found = await visitor.submit(formOf(page));
  const [artist] = await site.queryDatabase<{ artist_id: string; category: string; tagline: string }>(
    "select artist_id, category, tagline from artist_directory where name = 'Odessa Vance' and location_city = 'Chicago'",
  );
  const profile = `/artist/${artist?.artist_id}`;
  const card = cards(found).find((one) => one.querySelector(`a[href="${profile}"]`)) as HTMLElement;
  const inCard = within(card);
  expect(inCard.getByRole("heading", { name: "Odessa Vance" })).toBeVisible();
  expect(card.querySelector(".card-top")).toHaveTextContent(artist?.category ?? "");
  expect(card).toHaveTextContent("Chicago, Illinois");
  expect(card).toHaveTextContent(artist?.tagline ?? "");
  for (const name of ["Odessa Vance", "View Profile: Odessa Vance"])
    expect(inCard.getByRole("link", { name })).toHaveAttribute("href", profile);
  expect(inCard.getByRole("button", { name: /^Connect/ })).toBeEnabled();
});

test("[ART-19] [ART-20] [ART-21] [ART-22] [ART-26] tabs and categories narrow the list, down to no match", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  expect(textsOf(tabs(page).getAllByRole("link"))).toEqual(["All Artists", "Featured", "Rising Talent"]);
  const rising = await visitor.click(tabs(page).getByRole("link", { name: "Rising Talent" }));
  expect(rising.url).toBe(`${path}?tab=rising`);
  expect(tabs(rising).getByRole("link", { name: "Rising Talent" })).toHaveAttribute("aria-current", "page");
  fill(within(rising.main).getByLabelText("Category"), "Music");
  const music = await visitor.submit(formOf(rising));
  expect(new URLSearchParams(music.url.split("?")[1])).toEqual(
    expect.objectContaining(new URLSearchParams({ tab: "rising", category: "Music" })),
  );
  expect(within(music.main).getByLabelText("Category")).toHaveValue("Music");
  for (const card of cards(music)) expect(card.querySelector(".card-top")).toHaveTextContent("Music");
  fill(within(music.main).getByLabelText("Search artists"), "no such artist at all");
  const none = await visitor.submit(formOf(music));
  expect(none.main).toHaveTextContent("No artists match your criteria.");
});
