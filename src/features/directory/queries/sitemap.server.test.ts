import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { openTestDatabase, setUpDatabase } from "#testing/database.ts";
import { findPartState } from "./find-part-state.server.ts";
import { listSitemapParts } from "./list-sitemap-parts.server.ts";
import { readSitemapPart, type SitemapPart } from "./read-sitemap-part.server.ts";

const businesses = 6_003;
const database = setUpDatabase();

beforeAll(async () => {
  await sql`insert into businesses (name, updated_at)
    select 'Stall ' || n, '2026-03-01 23:30:00-05' from generate_series(1, ${businesses}::int) as n`.execute(
    database.owner,
  );
});

async function readAll(part: SitemapPart) {
  const batches: string[][] = [];
  for await (const lines of readSitemapPart(database.db, part, "%1$s on %2$s\n"))
    batches.push(lines.trimEnd().split("\n"));
  return { entries: batches.flat(), largest: Math.max(0, ...batches.map(({ length }) => length)) };
}

it("every business is in exactly one part", async () => {
  const starts = await listSitemapParts(database.db, { size: 2_600 });
  expect(starts).toHaveLength(3);
  const parts = await Promise.all(
    starts.map((from, index) => readAll({ from, before: starts[index + 1], maxEntries: 2_600 })),
  );
  expect(parts.map(({ entries }) => entries.length)).toEqual([2_600, 2_600, 803]);
  expect(new Set(parts.flatMap(({ entries }) => entries)).size).toBe(businesses);
});

it("a part is read in batches, has the date of the last change, and stays within its limit", async () => {
  const [from = ""] = await listSitemapParts(database.db, { size: businesses });
  const whole = await readAll({ from, before: undefined, maxEntries: 50_000 });
  expect(whole.entries).toHaveLength(businesses);
  expect(whole.largest).toBeLessThanOrEqual(500);
  expect(whole.entries[0]).toBe(`${from} on 2026-03-02`);
  expect(whole.entries).toEqual(whole.entries.toSorted());
  expect((await readAll({ from, before: undefined, maxEntries: 5_100 })).entries).toHaveLength(5_100);
});

it("the state of a part is its number of businesses and their last change", async () => {
  const [from = "", before] = await listSitemapParts(database.db, { size: 2_600 });
  const changedAt = new Date("2026-03-02T04:30:00Z");
  expect(await findPartState(database.db, { from, before, maxEntries: 2_600 })).toEqual({
    businesses: 2_600,
    changedAt,
  });
});

it("an empty directory has no parts", async () => {
  const empty = await openTestDatabase();
  expect(await listSitemapParts(empty.db, { size: 10 })).toEqual([]);
  await empty.close();
});
