import { expect, it } from "vitest";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { searchEngineOf, setSearchEngine } from "./search-engine.server.ts";

const database = setUpDatabase();

it("is PostgreSQL until another engine is set for a database", async () => {
  const db = openDatabase(openTestPool(database.appUrl, { max: 1 }));
  const postgres = searchEngineOf(db);
  expect(await postgres.findTitles(["anything"])).toEqual([]);
  const other = { ...postgres, findTitles: () => Promise.resolve(["anything"]) };
  setSearchEngine(db, other);
  expect(await searchEngineOf(db).findTitles(["anything"])).toEqual(["anything"]);
  expect(await searchEngineOf(database.db).findTitles(["anything"])).toEqual([]);
  await db.destroy();
});
