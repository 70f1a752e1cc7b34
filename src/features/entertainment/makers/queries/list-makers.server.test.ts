import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { findUnknownMakers, listMakers, type Scene } from "./list-makers.server.ts";

const database = setUpDatabase();
const requested = { search: "", category: "", type: "", after: "" };
const namesOf = async (scene: Scene, changes: Partial<typeof requested> = {}) =>
  (await listMakers(database.db, scene, { ...requested, ...changes })).items.map(({ name }) => name);

const halfMoon = {
  ...{ name: "Half Moon Players", company: "Independent", category: "Companies", type: "Repertory" },
  ...{
    location: "Philadelphia, Pennsylvania",
    notable_works: "Cane",
    awards: "Porch Prize",
    active_since: 2012,
  },
  ...{ tier: "Established", is_active: false },
};

beforeAll(async () => {
  const films = [
    { name: "the Lantern", company: "Inkwell & Daughters", category: "Directors", type: "Short" },
    { name: "Rue Baptiste", company: "Baptiste & Sons", category: "Directors", type: "Feature" },
    { name: "Café Noir Pictures", company: null, category: "Studios", type: "Feature" },
  ];
  const underground = [
    { name: " rue BAPTISTE ", company: "Basement Reel", category: "Editors", type: "Short" },
    { name: "Ola Whitcomb", company: "100% Self-made", category: "Editors", type: "Experimental" },
  ];
  await database.db.insertInto("film_media").values(films).execute();
  await database.db.insertInto("underground_filmmakers").values(underground).execute();
  await database.db
    .insertInto("black_theater_arts")
    .values([
      { name: "Zora’s Stage", category: "Dance", type: "Company" },
      halfMoon,
      { name: "anvil Players" },
    ])
    .execute();
});

describe("film", () => {
  it("[FILM-02] [FILM-03] [FILM-04] [FILM-05] merges both lists by name, each name once, preferring film_media", async () => {
    const { items, total } = await listMakers(database.db, "film", requested);
    expect(items.map(({ name }) => name)).toEqual([
      "Café Noir Pictures",
      "Ola Whitcomb",
      "Rue Baptiste",
      "the Lantern",
    ]);
    expect(total).toBe(4);
    expect(items[2]?.company).toBe("Baptiste & Sons");
  });

  it.each([
    ["[FILM-06] [FILM-08] part of a name in any case", "LANT", ["the Lantern"]],
    ["[FILM-07] [FILM-08] part of a company in any case", "sons", ["Rue Baptiste"]],
    ["accents", "cafe", ["Café Noir Pictures"]],
    ["and for &", "inkwell and", ["the Lantern"]],
    ["what others use as wildcards", "100%", ["Ola Whitcomb"]],
    ["nothing of a row that is not shown", "basement", []],
  ])("finds %s", async (_what, search, names) => {
    expect(await namesOf("film", { search })).toEqual(names);
  });

  it("[FILM-09] [FILM-10] is filtered by the categories and types of both lists", async () => {
    const { categories, types } = await listMakers(database.db, "film", requested);
    expect(categories).toEqual(["Directors", "Editors", "Studios"]);
    expect(types).toEqual(["Experimental", "Feature", "Short"]);
    expect(await namesOf("film", { category: "Directors" })).toEqual(["Rue Baptiste", "the Lantern"]);
    expect(await namesOf("film", { category: "Directors", type: "Short" })).toEqual(["the Lantern"]);
  });

  it("reports values in the URL that no row has", async () => {
    const unknown = await findUnknownMakers("film")(database.db, {
      ...requested,
      trail: [],
      category: "Dance",
    });
    expect(unknown).toMatchObject([{ field: "category", value: "Dance" }]);
  });
});

describe("theater", () => {
  it("[THEA-02] [THEA-03] is sorted by name", async () => {
    expect(await namesOf("theater")).toEqual(["anvil Players", "Half Moon Players", "Zora’s Stage"]);
  });

  it.each([
    ["[THEA-04] [THEA-06] part of a name in any case", "MOON", ["Half Moon Players"]],
    ["[THEA-05] [THEA-06] part of a company in any case", "independ", ["Half Moon Players"]],
    ["apostrophes", "zora's", ["Zora’s Stage"]],
  ])("finds %s", async (_what, search, names) => {
    expect(await namesOf("theater", { search })).toEqual(names);
  });

  it("[THEA-07] [THEA-08] is filtered by category and type", async () => {
    const { categories, types } = await listMakers(database.db, "theater", requested);
    expect([categories, types]).toEqual([
      ["Companies", "Dance"],
      ["Company", "Repertory"],
    ]);
    expect(await namesOf("theater", { category: "Dance", type: "Company" })).toEqual(["Zora’s Stage"]);
    expect(await namesOf("theater", { category: "Dance", type: "Repertory" })).toEqual([]);
  });

  it("[DATA-241] [DATA-242] [DATA-243] [DATA-244] [DATA-245] [DATA-246] [DATA-247] [DATA-248] [DATA-249] [DATA-250] returns every field of an entry, like film", async () => {
    const { items } = await listMakers(database.db, "theater", { ...requested, search: "half moon" });
    expect(items).toEqual([{ id: expect.any(String), profile_id: null, ...halfMoon }]);
    await database.db.insertInto("film_media").values(halfMoon).execute();
    const films = await listMakers(database.db, "film", { ...requested, search: "half moon" });
    expect(films.items).toEqual([{ id: expect.any(String), profile_id: null, ...halfMoon }]);
    await database.owner.deleteFrom("film_media").where("name", "=", halfMoon.name).execute();
  });
});
