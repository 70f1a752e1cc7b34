import { beforeAll, describe, expect, it } from "vitest";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { openTestDatabase, setUpDatabase } from "#testing/database.ts";
import { readMembers } from "./map-input.ts";
import { readMap } from "./read-map.server.ts";
import { readMapCards } from "./read-map-cards.server.ts";

const database = setUpDatabase();
const country = { west: -125, south: 24, east: -66, north: 50 };
const around = (latitude: number, longitude: number, degrees: number) => ({
  west: longitude - degrees,
  south: latitude - degrees,
  east: longitude + degrees,
  north: latitude + degrees,
});
const sumOf = (clusters: { businesses: number }[]) =>
  clusters.reduce((sum, { businesses }) => sum + businesses, 0);

beforeAll(async () => {
  const { owner } = database;
  const rows = await owner.selectFrom("categories").select(["id", "name"]).execute();
  const idOf = (category: string) => rows.find(({ name }) => name === category)?.id ?? null;
  await owner
    .insertInto("businesses")
    .values([
      ...Array.from({ length: 450 }, (_, index) => ({
        name: `Peach ${index}`,
        category_id: idOf(index % 10 === 0 ? "Music" : "Writing"),
        location: "Atlanta, Georgia",
        latitude: 33.7 + index / 4500,
        longitude: -84.4 + index / 4500,
        email: "private@owner.example",
      })),
      {
        name: "River Tune",
        category_id: idOf("Music"),
        location: "Augusta, Georgia",
        latitude: 33.47,
        longitude: -81.97,
      },
      {
        name: "Over the River",
        category_id: null,
        location: "Aiken, South Carolina",
        latitude: 33.56,
        longitude: -81.72,
      },
      {
        name: "Far Tune",
        category_id: idOf("Music"),
        location: "Boise, Idaho",
        latitude: 43.6,
        longitude: -116.2,
      },
      { name: "Nowhere Tune", category_id: idOf("Music"), location: "Boise, Idaho" },
    ])
    .execute();
  await compareDocuments(database.db);
});

describe("readMap", () => {
  it("shows the country as clusters, each named after its largest city", async () => {
    const { clusters, businesses, isApproximate } = await readMap(database.db, {}, country);
    expect(sumOf(clusters)).toBe(453);
    expect(businesses).toEqual([]);
    expect(isApproximate).toBe(false);
    expect(clusters[0]).toMatchObject({ city: "Atlanta, Georgia" });
    expect(clusters.at(-1)?.city).toMatch(/^(Augusta, Georgia|Aiken, South Carolina|Boise, Idaho)$/);
  });

  it("shows single businesses if there are few and the box is small", async () => {
    const { clusters, businesses } = await readMap(database.db, {}, around(33.5, -81.9, 1));
    expect(clusters).toEqual([]);
    expect(businesses.map(({ name, category }) => [name, category]).sort()).toEqual([
      ["Over the River", "Other"],
      ["River Tune", "Music"],
    ]);
    const tune = businesses.find(({ name }) => name === "River Tune");
    expect(Object.keys(tune ?? {}).sort()).toEqual([
      "category",
      "id",
      "latitude",
      "location",
      "longitude",
      "name",
    ]);
    expect(tune).toMatchObject({ latitude: 33.47, longitude: -81.97 });
  });

  it("shows clusters if there are many, and single businesses in a small box", async () => {
    expect(sumOf((await readMap(database.db, {}, around(33.75, -84.35, 1))).clusters)).toBe(450);
    const close = await readMap(database.db, {}, around(33.75, -84.35, 0.03));
    expect(close.clusters).toEqual([]);
    expect(close.businesses.length).toBeGreaterThan(50);
    expect(close.businesses.length).toBeLessThanOrEqual(400);
    for (const { latitude } of close.businesses)
      expect(Math.abs(latitude - 33.75)).toBeLessThanOrEqual(0.0301);
  });

  it.each([
    ["a category", { category: "Music" }, 47],
    ["a state", { state: "Georgia" }, 451],
    ["both", { category: "Music", state: "Idaho" }, 1],
    ["a term", { term: "tune" }, 2],
    ["a term and a state", { term: "TUNE", state: "Georgia" }, 1],
    ["a term without matches", { term: "xqzvk" }, 0],
  ])("applies %s", async (_what, filters, count) =>
    expect(sumOf((await readMap(database.db, filters, country)).clusters)).toBe(count),
  );

  it("finds the businesses of a term and a category in a box", async () => {
    const here = around(33.6, -83, 1.9);
    const named = async (filters: object) =>
      (await readMap(database.db, filters, here)).businesses.map(({ name }) => name).sort();
    expect(await named({ term: "tune" })).toEqual(["River Tune"]);
    expect(await named({ category: "Music" })).toHaveLength(46);
    expect(await named({ term: "peach 1", category: "Music" })).toEqual([
      "Peach 10",
      "Peach 100",
      "Peach 110",
      "Peach 120",
      "Peach 130",
      "Peach 140",
      "Peach 150",
      "Peach 160",
      "Peach 170",
      "Peach 180",
      "Peach 190",
    ]);
  });

  it("names both cells of a city that crosses a cell edge", async () => {
    // Cells are two degrees wide at this zoom, and the 40th parallel is the edge of one.
    const { owner, db } = await openTestDatabase();
    const rows = [39.9, 39.85, 39.95, 40.1].map((latitude, index) => ({
      name: `Mile High ${index}`,
      location: "Denver, Colorado",
      latitude,
      longitude: -104.9,
    }));
    await owner.insertInto("businesses").values(rows).execute();
    await compareDocuments(db);
    const { clusters } = await readMap(db, {}, country);
    expect(clusters.map(({ city }) => city)).toEqual(["Denver, Colorado", "Denver, Colorado"]);
  });

  it("names the clusters of a state after its own cities", async () => {
    const { clusters } = await readMap(database.db, { state: "Georgia" }, country);
    expect(clusters.map(({ city }) => city)).toContain("Augusta, Georgia");
  });

  it("returns nothing for an empty box", async () =>
    expect(await readMap(database.db, {}, around(60, -150, 0.02))).toEqual({
      zoom: 7,
      clusters: [],
      businesses: [],
      places: [],
      isApproximate: false,
    }));

  it("returns the names of the cities in the box, largest first", async () => {
    const { places } = await readMap(database.db, {}, country);
    expect(places[0]).toMatchObject({ city: "Atlanta" });
    expect(places.map(({ city }) => city).sort()).toEqual(["Aiken", "Atlanta", "Augusta", "Boise"]);
    expect((await readMap(database.db, {}, around(43.6, -116.2, 1))).places.map(({ city }) => city)).toEqual([
      "Boise",
    ]);
  });
});

