import { afterAll, beforeAll, expect, it } from "vitest";
import { seedDemo } from "#seed/seed-demo.ts";
import { openTestDatabase, type TestDatabase } from "#testing/database.ts";
import { listBusinesses } from "../search/queries/list-businesses.server.ts";
import { listSearchHints } from "./list-search-hints.server.ts";

let empty: TestDatabase;
let demo: TestDatabase;
beforeAll(async () => {
  [empty, demo] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await seedDemo(demo.ownerUrl, { today: new Date("2026-11-15T12:00:00Z") });
}, 60_000);
afterAll(() => Promise.all([empty.close(), demo.close()]));

it("suggests three words to search for, each of which finds a business", async () => {
  const hints = await listSearchHints(demo.db);
  expect(hints).toHaveLength(3);
  for (const term of hints) expect((await listBusinesses(demo.db, { term })).items, term).not.toEqual([]);
});

it("suggests nothing where the directory is empty", async () => {
  expect(await listSearchHints(empty.db)).toEqual([]);
});
