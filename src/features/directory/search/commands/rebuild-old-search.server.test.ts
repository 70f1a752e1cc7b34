import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { migrate } from "#platform/db/migrate.server.ts";
import { type Db, openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { createDatabase } from "#testing/create-database.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { keepSearchFresh } from "../../jobs.server.ts";
import { listBusinesses } from "../queries/list-businesses.server.ts";
import { applySearchChanges } from "./apply-search-changes.server.ts";

const migrations = new URL("../../../../../migrations", import.meta.url).pathname;
const name = `old_search_${process.pid}`;
let folder: string;
let owner: Db;
let db: Db;

/** A directory as an installation has it that runs the version before names were folded. */
beforeAll(async () => {
  const url = new URL(inject("postgresUrl"));
  await createDatabase(url.href, name);
  url.pathname = `/${name}`;
  const urls = { ownerUrl: url.href, appUrl: appUrl(url.href) };
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
  for (const file of (await readdir(migrations)).filter((file) => file.endsWith(".sql") && file < "0060"))
    await cp(join(migrations, file), join(folder, file));
  await migrate({ ...urls, folder });
  owner = openDatabase(openPool(urls.ownerUrl, { max: 2 }));
  db = openDatabase(openPool(urls.appUrl, { max: 4 }));
  for (const business of ["Ashé Kitchen", "Saffron & Smoke", "Wigfall’s Books"])
    await db.insertInto("businesses").values({ name: business }).execute();
  await buildAsBefore();
  await migrate({ ...urls, folder: migrations });
}, 120_000);
afterAll(async () => {
  await Promise.all([owner.destroy(), db.destroy()]);
  const postgres = openDatabase(openPool(inject("postgresUrl"), { max: 1, min: 0 }));
  await sql`drop database ${sql.id(name)} with (force)`.execute(postgres);
  await postgres.destroy();
  await rm(folder, { recursive: true });
});

async function buildAsBefore() {
  await sql`delete from search_changes`.execute(owner);
  for (const step of [
    "begin_search_build",
    "fill_search_documents",
    "fill_search_counts",
    "fill_search_words",
  ])
    await sql`select ${sql.raw(step)}()`.execute(owner);
  await sql`select index_search_build(indexname) from pg_indexes where schemaname = 'search'`.execute(owner);
  await sql`select finish_search_build()`.execute(owner);
  await sql`select drop_previous_search()`.execute(owner);
}

const find = async (term: string) => (await listBusinesses(db, { term })).items.map((item) => item.name);
const readFormat = async () => {
  const { rows } = await sql<{ format: number }>`select format from search.build`.execute(db);
  return rows[0]?.format;
};

it("after an update the old search answers as before, until the worker has built the new one", async () => {
  expect(await readFormat()).toBe(0);
  expect(await find("ashé")).toEqual(["Ashé Kitchen"]);
  expect(await find("saffron & s")).toEqual(["Saffron & Smoke"]);
  expect(await find("ashe")).toEqual([]);
  // What changes before the new one is there is compared as the old names are.
  await db.insertInto("businesses").values({ name: "Café Late & Later" }).execute();
  await applySearchChanges(db);
  expect(await find("café late & l")).toEqual(["Café Late & Later"]);

  const keeper = keepSearchFresh({ db, log: pino({ level: "silent" }), everyMs: 50 });
  await vi.waitFor(async () => expect(await readFormat()).toBe(1), { timeout: 20_000 });
  expect(await find("ashe")).toEqual(["Ashé Kitchen"]);
  expect(await find("saffron and smoke")).toEqual(["Saffron & Smoke"]);
  expect(await find("wigfall's")).toEqual(["Wigfall’s Books"]);
  expect(await find("cafe late and l")).toEqual(["Café Late & Later"]);
  await keeper.stop();
}, 60_000);
