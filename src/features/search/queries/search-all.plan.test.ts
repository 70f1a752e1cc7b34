import { Kysely, PostgresDialect, sql } from "kysely";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rebuildSearch } from "#features/directory/exports/search-jobs-for-tests.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { DB } from "#platform/db/tables.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { setUpDatabase } from "#testing/database.ts";
import { isNightly } from "#testing/nightly.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { rebuildEntries } from "../entries/jobs/rebuild-entries.server.ts";
import type { Reading } from "../reading/reading.ts";
import { aReading, food } from "../things-for-tests.ts";
import { searchAll } from "./search-all.server.ts";
import { suggest } from "./suggest.server.ts";

type Statement = { sql: string; parameters: readonly unknown[] };
type Plan = Record<string, unknown> & { Plans?: Plan[] };

/** The budgets are those of the larger numbers; with the smaller ones they hold all the more. */
const businesses = isNightly ? 100_000 : 10_000;
const events = isNightly ? 30_000 : 3_000;
const database = setUpDatabase();
const atlanta = {
  kind: "city",
  city: "Atlanta",
  state: "Georgia",
  latitude: 33.749,
  longitude: -84.388,
} as const;
const texas = { kind: "state", state: "Texas" } as const;
let pool: Pool;
let db: Db;
let statements: Statement[] = [];

beforeAll(async () => {
  await seedLarge(database.ownerUrl, { businesses });
  await database.owner.connection().execute(addEvents);
  await rebuildSearch(database.db);
  await rebuildEntries(database.db);
  await database.owner.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum (freeze, analyze) search_entries, search.texts, search.documents`.execute(connection);
  });
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

/** By night about 20,000 pages of texts and entries, and as many of their indexes. */
describe(`at ${businesses} businesses and ${events} events`, () => {
  it.each<[string, number, Reading]>([
    ["a frequent word", 4_000, aReading("food")],
    ["a word that all events have", 4_000, aReading("evening")],
    ["two words of one sentence", 6_000, aReading("good words")],
    ["a rare word", 500, aReading("zanzibar")],
    ["a word that nothing has", 300, aReading("xqzvk")],
    ["a word in a city", 4_000, aReading("hair", { place: atlanta })],
    ["a category in a city", 2_000, aReading("", { place: atlanta, category: food.name })],
    ["words in a category and state", 5_000, aReading("soul food", { place: texas, category: food.name })],
    ["a category in a state", 500, aReading("", { place: texas, category: food.name })],
    [
      "concerts of a state",
      5_000,
      aReading("concert", { kind: "event", place: { kind: "state", state: "Georgia" } }),
    ],
    [
      "goods of a price",
      1_500,
      aReading("", { kind: "product", price: { minCents: null, maxCents: 4_000 } }),
    ],
    ["events of a day", 5_000, aReading("", { kind: "event", time: inDays(3) })],
    ["a category near me", 1_500, aReading("", { place: { kind: "near-me" }, category: food.name })],
    ["a word near me", 12_000, aReading("hair", { place: { kind: "near-me" } })],
  ])("%s: at most %d pages", async (what, pages, reading) => {
    const point = { latitude: atlanta.latitude, longitude: atlanta.longitude };
    await expectCheap(what, pages, () => searchAll(db, reading, { now: new Date(), point }));
  });

  it.each(["h", "ha", "har", "harvest n", "indigo", "oka", "zz", "evening"])(
    "suggestions for %j: at most 800 pages",
    async (typed) => {
      await suggest(db, typed);
      await expectCheap(typed, 800, () => suggest(db, typed));
    },
  );
});

/** Every event has the word "evening", and one of ten is a concert. */
async function addEvents(connection: Db) {
  await sql`set statement_timeout = 0`.execute(connection);
  await sql`alter table events disable trigger user`.execute(connection);
  await sql`
    insert into events (name, description, start_datetime, time_zone, location, event_type, approval_status)
    select (array['Harvest', 'Porch', 'Indigo', 'River', 'Cedar'])[1 + n % 5] || ' Night ' || n,
      'An evening of code ' || md5(n::text), now() + n * interval '10 minutes', 'UTC', 'Hall, Atlanta, GA',
      case when n % 10 = 0 then 'Concert' else 'Fair' end, 'approved'
    from generate_series(1, ${events}) as n`.execute(connection);
  await sql`alter table events enable trigger user`.execute(connection);
  await sql`analyze events`.execute(connection);
  await sql`select refresh_event_listings(1, array(select id from events))`.execute(connection);
  await sql`analyze event_listings, event_dates`.execute(connection);
}

function inDays(days: number) {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { label: "that day", from: day, to: day, fromHour: 0 };
}

/** Runs it and sums up the pages read according to `explain` of each statement. */
async function expectCheap(what: string, maxPages: number, run: () => Promise<unknown>) {
  statements = [];
  await run();
  let pages = 0;
  for (const { sql: text, parameters } of [...statements]) {
    const { rows } = await pool.query(`explain (analyze, buffers, timing off, format json) ${text}`, [
      ...parameters,
    ]);
    const plan: Plan = rows[0]["QUERY PLAN"][0].Plan;
    for (const node of listNodes(plan)) {
      const isWhole =
        node["Node Type"] === "Seq Scan" &&
        /^(documents|texts|search_entries)$/.test(String(node["Relation Name"]));
      expect(isWhole, `${what} reads a whole table: ${JSON.stringify(node)}`).toBe(false);
    }
    pages += Number(plan["Shared Hit Blocks"]) + Number(plan["Shared Read Blocks"]);
  }
  expect(pages, what).toBeLessThanOrEqual(maxPages);
}

function listNodes(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(listNodes)];
}
