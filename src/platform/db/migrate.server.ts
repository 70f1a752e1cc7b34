import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { keepAppRole } from "./app-role.server.ts";
import { connectionSettings } from "./connection-settings.server.ts";
import { readDatabaseUrl } from "./database-url.ts";
import {
  isFirstSet,
  isFunctionFile,
  type Migration,
  readFunctions,
  readMigrations,
} from "./read-migrations.server.ts";
import { refuseOldServer, translateFor } from "./server-version.server.ts";

export type MigrationTarget = {
  ownerUrl: string;
  appUrl: string;
  folder: string;
  /** Called with what changed besides the schema. */
  say?: (sentence: string) => void;
};

const appRole = "ujamaa_app";
const lockKey = 7_345_881;

/**
 * Applies pending migrations in name order, then the function files that have changed, each in its own transaction.
 * Returns the names of both.
 */
export async function migrate({
  ownerUrl,
  appUrl,
  folder,
  say = () => {},
}: MigrationTarget): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const functions = await readFunctions(folder);
  // The advisory lock belongs to a connection, so the lock and the migrations share one.
  const client = new Client(connectionSettings(ownerUrl));
  await client.connect();
  try {
    const version = await refuseOldServer(client);
    await lock(client);
    refuseOtherRole(appUrl);
    await keepAppRole(client, appUrl, say);
    const pending = await listPending(client, migrations, functions);
    for (const migration of pending) await apply(client, translateFor(version, migration));
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** Polls: a blocked query keeps its snapshot, which an index built concurrently by the other run would wait for. */
async function lock(client: Client) {
  const tryLock = "select pg_try_advisory_lock($1) as locked";
  while (!(await client.query<{ locked: boolean }>(tryLock, [lockKey])).rows[0]?.locked) await pause(200);
}

/** Migrations grant to this role by name. */
function refuseOtherRole(appUrl: string) {
  const name = readDatabaseUrl(appUrl)?.username;
  if (name !== appRole)
    throw new Error(`The app must connect as ${appRole}, but DATABASE_URL names ${name || "nobody"}.`);
}

async function listPending(client: Client, migrations: Migration[], functions: Migration[]) {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migrations",
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  let isNewer = false;
  for (const [name, checksum] of applied) {
    if (isFunctionFile(name) || known.get(name) === checksum) continue;
    if (isFirstSet(name)) throw new Error(describeOldFirstSet(name));
    if (known.has(name)) throw new Error(describeChanged(name));
    isNewer = true;
  }
  const pending = migrations.filter(({ name }) => !applied.has(name));
  // A newer release's schema also works for this release, but this release's functions might not work with that schema.
  if (isNewer) return pending;
  return [...pending, ...functions.filter(({ name, checksum }) => applied.get(name) !== checksum)];
}

const startOver =
  "In development, `npm run dev -- --fresh` starts over with an empty database and loads the demo data again.";

function describeOldFirstSet(name: string) {
  return `This database was created by an earlier first set of migrations (${name} differs) and cannot be upgraded. ${startOver} Elsewhere, migrate an empty database.`;
}

function describeChanged(name: string) {
  return `Migration ${name} was changed after it was applied to this database. Restore it and make the change in a new migration. ${startOver}`;
}

async function apply(client: Client, migration: Migration) {
  try {
    if (migration.concurrentStatements) {
      for (const statement of migration.concurrentStatements) await client.query(statement);
      await record(client, migration);
      return;
    }
    // Fail rather than queue behind a long statement and block the site.
    await client.query("begin; set local lock_timeout = '2s'");
    await client.query(migration.sql);
    await record(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

async function record(client: Client, { name, checksum }: Migration) {
  await client.query(
    `insert into schema_migrations (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = excluded.applied_at`,
    [name, checksum],
  );
}
