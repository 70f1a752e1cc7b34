import { beforeAll, describe, expect, it } from "vitest";
import { writeCursor } from "#platform/db/cursor.ts";
import { setUpDatabase } from "#testing/database.ts";
import { readNeighbours } from "../business/read-neighbours.server.ts";
import { directoryList } from "../input.ts";
import { rebuildSearch } from "../search/jobs/rebuild-search.server.ts";
import { readBrowse } from "./read-browse.server.ts";
import { readDirectory } from "./read-directory.server.ts";

const database = setUpDatabase();
let business: { id: string };
const atlanta = { city: "Atlanta", state: "Georgia", latitude: 33.75, longitude: -84.39 };

beforeAll(async () => {
  const music = database.owner.selectFrom("categories").select("id").where("name", "=", "Music");
  const spots = [
    { location: "Atlanta, Georgia", latitude: 33.75, longitude: -84.39, count: 6 },
    { location: "Macon, Georgia", latitude: 32.84, longitude: -83.63, count: 2 },
  ];
  const rows = spots.flatMap(({ count, ...spot }) =>
    Array.from({ length: count }, (_, at) => ({ name: `Stall ${at}`, category_id: music, ...spot })),
  );
  const added = await database.owner.insertInto("businesses").values(rows).returning("id").execute();
  business = added[0] ?? { id: "" };
  await rebuildSearch(database.db, { graceMs: 0 });
}, 60_000);

it("readBrowse leads to the pages of categories and of cities with businesses enough", async () => {
  expect(await readBrowse(database.db)).toEqual([
    { title: "Browse by category", ways: [{ label: "Music", to: "/directory/music" }] },
    { title: "Browse by city", ways: [{ label: "Atlanta, Georgia", to: "/directory/in/atlanta-ga" }] },
  ]);
});

describe("the page that shows what a query asks for", () => {
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
  ])("of %j is %s", async (search, path) => {
    const query = directoryList.read(new URLSearchParams(search));
    expect((await readDirectory(database.db, query)).landing).toBe(path);
  });
});

describe("readNeighbours", () => {
  it("shows four others and the way to the city", async () => {
    const found = await readNeighbours(database.db, { id: business.id, ...atlanta });
    expect(found).toMatchObject({ city: "Atlanta", all: "/directory/in/atlanta-ga" });
    expect(found?.cards).toHaveLength(4);
    expect(found?.cards.map(({ id }) => id)).not.toContain(business.id);
  });

  it("leads to a search where the city has no page", async () => {
    const macon = { city: "Macon", state: "Georgia", latitude: 32.84, longitude: -83.63 };
    expect(await readNeighbours(database.db, { id: business.id, ...macon })).toMatchObject({
      all: "/directory?near=Macon%2C+Georgia",
    });
  });

  it.each([
    ["a business without a place", { ...atlanta, latitude: null, longitude: null }],
    ["a place where nobody is near", { ...atlanta, latitude: 61.2, longitude: -149.9 }],
  ])("has none for %s", async (_case, place) => {
    expect(await readNeighbours(database.db, { id: business.id, ...place })).toBeNull();
  });
});
