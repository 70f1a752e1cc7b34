import { Kysely, PostgresDialect, sql } from "kysely";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "#platform/db/open-database.server.ts";
import type { DB } from "#platform/db/tables.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { setUpDatabase } from "#testing/database.ts";
import { isNightly } from "#testing/nightly.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { listMapCells } from "../../map/queries/list-map-cells.server.ts";
import { readMap } from "../../map/read-map.server.ts";
import { readMapCards } from "../../map/read-map-cards.server.ts";
import { rebuildSearch } from "../jobs/rebuild-search.server.ts";
import { searchSorts } from "../search-sort.ts";
import { correctTerm } from "./correct-term.server.ts";
import { findNearby } from "./find-nearby.server.ts";
import { searchBusinesses } from "./search-businesses.server.ts";
import { suggestBusinesses } from "./suggest-businesses.server.ts";

type Statement = { sql: string; parameters: readonly unknown[] };
type Plan = Record<string, unknown> & { Plans?: Plan[] };

/** The budgets are those of the larger number; with the smaller one they hold all the more. */
const businesses = isNightly ? 200_000 : 10_000;
const database = setUpDatabase();
let pool: Pool;
let db: Db;
let statements: Statement[] = [];
beforeAll(async () => {
  await seedLarge(database.ownerUrl, { businesses, reviews: businesses / 4 });
  await rebuildSearch(database.db, { graceMs: 0 });
  // The budgets assume a complete visibility map; an open transaction may have held back the first vacuum.
  await sql`vacuum (freeze) search.documents`.execute(database.owner);
  // A small table is rightly read as a whole; without that choice, a plan shows whether an index could serve.
  pool = openTestPool(database.appUrl, { max: 4, ...(!isNightly && { options: "-c enable_seqscan=off" }) });
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      statements.push({ sql: query.sql, parameters: query.parameters });
    },
  });
}, 600_000);
afterAll(async () => {
  await db.destroy();
});

const filters = [
  {},
  { category: "Beauty & Cosmetics", state: "Texas" },
  ...(isNightly ? [{ category: "Food & Beverage" }, { state: "Texas" }, { state: "Vermont" }] : []),
  // Where the term is very rare.
  ...(isNightly ? [{ category: "Technology & Innovation" }] : []),
];
const atlanta = { latitude: 33.749, longitude: -84.388 };
const states = { west: -125, south: 24, east: -66, north: 50 };
/** Washington, Baltimore and Philadelphia, with the outskirts of New York in one corner. */
const largeBox = { west: -78.1, south: 38, east: -74.13, north: 40.62 };
const smallBox = { west: -84.42, south: 33.72, east: -84.36, north: 33.78 };
/** The corners of the country, at sea. */
const emptyCells = {
  members: {
    zoom: 7,
    cells: [
      { x: 880, y: 1824 },
      { x: 1824, y: 2240 },
    ],
  },
  offset: 0,
};
/** Around Atlanta. */
const fullCell = { zoom: 7, cells: [{ x: 1529, y: 1979 }] };

const terms: [term: string, pages: number][] = [
  ["", 420],
  ["hair", 2_500],
  ["yoga", 2_300],
  ["okafor", 700],
  ["the young", 700],
  ["zanzi", 100],
  ["xqzvk", 50],
  ["a", 500],
  ["ha", 1_000],
  ["q", 1_600],
  ["zo", 2_800],
  ["zq", 50],
];

// With 200,000, the search tables and their indexes have 40,000 pages. A budget covers all statements of one search:
// page, summaries, total and facets.
describe(`at ${businesses} businesses`, () => {
  it.each(isNightly ? terms : terms.slice(0, 4))(
    "a search for %j reads at most %d pages, with any filter and sort",
    async (term, pages) => {
      for (const filter of filters) {
        for (const sort of searchSorts) {
          const first = await searchBusinesses(db, { term, sort, ...filter });
          const what = `${term} ${sort} ${JSON.stringify(filter)}`;
          await expectCheap(what, pages, () => searchBusinesses(db, { term, sort, ...filter }));
          const after = first.nextCursor;
          if (after)
            await expectCheap(`${what} page 2`, pages, () =>
              searchBusinesses(db, { term, sort, ...filter, after }),
            );
        }
      }
    },
    600_000,
  );

  it.each([
    // Including the lookup of eight ratings.
    ["suggestions for one letter", 180, () => suggestBusinesses(db, "h")],
    ["suggestions for the start of a frequent name", 180, () => suggestBusinesses(db, "oka")],
    ["suggestions for a word within names", 300, () => suggestBusinesses(db, "kitch")],
    ["a correction", 300, () => correctTerm(db, { term: "okafro" })],
    ["the nearest", 500, () => findNearby(db, atlanta)],
    ["the nearest of a category", 600, () => findNearby(db, { ...atlanta, category: "Writing" })],
    ["the nearest that match a term", 5_000, () => findNearby(db, { ...atlanta, term: "hair" })],
    ["the map", 3_000, () => listMapCells(db, { box: states })],
    ["the map as clusters with names", 4_000, () => readMap(db, {}, states)],
    ["the map of a small box", 6_000, () => readMap(db, {}, smallBox)],
    ["the map of few in a corner of a large box", 290, () => readMap(db, { state: "New York" }, largeBox)],
    ["cards of cells far apart, which nobody could merge", 100, () => readMapCards(db, {}, emptyCells)],
    ["cards of one cell", 6_000, () => readMapCards(db, {}, { ...emptyCells, members: fullCell })],
    ["the map of a term in a small box", 6_000, () => readMap(db, { term: "hair" }, smallBox)],
  ])("%s: at most %d pages", async (what, pages, run) => {
    await expectCheap(what, pages, run);
  });
});

/** Runs it and sums up the pages read according to `explain` of each statement. */
async function expectCheap(what: string, maxPages: number, run: () => Promise<unknown>) {
  statements = [];
  await run();
  let pages = 0;
  for (const { sql: text, parameters } of [...statements]) {
    const { rows } = await pool.query(
      `explain (analyze, verbose, buffers, timing off, format json) ${text}`,
      [...parameters],
    );
    const plan: Plan = rows[0]["QUERY PLAN"][0].Plan;
    for (const node of listNodes(plan)) {
      const isSeqScan = node["Node Type"] === "Seq Scan" && node["Relation Name"] === "documents";
      expect(isSeqScan, `${what} reads the whole table: ${text}`).toBe(false);
    }
    pages += Number(plan["Shared Hit Blocks"]) + Number(plan["Shared Read Blocks"]);
  }
  expect(pages, what).toBeLessThanOrEqual(maxPages);
}

function listNodes(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(listNodes)];
}
