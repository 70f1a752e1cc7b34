import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { listMapCells } from "../../map/queries/list-map-cells.server.ts";
import { copyBusinesses } from "../search-rows-for-tests.ts";
import { findNearby, type NearbyInput } from "./find-nearby.server.ts";

const database = setUpDatabase();
beforeAll(async () => {
  await copyBusinesses(database.ownerUrl, 12_000);
  await compareDocuments(database.db);
});

const atlanta = { latitude: 33.749, longitude: -84.388 };
const seattle = { latitude: 47.6, longitude: -122.3 };

describe("findNearby", () => {
  it.each<NearbyInput>([
    atlanta,
    seattle,
    { ...seattle, category: "Music" },
    { ...atlanta, category: "Other" },
    { ...atlanta, radiusKm: 40 },
    { ...atlanta, radiusKm: 300, category: "Writing" },
    { ...atlanta, term: "hair" },
    { ...seattle, term: "hair", category: "Music" },
    { ...seattle, term: "okafor" },
    { ...seattle, term: "zq" },
    { ...atlanta, term: "ha", radiusKm: 250 },
    { ...atlanta, term: "xqzvk" },
    { ...atlanta, term: "house of", radiusKm: 60 },
  ])("sorts by actual distance, page by page: %j", async (input) => {
    const expected = await listByBruteForce(input, 60);
    const found: [string, number][] = [];
    let after: string | undefined;
    do {
      const page = await findNearby(database.db, { ...input, after, limit: 20 });
      found.push(...page.items.map(({ id, distanceKm }): [string, number] => [id, distanceKm]));
      after = page.nextCursor ?? undefined;
    } while (after && found.length < 60);
    expect(found.map(([id]) => id)).toEqual(expected.map(({ id }) => id));
    for (const [index, [, distance]] of found.entries())
      expect(distance).toBeCloseTo(expected[index]?.km ?? -1, 6);
  });

  it("ends after 21 pages, and reports that there are more", async () => {
    let after: string | undefined;
    let pages = 0;
    let endsEarly = false;
    do {
      expect(endsEarly).toBe(false);
      const page = await findNearby(database.db, { ...atlanta, after });
      after = page.nextCursor ?? undefined;
      endsEarly = page.endsEarly;
      pages += 1;
    } while (after);
    expect(pages).toBe(21);
    expect(endsEarly).toBe(true);
    expect(await findNearby(database.db, { ...atlanta, term: "okafor" })).toMatchObject({ endsEarly: false });
  });

  it("ignores an invalid cursor", async () => {
    const first = await findNearby(database.db, { ...atlanta, limit: 3 });
    for (const after of ["noise", "Wy0xMDBd", "WzAuNV0"]) {
      expect((await findNearby(database.db, { ...atlanta, after, limit: 3 })).items).toEqual(first.items);
    }
  });
});

describe("listMapCells", () => {
  const states = { west: -125, south: 24, east: -66, north: 50 };

  it.each([
    {},
    { category: "Music" },
    { state: "Ohio" },
    { term: "okafor" },
    { term: "okafor", category: "Music", state: "Georgia" },
    { term: "xqzvk" },
  ])("counts every matching business once: %j", async (filters) => {
    const { cells, isApproximate } = await listMapCells(database.db, { box: states, ...filters });
    const sum = cells.reduce((total, { businesses }) => total + businesses, 0);
    const expected = await listByBruteForce({ ...atlanta, ...filters }, 100_000);
    expect(isApproximate).toBe(false);
    expect(sum).toBe(expected.length);
  });

  it("returns the mean coordinates of each cell", async () => {
    const box = { west: -90, south: 30, east: -80, north: 36 };
    const { cells, degrees } = await listMapCells(database.db, { box });
    expect(cells.length).toBeGreaterThan(50);
    for (const { latitude, longitude, businesses } of cells.slice(0, 5)) {
      const { rows } = await sql<{ count: number; latitude: number }>`
        select count(*) as count, avg(latitude) as latitude from businesses
        where floor(latitude / ${degrees}) = floor(${latitude}::float8 / ${degrees})
          and floor(longitude / ${degrees}) = floor(${longitude}::float8 / ${degrees})`.execute(database.db);
      expect(rows).toEqual([{ count: businesses, latitude: expect.closeTo(latitude, 6) }]);
    }
  });

  it("reports an approximate result if it counted a sample", async () => {
    const { isApproximate } = await listMapCells(database.db, { box: states, term: "a" });
    expect(isApproximate).toBe(true);
  });
});

type Filters = NearbyInput & { state?: string | undefined };
async function listByBruteForce(
  { latitude, longitude, radiusKm, term = "", category, state }: Filters,
  limit: number,
) {
  const { rows } = await sql<{ id: string; km: number }>`
    select id, km from (
      select directory.id, lower(directory.name) as name, directory.state,
        case when is_known then category else 'Other' end as displayed,
        12742 * asin(sqrt(
          sin(radians(latitude - ${latitude}) / 2) ^ 2
          + cos(radians(${latitude})) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}) / 2) ^ 2
        )) as km
      from directory
      left join categories on categories.id = category_id
      where latitude is not null
    ) as measured
    where strpos(name, ${term}) > 0 and km <= coalesce(${radiusKm ?? null}, km)
      and displayed = coalesce(${category ?? null}, displayed) and coalesce(state, '') = coalesce(${state ?? null}, state, '')
    order by km, id limit ${limit}`.execute(database.db);
  return rows;
}
