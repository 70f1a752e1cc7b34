import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";

type Migration = { name: string; sql: string; checksum: string };
export type MigrationTarget = { ownerUrl: string; appUrl: string; folder: string };

const appRole = "ujamaa_app";
const lockKey = 7_345_881;

/** Applies every migration not yet applied, in order, each in its own transaction; returns their names. */
export async function migrate({ ownerUrl, appUrl, folder }: MigrationTarget): Promise<string[]> {
  const migrations = await readMigrations(folder);
  // One connection for lock and work: a lock held elsewhere would not stop a second run.
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await ensureAppRole(client, appUrl);
    const pending = await listPending(client, migrations);
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** The app's role logs in and owns nothing; migrations grant to it by name, its password comes from the app's address. */
async function ensureAppRole(client: Client, appUrl: string) {
  const { username, password } = new URL(appUrl);
  if (username !== appRole)
    throw new Error(`The app must connect as ${appRole}, but DATABASE_URL names ${username}.`);
  const known = await client.query("select 1 from pg_roles where rolname = $1", [appRole]);
  if (known.rowCount) return;
  const secret = client.escapeLiteral(decodeURIComponent(password));
  await client.query(
    `create role ${appRole} login password ${secret} nosuperuser nocreatedb nocreaterole noinherit`,
  );
}

async function listPending(client: Client, migrations: Migration[]) {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migrations",
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const { name, checksum } of migrations) {
    const known = applied.get(name);
    if (known && known !== checksum)
      throw new Error(`Migration ${name} was changed after it was applied: add a new one instead.`);
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: Client, { name, sql, checksum }: Migration) {
  try {
    // Rather give up than queue behind a long statement and block the site meanwhile.
    await client.query("begin; set local lock_timeout = '2s'");
    await client.query(sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
