import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { openTestDatabase, setUpDatabase } from "#testing/database.ts";
import {
  findRangeState,
  listSitemapStarts,
  readSitemapLines,
  type SitemapRange,
} from "./sitemap-parts.server.ts";

const rows = { table: "businesses", where: sql`true` };
const businesses = 6_003;
const database = setUpDatabase();

beforeAll(async () => {
  await sql`insert into businesses (name, updated_at)
    select 'Stall ' || n, '2026-03-01 23:30:00-05' from generate_series(1, ${businesses}::int) as n`.execute(
    database.owner,
  );
});

async function readAll(range: SitemapRange) {
  const batches: string[][] = [];
  for await (const lines of readSitemapLines(database.db, rows, range, "%1$s on %2$s\n"))
    batches.push(lines.trimEnd().split("\n"));
  return { entries: batches.flat(), largest: Math.max(0, ...batches.map(({ length }) => length)) };
}

it("every business is in exactly one part", async () => {
  const starts = await listSitemapStarts(database.db, rows, 2_600);
  expect(starts).toHaveLength(3);
  const parts = await Promise.all(
    starts.map((from, index) => readAll({ from, before: starts[index + 1], maxEntries: 2_600 })),
  );
  expect(parts.map(({ entries }) => entries.length)).toEqual([2_600, 2_600, 803]);
  expect(new Set(parts.flatMap(({ entries }) => entries)).size).toBe(businesses);
});

it("a part is read in batches, has the date of the last change, and stays within its limit", async () => {
  const [from = ""] = await listSitemapStarts(database.db, rows, businesses);
  const whole = await readAll({ from, before: undefined, maxEntries: 50_000 });
  expect(whole.entries).toHaveLength(businesses);
  expect(whole.largest).toBeLessThanOrEqual(500);
  expect(whole.entries[0]).toBe(`${from} on 2026-03-02`);
  expect(whole.entries).toEqual(whole.entries.toSorted());
  expect((await readAll({ from, before: undefined, maxEntries: 5_100 })).entries).toHaveLength(5_100);
});

it("the state of a part is its number of businesses and their last change", async () => {
  const [from = "", before] = await listSitemapStarts(database.db, rows, 2_600);
  const changedAt = new Date("2026-03-02T04:30:00Z");
  expect(await findRangeState(database.db, rows, { from, before, maxEntries: 2_600 })).toEqual({
    entries: 2_600,
    changedAt,
  });
});

it("an empty directory has no parts", async () => {
  const empty = await openTestDatabase();
  expect(await listSitemapStarts(empty.db, rows, 10)).toEqual([]);
  await empty.close();
});
