import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrateEverything } from "#app/migrate-everything.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { listDefinitions } from "./definitions.ts";

const database = setUpDatabase();

it("function files can be applied again without changing rights, triggers and views", async () => {
  const before = await listDefinitions(database.owner);
  const { rows } = await sql<{ name: string }>`
    delete from schema_migrations where name like 'functions/%' returning name`.execute(database.owner);
  const applied = await migrateEverything(database);
  expect(applied).toEqual(rows.map(({ name }) => name).sort());
  expect(applied.length).toBeGreaterThan(10);
  expect(await listDefinitions(database.owner)).toEqual(before);
});

it("every table, view and function has a comment", async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and not relispartition
      and obj_description(oid, 'pg_class') is null
    union all
    select proname from pg_proc p
    where pronamespace = 'public'::regnamespace and obj_description(oid, 'pg_proc') is null
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`.execute(database.owner);
  expect(rows).toEqual([]);
});
