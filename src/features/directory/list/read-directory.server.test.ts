import type { KyselyPlugin } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { directoryList } from "../input.ts";
import { listChoices } from "../search/queries/search-businesses.server.ts";
import { findUnknownState, isDirectoryCursor, readDirectory } from "./read-directory.server.ts";

const database = setUpDatabase();
const read = (search: string) => readDirectory(database.db, directoryList.read(new URLSearchParams(search)));
const namesOf = ({ cards }: { cards: { name: string }[] }) => cards.map(({ name }) => name).sort();

beforeAll(async () => {
  const { owner } = database;
  await owner.insertInto("categories").values({ name: "Plumbing", position: 99 }).execute();
  const rows = await owner.selectFrom("categories").select(["id", "name"]).execute();
  const idOf = (category: string) => rows.find(({ name }) => name === category)?.id ?? null;
  const atlanta = { latitude: 33.75, longitude: -84.39 };
  await owner
    .insertInto("businesses")
    .values([
      { name: "Golden Anvil", category_id: idOf("Music"), location: "Atlanta, Georgia", ...atlanta },
      { name: "golden ladle", category_id: idOf("Writing"), location: "Sweet Auburn, Atlanta, Georgia" },
      { name: "Old Pipes", category_id: idOf("Plumbing"), location: "Guam" },
      { name: "No Shelf", category_id: null, location: null },
      {
        name: "Far Tune",
        category_id: idOf("Music"),
        location: "Boise, Idaho",
        latitude: 43.6,
        longitude: -116.2,
      },
      ...Array.from({ length: 40 }, (_, index) => ({
        name: `Filler ${index}`,
        category_id: idOf("Food & Beverage"),
        location: "Dayton, Ohio",
      })),
    ])
    .execute();
  await compareDocuments(database.db);
});

/** The number of statements of a query that contain a text. */
async function countStatements(search: string, name: string): Promise<number> {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = database.db.withPlugin(plugin);
  // Warms the cache, so that only the query's own statements count.
  await listChoices(db);
  statements.length = 0;
  await readDirectory(db, directoryList.read(new URLSearchParams(search)));
  return statements.filter((statement) => statement.includes(name)).length;
}

