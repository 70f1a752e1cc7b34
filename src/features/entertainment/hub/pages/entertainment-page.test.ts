import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor } from "#testing/visitor.ts";

const site = setUpDemoSite();

test("[ENT-01] [ENT-02] [ENT-03] [ENT-04] [ENT-05] [ENT-06] [ENT-07] [ENT-08] [ENT-10] [ENT-11] [ENT-12] [ENT-13] shows four categories with their counts, three picks of the editors and the artist directory", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/entertainment");
  expect(within(page.main).getByRole("heading", { level: 1 })).toHaveTextContent(/^Entertainment$/);
  const tiles = within(page.getByRole("navigation", { name: "Entertainment categories" })).getAllByRole(
    "link",
  );
  const categories = [
    ["/music-and-artists", "25+ Venues"],
    ["/film-and-media", "75+ Creators"],
    ["/theater-and-arts", "40+ Venues"],
    ["/comedy-and-shows", "60+ Performers"],
  ];
  expect(tiles).toHaveLength(4);
  for (const [index, [path = "", count = ""]] of categories.entries()) {
    expect(tiles[index]).toHaveAttribute("href", path);
    expect(tiles[index]).toHaveTextContent(count);
  }
  expect(within(page.main).getAllByRole("article")).toHaveLength(3);
  expect(within(page.main).getByRole("link", { name: "Artist directory" })).toHaveAttribute(
    "href",
    "/artist-directory",
  );
  const music = await visitor.click(tiles[0] as HTMLElement);
  expect(music.url).toBe("/music-and-artists");
  expect(within(music.main).getByRole("heading", { level: 1 })).toHaveTextContent(/^Music & Artists$/);
});
