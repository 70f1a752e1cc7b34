import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, expect, it } from "vitest";
import type { Db } from "#platform/db/open-database.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { hasCurrentFormat } from "../queries/has-current-format.server.ts";
import { listBusinesses } from "../queries/list-businesses.server.ts";
import { applySearchChanges } from "./apply-search-changes.server.ts";
import { keepSearchFresh } from "./keep-search-fresh.server.ts";

const database = setUpDatabase();
let db: Db;

/** Search tables as an older version of the site would have built them. */
beforeAll(async () => {
  db = database.db;
  await sql`update search.build set format = 0`.execute(database.owner);
  for (const business of ["Ashé Kitchen", "Saffron & Smoke", "Wigfall’s Books"])
    await db.insertInto("businesses").values({ name: business }).execute();
  await applySearchChanges(db);
});

const find = async (term: string) => (await listBusinesses(db, { term })).items.map((item) => item.name);
const readFormat = async () => {
  const { rows } = await sql<{ format: number }>`select format from search.build`.execute(db);
  return rows[0]?.format;
};

it("rebuilds search tables of an older format, and searches the old ones meanwhile", async () => {
  expect(await readFormat()).toBe(0);
  expect(await find("ashe")).toEqual(["Ashé Kitchen"]);
  await db.insertInto("businesses").values({ name: "Café Late & Later" }).execute();

  const keeper = keepSearchFresh({ db, log: pino({ level: "silent" }), intervalMs: 50 });
  await eventually(async () => expect(await readFormat()).toBe(3));
  expect(await find("ashe")).toEqual(["Ashé Kitchen"]);
  expect(await find("cafe late and l")).toEqual(["Café Late & Later"]);
  await keeper.stop();
});

it("takes tables that another major version of PostgreSQL built for old: they hold its hashes", async () => {
  expect(await hasCurrentFormat(database.db)).toBe(true);
  await sql`update search.build set server_version = server_version - 1`.execute(database.owner);
  expect(await hasCurrentFormat(database.db)).toBe(false);
  await sql`update search.build set server_version = server_version + 1`.execute(database.owner);
});
