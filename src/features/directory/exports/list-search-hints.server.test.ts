import { beforeAll, expect, it } from "vitest";
import { seedDemo } from "#seed/seed-demo.ts";
import { setUpDatabase } from "#testing/database.ts";
import { listBusinesses } from "../search/queries/list-businesses.server.ts";
import { listSearchHints, listWordsOfDay } from "./list-search-hints.server.ts";

const empty = setUpDatabase();
const demo = setUpDatabase();
beforeAll(async () => {
  await seedDemo(demo.ownerUrl, { today: new Date("2026-11-15T12:00:00Z") });
});

it("suggests three words to search for, each of which finds a business", async () => {
  const hints = await listSearchHints(demo.db);
  expect(hints).toHaveLength(3);
  for (const term of hints) expect((await listBusinesses(demo.db, { term })).items, term).not.toEqual([]);
});

it("has different words on the next day, each of which finds a business", async () => {
  const words = await listWordsOfDay(demo.db, new Date("2026-11-15T12:00:00Z"));
  expect(new Set(words).size).toBe(4);
  for (const term of words) expect((await listBusinesses(demo.db, { term })).items, term).not.toEqual([]);
  expect(await listWordsOfDay(demo.db, new Date("2026-11-15T23:00:00Z"))).toEqual(words);
  expect(await listWordsOfDay(demo.db, new Date("2026-11-16T00:00:00Z"))).not.toEqual(words);
});

it("suggests nothing in an empty directory", async () => {
  expect(await listSearchHints(empty.db)).toEqual([]);
  expect(await listWordsOfDay(empty.db, new Date())).toEqual([]);
});
