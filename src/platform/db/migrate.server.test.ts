import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createDatabase } from "#testing/create-database.ts";
import { dropDatabase } from "#testing/drop-database.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { migrate } from "./migrate.server.ts";

let folder: string;
let name: string;
let ownerUrl: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
  name = `migrate_${randomBytes(6).toString("hex")}`;
  await createDatabase(inject("postgresUrl"), name);
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  ownerUrl = url.href;
});
afterEach(async () => {
  await dropDatabase(inject("postgresUrl"), name);
  await rm(folder, { recursive: true });
});

const write = (file: string, sql: string) => writeFile(join(folder, file), sql);
async function writeFunctions(file: string, sql: string) {
  await mkdir(join(folder, "functions"), { recursive: true });
  await write(join("functions", file), sql);
}
const run = () => migrate({ ownerUrl, appUrl: appUrl(ownerUrl), folder });

async function ask(statement: string) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}
const listTables = async () =>
  (await ask("select relname from pg_class where relname like 'venue%' and relkind = 'r' order by 1")).map(
    ({ relname }) => relname,
  );

describe("migrations", () => {
  it("are applied once, the first set before timestamped ones", async () => {
    await write("20261116T0930_add_hours.sql", "alter table venues add column hours text");
    await write("0001_venues.sql", "create table venues (id uuid)");
    expect(await run()).toEqual(["0001_venues.sql", "20261116T0930_add_hours.sql"]);
    expect(await run()).toEqual([]);
    await write("20261115T1800_merged_later.sql", "create table venue_owners (id uuid)");
    expect(await run()).toEqual(["20261115T1800_merged_later.sql"]);
  });

  it("are all refused when one has an invalid name", async () => {
    await write("0001_venues.sql", "create table venues (id uuid)");
    await write("0100_owners.sql", "create table venue_owners (id uuid)");
    await expect(run()).rejects.toThrow("0100_owners.sql needs a name with a UTC time stamp");
    expect(await listTables()).toEqual([]);
  });

  it("leave no trace when they fail", async () => {
    await write("20261116T0930_two.sql", "create table venues (id uuid); create table venues (id uuid)");
    await expect(run()).rejects.toThrow("20261116T0930_two.sql failed");
    expect(await listTables()).toEqual([]);
  });
});

describe("a database", () => {
  it("from an earlier first set is refused with the command that starts over", async () => {
    await write("0001_venues.sql", "create table venues (id uuid)");
    await write("0002_owners.sql", "create table venue_owners (id uuid)");
    await run();
    await rm(join(folder, "0002_owners.sql"));
    await expect(run()).rejects.toThrow(/earlier first set.*0002_owners.*npm run dev -- --fresh/);
    await write("0002_owners.sql", "create table venue_owners (id uuid, name text)");
    await expect(run()).rejects.toThrow(/earlier first set.*0002_owners.*npm run dev -- --fresh/);
  });

  it("refuses a migration that was changed after it was applied", async () => {
    await write("20261116T0930_venues.sql", "create table venues (id uuid)");
    await run();
    await write("20261116T0930_venues.sql", "create table venues (id uuid, name text)");
    await expect(run()).rejects.toThrow(/20261116T0930_venues.sql was changed.*npm run dev -- --fresh/);
  });

  it("migrated by a newer release stays unchanged", async () => {
    await write("20261116T0930_venues.sql", "create table venues (id uuid)");
    await run();
    await rm(join(folder, "20261116T0930_venues.sql"));
    expect(await run()).toEqual([]);
  });
});

