import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, describe, expect, inject, it } from "vitest";
import { migrateEverything } from "#app/migrate-everything.server.ts";
import { findViolations } from "#cli/verify-data/find-violations.ts";
import { type Db, openDatabase } from "#platform/db/open-database.server.ts";
import { createDatabase, dropDatabase } from "#testing/create-database.ts";
import { setUpDatabase } from "#testing/database.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { writeDocuments } from "#testing/write-documents.ts";
import { listDefinitions } from "./definitions.ts";

// Written by `npm run db:dump`.
const folder = new URL("releases/", import.meta.url);
const releases = readdirSync(folder);
const fresh = setUpDatabase();

const name = "upgraded";
const ownerUrl = () => Object.assign(new URL(inject("postgresUrl")), { pathname: name }).href;
afterEach(() => dropDatabase(inject("postgresUrl"), name));

it("there is a release to upgrade from", () => {
  expect(releases.length).toBeGreaterThan(0);
});

describe.each(releases)("a database of release %s", (file) => {
  it("keeps its rows, gets the schema of a new database, and passes verify:data", async () => {
    await createDatabase(inject("postgresUrl"), name);
    await load(gunzipSync(readFileSync(new URL(file, folder))).toString());
    const owner = openDatabase(openTestPool(ownerUrl(), { max: 1 }));
    const before = await readRows(owner, await listColumns(owner));
    expect(before.size).toBeGreaterThan(100);

    const target = { ownerUrl: ownerUrl(), appUrl: appUrl(ownerUrl()) };
    await migrateEverything(target);
    const kept = new Map([...before].map(([table, { columns }]) => [table, columns]));
    expect(await readRows(owner, kept)).toEqual(before);
    expect(await listDefinitions(owner)).toEqual(await listDefinitions(fresh.owner));

    await catchUp(owner);
    const { violations, undecided } = await findViolations(target.appUrl);
    expect([...violations, ...undecided]).toEqual([]);
    await owner.destroy();
  });
});

async function load(statements: string) {
  const client = new Client({ connectionString: ownerUrl() });
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

async function listColumns(db: Db) {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select relname as table, array_agg(attname order by attnum)::text[] as columns
    from pg_class c join pg_attribute on attrelid = c.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and relname <> 'schema_migrations'
    group by relname`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** All rows of each table, with these columns. */
async function readRows(db: Db, tables: Map<string, string[]>) {
  const found = new Map<string, { columns: string[]; rows: string[] }>();
  for (const [table, columns] of tables) {
    const row = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<{ row: string }>`
      select row(${row})::text as row from ${sql.table(table)} order by 1`.execute(db);
    found.set(table, { columns, rows: rows.map((each) => each.row) });
  }
  return found;
}

/** Does what the worker would have done by the next morning, however old the dump is. */
async function catchUp(db: Db) {
  await sql`update orders set checked_at = now() where status = 'pending'`.execute(db);
  await sql`update payment_events set handled_at = now() where handled_at is null`.execute(db);
  await sql`select extend_event_dates(null, 100000)`.execute(db);
  await writeDocuments(db);
}
