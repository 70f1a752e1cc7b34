import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { findWrongStats, writeInParallel } from "./parallel-writers-for-tests.ts";

const database = setUpDatabase();
const databaseId = () => sql.id(new URL(database.ownerUrl).pathname.slice(1));

// New connections detect deadlocks after 50 ms instead of a second.
beforeAll(async () => {
  await sql`alter database ${databaseId()} set deadlock_timeout = '50ms'`.execute(database.owner);
});
// The next file gets the same database.
afterAll(async () => {
  await sql`alter database ${databaseId()} reset deadlock_timeout`.execute(database.owner);
});

it("[OPEN-76] eight concurrent writers leave correct averages and counts, and no deadlock surfaces", async () => {
  const counts = await writeInParallel(database.db, { writers: 8, operations: 1_200, businesses: 6 });
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(1_200);
  for (const [kind, count] of Object.entries(counts)) expect(count, kind).toBeGreaterThan(20);
  expect(await findWrongStats(database.db)).toEqual([]);
});

it("findWrongStats finds a wrong count", async () => {
  await sql`update business_stats set review_count = review_count + 1, rating_sum = rating_sum + 5,
      star_counts[5] = star_counts[5] + 1
    where business_id = (select business_id from business_stats limit 1)`.execute(database.owner);
  expect(await findWrongStats(database.db)).toHaveLength(1);
});