describe("function files", () => {
  const greet = (word: string) => `
    create or replace function venue_greeting() returns text language sql as $$ select '${word}' $$;
    grant execute on function venue_greeting to ujamaa_app;
    insert into venue_runs (file) values ('greet');`;
  const countRuns = async () => (await ask("select from venue_runs")).length;
  const greeting = async () => (await ask("select venue_greeting() as word"))[0].word;
  const canGreet = async () =>
    (await ask("select has_function_privilege('ujamaa_app', 'venue_greeting()', 'execute') as may"))[0].may;

  it("are applied after all migrations, by name, and again only when they have changed", async () => {
    await write("0001_venues.sql", "create table venue_runs (file text)");
    await write("20261116T0930_hours.sql", "alter table venue_runs add column hours text");
    await writeFunctions("greet.sql", greet("Hello"));
    await writeFunctions("_shared.sql", "create or replace view venue_hours as select hours from venue_runs");
    expect(await run()).toEqual([
      "0001_venues.sql",
      "20261116T0930_hours.sql",
      "functions/_shared.sql",
      "functions/greet.sql",
    ]);
    expect(await run()).toEqual([]);
    expect([await countRuns(), await greeting()]).toEqual([1, "Hello"]);

    await writeFunctions("greet.sql", greet("Welcome"));
    expect(await run()).toEqual(["functions/greet.sql"]);
    expect([await countRuns(), await greeting(), await canGreet()]).toEqual([2, "Welcome", true]);

    await writeFunctions("greet.sql", greet("Hello"));
    expect(await run(), "an earlier version is a change too").toEqual(["functions/greet.sql"]);
    expect(await greeting()).toBe("Hello");
  });

  it("keep the previous version when they fail, and are retried", async () => {
    await write("0001_venues.sql", "create table venue_runs (file text)");
    await writeFunctions("greet.sql", greet("Hello"));
    await run();
    await writeFunctions("greet.sql", `${greet("Welcome")} select 1 / 0;`);
    await expect(run()).rejects.toThrow("functions/greet.sql failed: division by zero");
    await expect(run()).rejects.toThrow("functions/greet.sql failed: division by zero");
    expect([await countRuns(), await greeting()]).toEqual([1, "Hello"]);
  });

  it("are applied once by two concurrent processes", async () => {
    await write("0001_venues.sql", "create table venue_runs (file text)");
    await writeFunctions("greet.sql", greet("Hello"));
    expect((await Promise.all([run(), run()])).flat()).toHaveLength(2);
    await writeFunctions("greet.sql", greet("Welcome"));
    expect((await Promise.all([run(), run()])).flat()).toEqual(["functions/greet.sql"]);
    expect(await countRuns()).toBe(2);
  });

  it("do not return to an earlier release's version while the schema is newer", async () => {
    await write("0001_venues.sql", "create table venue_runs (file text)");
    await write("20261116T0930_hours.sql", "alter table venue_runs add column hours text");
    await writeFunctions("greet.sql", greet("Welcome"));
    await run();
    await rm(join(folder, "20261116T0930_hours.sql"));
    await writeFunctions("greet.sql", greet("Hello"));
    expect(await run()).toEqual([]);
    expect(await greeting()).toBe("Welcome");
  });
});

describe("an index built concurrently", () => {
  const untilAnotherRunWaits = `do $$ begin
    while not exists (
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%advisory_lock%'
    ) loop
      perform pg_stat_clear_snapshot(), pg_sleep(0.01);
    end loop;
  end $$`;
  const build = `-- Rebuilt from scratch if an attempt failed.
    drop index concurrently if exists venues_name_idx;
    create index concurrently venues_name_idx on venues (name);`;

  it("runs outside a transaction, even while a second run is waiting", async () => {
    await write("0001_venues.sql", `create table venues (name text); ${untilAnotherRunWaits}`);
    await write("20261116T0930_venues_name_idx.sql", build);
    expect((await Promise.all([run(), run()])).flat()).toHaveLength(2);
    expect(
      await ask("select indisvalid from pg_index where indexrelid = 'venues_name_idx'::regclass"),
    ).toEqual([{ indisvalid: true }]);
  });

  it("cannot share its file with statements that a failure could leave half done", async () => {
    await write("20261116T0930_both.sql", `create table venues (name text); ${build}`);
    await expect(run()).rejects.toThrow("move its other statements to a file of their own");
  });
});
