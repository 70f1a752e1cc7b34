import { beforeAll, describe, expect, it } from "vitest";
import { writeCursor } from "#platform/db/cursor.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { readNeighbors } from "../business/read-neighbors.server.ts";
import { directoryList } from "../input.ts";
import { readBrowse } from "./read-browse.server.ts";
import { readDirectory } from "./read-directory.server.ts";

const database = setUpDatabase();
let business: { id: string };
const atlanta = { city: "Atlanta", state: "Georgia", latitude: 33.75, longitude: -84.39 };

beforeAll(async () => {
  const music = database.owner.selectFrom("categories").select("id").where("name", "=", "Music");
  const places = [
    { location: "Atlanta, Georgia", latitude: 33.75, longitude: -84.39, count: 6 },
    { location: "Macon, Georgia", latitude: 32.84, longitude: -83.63, count: 2 },
  ];
  const rows = places.flatMap(({ count, ...place }) =>
    Array.from({ length: count }, (_, index) => ({ name: `Stall ${index}`, category_id: music, ...place })),
  );
  const added = await database.owner.insertInto("businesses").values(rows).returning("id").execute();
  business = added[0] ?? { id: "" };
  await compareDocuments(database.db);
});

it("readBrowse links to the pages of categories and of cities with enough businesses", async () => {
  expect(await readBrowse(database.db)).toEqual([
    { title: "Browse by category", links: [{ label: "Music", to: "/directory/music" }] },
    { title: "Browse by city", links: [{ label: "Atlanta, Georgia", to: "/directory/in/atlanta-ga" }] },
  ]);
});

describe("the landing page of a query", () => {
  it.each([
    ["category=Music", "/directory/music"],
    ["near=atlanta", "/directory/in/atlanta-ga"],
    ["near=Atlanta,+Georgia", "/directory/in/atlanta-ga"],
    ["near=Macon", null],
    ["near=Nowhere", null],
    ["category=Writing", null],
    ["", null],
    ["category=Music&state=Georgia", null],
    ["category=Music&sort=name", null],
    ["category=Music&near=Atlanta", null],
    ["near=Atlanta&radius=10", null],
    ["near=Atlanta&search=tea", null],
    [`near=Atlanta&after=${writeCursor([3])}`, null],
  ])("for %j is %s", async (search, path) => {
    const query = directoryList.read(new URLSearchParams(search));
    expect((await readDirectory(database.db, query)).landing).toBe(path);
  });
});

describe("readNeighbors", () => {
  it("shows four others and links to the city", async () => {
    const found = await readNeighbors(database.db, { id: business.id, ...atlanta });
    expect(found).toMatchObject({ city: "Atlanta", all: "/directory/in/atlanta-ga" });
    expect(found?.cards).toHaveLength(4);
    expect(found?.cards.map(({ id }) => id)).not.toContain(business.id);
  });

  it("links to a search if the city has no page", async () => {
    const macon = { city: "Macon", state: "Georgia", latitude: 32.84, longitude: -83.63 };
    expect(await readNeighbors(database.db, { id: business.id, ...macon })).toMatchObject({
      all: "/directory?near=Macon%2C+Georgia",
    });
  });

  it.each([
    ["a business without coordinates", { ...atlanta, latitude: null, longitude: null }],
    ["a place with no business nearby", { ...atlanta, latitude: 61.2, longitude: -149.9 }],
  ])("returns null for %s", async (_case, place) => {
    expect(await readNeighbors(database.db, { id: business.id, ...place })).toBeNull();
  });
});
