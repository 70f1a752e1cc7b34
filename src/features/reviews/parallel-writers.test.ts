import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { findWrongStats, writeInParallel } from "./parallel-writers-for-tests.ts";

const database = setUpDatabase();
beforeAll(async () => {
  // New connections detect deadlocks after 50 ms instead of a second.
  const name = new URL(database.ownerUrl).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set deadlock_timeout = '50ms'`.execute(database.owner);
});

it("[OPEN-76] eight concurrent writers leave correct averages and counts, and no deadlock surfaces", async () => {
  const counts = await writeInParallel(database.db, { writers: 8, operations: 1_200, businesses: 6 });
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(1_200);
  for (const [kind, count] of Object.entries(counts)) expect(count, kind).toBeGreaterThan(20);
  expect(await findWrongStats(database.db)).toEqual([]);
}, 60_000);

it("findWrongStats finds a wrong count", async () => {
  await sql`update business_stats set review_count = review_count + 1, rating_sum = rating_sum + 5,
      star_counts[5] = star_counts[5] + 1
    where business_id = (select business_id from business_stats limit 1)`.execute(database.owner);
  expect(await findWrongStats(database.db)).toHaveLength(1);
});