describe("readMapCards", () => {
  const cardsOf = (query: string, filters: object = {}) => {
    const wanted = readMembers(new URLSearchParams(query));
    return wanted ? readMapCards(database.db, filters, wanted) : null;
  };

  it("contains exactly the businesses that a disc counted, page by page", async () => {
    const { clusters, zoom } = await readMap(database.db, {}, country);
    for (const { cell, businesses } of clusters) {
      const found: string[] = [];
      for (let offset = 0; offset === 0 || found.length === offset; offset += 24) {
        const page = await cardsOf(`zoom=${zoom}&cells=${cell}&offset=${offset}`);
        found.push(...(page ?? []).map(({ id }) => id));
      }
      expect(new Set(found).size).toBe(businesses);
    }
  });

  it("joins the cells of a merged disc, and nothing between them", async () => {
    const { clusters, zoom } = await readMap(database.db, { category: "Music" }, country);
    const ends = clusters.filter(({ city }) => city !== "Atlanta, Georgia");
    const cards = await cardsOf(`zoom=${zoom}&cells=${ends.map(({ cell }) => cell).join(",")}`, {
      category: "Music",
    });
    expect(cards?.map(({ name }) => name).sort()).toEqual(["Far Tune", "River Tune"]);
  });

  it("applies a term to a disc", async () => {
    const { clusters, zoom } = await readMap(database.db, { term: "peach 12" }, country);
    const cards = await cardsOf(`zoom=${zoom}&cells=${clusters.map(({ cell }) => cell).join(",")}`, {
      term: "peach 12",
    });
    expect(cards).toHaveLength(11);
    expect(cards?.every(({ name }) => name.startsWith("Peach 12"))).toBe(true);
  });

  it("shows single businesses by their ids, and no private data", async () => {
    const { businesses } = await readMap(database.db, {}, around(33.5, -81.9, 1));
    const cards = await cardsOf(`ids=${businesses.map(({ id }) => id).join(",")}`);
    expect(cards?.map(({ name }) => name).sort()).toEqual(["Over the River", "River Tune"]);
    expect(JSON.stringify(cards)).not.toContain("private@");
    expect(await cardsOf("ids=00000000-0000-4000-8000-000000000000")).toEqual([]);
  });
});
