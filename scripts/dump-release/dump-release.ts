import type { Client } from "pg";
import { readFunctions, readMigrations } from "#platform/db/read-migrations.server.ts";

/**
 * A database of this release as plain SQL: its migrations and function files as they are now, and all rows. Any client
 * can load it; `pg_dump` is not needed.
 */
export async function dumpRelease(owner: Client, folder: string): Promise<string> {
  const files = [...(await readMigrations(folder)), ...(await readFunctions(folder))];
  const schema = files.map(({ name, sql }) => `-- ${name}\n${sql}`);
  return [
    "create table schema_migrations (",
    "  name text primary key, checksum text not null, applied_at timestamptz not null default now());",
    ...schema,
    ...(await listPartitions(owner)),
    "-- Rows. Triggers and foreign keys rest meanwhile.",
    "set session_replication_role = replica;",
    ...(await dumpRows(owner)),
    ...(await dumpSequences(owner)),
    "reset session_replication_role;",
    "",
  ].join("\n");
}

/** Partitions of business_visits depend on the day the dump is loaded. */
async function listPartitions(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ statement: string }>(`
    select format('create table if not exists %I partition of %s %s;',
      relname, inhparent::regclass, pg_get_expr(relpartbound, c.oid)) as statement
    from pg_class c join pg_inherits on inhrelid = c.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  return rows.map(({ statement }) => statement);
}

async function dumpRows(owner: Client): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string; columns: string[] }>(`
    select quote_ident(relname) as name, array_agg(quote_ident(attname) order by attnum)::text[] as columns
    from pg_class c join pg_attribute a on attrelid = c.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname collate "C"`);
  const statements: string[] = [];
  for (const { name, columns } of tables) {
    const values = columns.map((column) => `quote_nullable(${column}::text)`).join(", ");
    const { rows } = await owner.query<{ row: string }>(
      `select format('(%s)', concat_ws(', ', ${values})) as row from ${name} order by 1`,
    );
    if (rows.length === 0) continue;
    // Reference rows were inserted by the migrations.
    statements.push(
      `delete from ${name};`,
      `insert into ${name} (${columns.join(", ")}) overriding system value values`,
      `${rows.map(({ row }) => row).join(",\n")};`,
    );
  }
  return statements;
}

async function dumpSequences(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ statement: string }>(`
    select format('select setval(%L, %s);', format('%I', sequencename), last_value) as statement
    from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`);
  return rows.map(({ statement }) => statement);
}