describe("readDirectory", () => {
  it("[DIR-02] reads the directory page by page, every entry once", async () => {
    const first = await read("sort=name");
    expect(first.cards).toHaveLength(24);
    expect(first.total).toEqual({ count: 45, isCapped: false });
    const second = await read(`sort=name&after=${first.nextCursor}`);
    expect(second.cards).toHaveLength(21);
    expect(second.nextCursor).toBeNull();
    expect(new Set([...first.cards, ...second.cards].map(({ id }) => id)).size).toBe(45);
  });

  it("[DIR-03] [DIR-04] [SHELL-48] finds part of a name, ignoring case", async () => {
    expect(namesOf(await read("search=OLDEN"))).toEqual(["Golden Anvil", "golden ladle"]);
  });

  it("[DIR-08] [DIR-09] takes the last part of a location as its state", async () => {
    const { states } = await read("");
    expect(states).toEqual([
      { name: "Georgia", businesses: 2 },
      { name: "Guam", businesses: 1 },
      { name: "Idaho", businesses: 1 },
      { name: "Ohio", businesses: 40 },
    ]);
    expect(namesOf(await read("state=Georgia"))).toEqual(["Golden Anvil", "golden ladle"]);
    const unknown = await findUnknownState(
      database.db,
      directoryList.read(new URLSearchParams("state=Atlanta")),
    );
    expect(unknown).toMatchObject([{ field: "state", value: "Atlanta" }]);
  });

  it("[DIR-06] [DIR-18] shows businesses without a known category as Other", async () => {
    const other = await read("category=Other");
    expect(namesOf(other)).toEqual(["No Shelf", "Old Pipes"]);
    expect(other.cards.map(({ category }) => category)).toEqual(["Other", "Other"]);
    expect(namesOf(await read("category=Music"))).toEqual(["Far Tune", "Golden Anvil"]);
  });

  it("[DIR-10] combines search, category and state", async () => {
    const both = await read("search=golden&category=Music&state=Georgia");
    expect(namesOf(both)).toEqual(["Golden Anvil"]);
    expect(namesOf(await read("search=golden&category=Music&state=Ohio"))).toEqual([]);
  });

  it("[DIR-16] [DIR-17] lists the categories with businesses, in order, and keeps them during a search", async () => {
    const names = ["Food & Beverage", "Music", "Other", "Writing"];
    expect((await read("")).categories.map(({ name }) => name)).toEqual(names);
    const searched = await read("search=golden&state=Georgia");
    expect(searched.categories).toEqual([
      { name: "Food & Beverage", businesses: 0 },
      { name: "Music", businesses: 1 },
      { name: "Other", businesses: 0 },
      { name: "Writing", businesses: 1 },
    ]);
  });

  it("sorts by distance to a city, within a radius", async () => {
    const near = await read("near=atlanta&category=Music");
    expect(near.place).toMatchObject({ label: "Atlanta, Georgia" });
    expect(near.cards.map(({ name, distance }) => [name, distance])).toEqual([
      ["Golden Anvil", "0.0\u00a0mi"],
      ["Far Tune", expect.stringMatching(/^1,\d{3}\smi$/)],
    ]);
    expect(namesOf(await read("near=atlanta&radius=100"))).toEqual(["Golden Anvil"]);
    expect(namesOf(await read("lat=43.6&lng=-116.2&radius=5"))).toEqual(["Far Tune"]);
  });

  it("sorts by distance to a ZIP code", async () => {
    const near = await read("near=30303-1234&category=Music");
    expect(near.place).toMatchObject({ label: "ZIP code 30303" });
    expect(near.cards.map(({ name, distance }) => [name, distance])).toEqual([
      ["Golden Anvil", expect.stringMatching(/^\d\.\d\smi$/)],
      ["Far Tune", expect.stringMatching(/^1,\d{3}\smi$/)],
    ]);
    expect(namesOf(await read("near=30303&radius=100"))).toEqual(["Golden Anvil"]);
    expect(near.zipProblem).toBeNull();
  });

  it("reports an unknown ZIP code, and still shows the list", async () => {
    const { zipProblem, isUnknownPlace, cards } = await read("near=00000");
    expect(zipProblem).toBe("We do not know the ZIP code 00000. Check the digits, or type a city.");
    expect(isUnknownPlace).toBe(true);
    expect(cards).toHaveLength(24);
    expect((await read("near=Nowhereville")).zipProblem).toBeNull();
  });

  it("reports an unknown place, and still shows the list", async () => {
    const { isUnknownPlace, cards, total } = await read("near=Nowhereville");
    expect(isUnknownPlace).toBe(true);
    expect(cards).toHaveLength(24);
    expect(total?.count).toBe(45);
  });

  it("suggests a spelling correction and the best of the category without results", async () => {
    const { fallback } = await read("search=goldne&category=Music");
    expect(fallback?.spelling).toBe("golden");
    expect(fallback?.cards).toHaveLength(2);
    expect((await read("search=golden")).fallback).toBeNull();
  });

  it("suggests no correction for words that occur in other names", async () => {
    const looksForCorrection = async (query: string) => {
      const sent = await recordStatements(async () => expect((await read(query)).cards).toEqual([]));
      return sent.some((statement) => statement.includes("word_remainders"));
    };
    expect(await looksForCorrection("search=goldne&category=Music")).toBe(true);
    expect(await looksForCorrection("search=adle&category=Music")).toBe(false);
  });

  it.each([
    ["georgia", "Georgia", "/directory?state=Georgia"],
    ["Ohio", "Ohio", "/directory?state=Ohio"],
    ["food and beverage", "Food & Beverage", "/directory?category=Food+%26+Beverage"],
    ["atlanta, ga", "Atlanta, Georgia", "/directory?near=Atlanta%2C+Georgia"],
  ])("links from %s to %s instead of correcting the spelling", async (term, label, to) => {
    const { fallback } = await read(`search=${encodeURIComponent(term)}`);
    expect(fallback).toMatchObject({ meaning: { label, to }, spelling: null });
  });

  it.each([
    ["Atlanta, GA", "Atlanta, Georgia"],
    ["atlanta  ga", "Atlanta, Georgia"],
    ["Altanta", "Atlanta, Georgia"],
    ["boise id", "Boise, Idaho"],
  ])("finds %s as %s", async (typed, label) => {
    const { place } = await read(`near=${encodeURIComponent(typed)}`);
    expect(place).toMatchObject({ label, isGuess: typed === "Altanta" });
  });

  it.each([
    ["after=noise", false],
    ["sort=name&after=WyJiZXN0IiwxLCJ4IiwxLDFd", false],
    ["near=Atlanta&after=noise", false],
  ])("rejects the foreign cursor of %s", (search, isValid) => {
    expect(isDirectoryCursor(directoryList.read(new URLSearchParams(search)))).toBe(isValid);
  });

  it("accepts its own cursors", async () => {
    const { nextCursor } = await read("state=Ohio");
    expect(nextCursor).toBeTruthy();
    expect(isDirectoryCursor(directoryList.read(new URLSearchParams({ after: nextCursor ?? "" })))).toBe(
      true,
    );
  });

  it("queries the map once", async () => {
    expect(await countStatements("", "from search_cells")).toBe(1);
    expect(await countStatements("near=Atlanta", "from search_cells")).toBe(1);
  });

  it("queries the city once", async () =>
    expect(await countStatements("near=Atlanta", "business_cities")).toBe(1));

  it("applies the filters to the map", async () => {
    const { clusters } = await read("category=Music");
    expect(clusters.map(({ businesses }) => businesses)).toEqual([1, 1]);
    expect((await read("state=Guam")).clusters).toEqual([]);
  });
});
