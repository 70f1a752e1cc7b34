import { within } from "@testing-library/dom";
import { expect, onTestFinished, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const names = (page: VisitedPage) => textsOf(page.main.querySelectorAll("article h3"));
const searchField = (page: VisitedPage) => within(page.main).getByRole("searchbox") as HTMLInputElement;
const menu = (page: VisitedPage, name: string) => within(page.main).getByRole("combobox", { name });

for (const { path, ids, entry, table } of [
  {
    path: "/film-and-media",
    ids: "[FILM-01] [FILM-06] [FILM-07] [FILM-08] [FILM-09] [FILM-10] [FILM-11] [FILM-12] [FILM-13] [FILM-14] [FILM-15] [FILM-16] [FILM-17] [FILM-20] [FILM-21] [FILM-22]",
    entry: "film or media",
    table: "film_media",
  },
  {
    path: "/theater-and-arts",
    ids: "[THEA-01] [THEA-04] [THEA-05] [THEA-06] [THEA-07] [THEA-08] [THEA-09] [THEA-10] [THEA-11] [THEA-12] [THEA-13] [THEA-14] [THEA-16] [THEA-17] [THEA-18]",
    entry: "theater or arts",
    table: "black_theater_arts",
  },
]) {
  test(`${ids} ${path} has a search, two filters and cards that omit missing facts`, async () => {
    onTestFinished(async () => {
      await site.queryDatabase(`delete from ${table} where name like 'Zzyzx%'`);
    });
    await site.queryDatabase(`insert into ${table}
    (name, company, category, type, location, notable_works, awards, active_since, tier, is_active) values
    ('Zzyzx Lantern', 'Quillfeather Works', 'Directors', 'Short', 'Mobile, Alabama', 'Six Minutes', 'Jury mention',
     2008, 'Established', true),
    ('Zzyzx Porch', null, 'Directors', 'Short', null, 'Paper Fans', null, null, 'Emerging', false)`);
    const visitor = openVisitor(site);
    const search = async (page: VisitedPage, words: string) => {
      fill(searchField(page), words);
      return visitor.submit(searchField(page).form as HTMLFormElement);
    };

    let page = await search(await visitor.open(path), "ZZYZX");
    expect(names(page)).toEqual(["Zzyzx Lantern", "Zzyzx Porch"]);
    const [full, bare] = within(page.main).getAllByRole("article");
    const facts = [
      "Short",
      "Quillfeather Works",
      "Six Minutes",
      "Jury mention",
      "Active since 2008",
      "Mobile, AL",
    ];
    for (const fact of facts) expect(full).toHaveTextContent(fact);
    expect(textOf(full?.querySelector(".badge"))).toBe("Established");
    expect(full?.querySelector(".badge")).toHaveClass("badge-good");
    expect(textOf(full?.querySelector(".pulse"))).toBe("Active");
    expect(textOf(bare?.querySelector(".badge"))).toBe("Emerging");
    expect(bare?.querySelector(".badge")).toHaveClass("badge-blue");
    expect(textOf(bare?.querySelector(".pulse"))).toBe("Inactive");
    for (const missing of ["Awards", "Active since"]) expect(bare).not.toHaveTextContent(missing);

    page = await search(page, "quillFEATHER");
    expect(names(page)).toEqual(["Zzyzx Lantern"]);
    fill(menu(page, "Category"), "Directors");
    fill(menu(page, "Type"), "Short");
    page = await search(page, "quillFEATHER");
    expect(page.url).toBe(`${path}?search=quillFEATHER&category=Directors&type=Short`);
    expect(names(page)).toEqual(["Zzyzx Lantern"]);
    page = await search(page, "nothing like it");
    expect(textOf(page.main.querySelector(".empty h2"))).toBe(`No ${entry} entries match your criteria.`);
  });
}

test("a card links to the profile of the artist with that name", async () => {
  onTestFinished(async () => {
    await site.queryDatabase("delete from film_media where name = 'Zzyzx Dawes'");
    await site.queryDatabase("delete from artist_directory where name = 'Zzyzx Dawes'");
  });
  await site.queryDatabase("insert into film_media (name) values ('Zzyzx Dawes')");
  await site.queryDatabase(
    "insert into artist_directory (name, category, status) values ('Zzyzx Dawes', 'Film', 'approved')",
  );
  const visitor = openVisitor(site);
  const page = await visitor.open("/film-and-media?search=Zzyzx");
  const profile = await visitor.click(within(page.main).getByRole("link", { name: "Zzyzx Dawes" }));
  expect(profile.url).toMatch(/^\/artist\/[0-9a-f-]{36}$/);
  expect(profile.getByRole("heading", { level: 1 })).toHaveTextContent("Zzyzx Dawes");
});

test("without scripts, the film list has a Search button", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/film-and-media");
  fill(menu(page, "Category"), "Editors");
  const found = await visitor.click(page.main.querySelector("noscript button") as HTMLElement);
  expect(found.url).toContain("category=Editors");
  expect(menu(found, "Category")).toHaveValue("Editors");
});
