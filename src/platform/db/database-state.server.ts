import { existsSync, readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Logger } from "pino";
import type { Db } from "./open-database.server.ts";
import { describeOldServer, UnsupportedServerError } from "./server-version.server.ts";

/** What prevents this release from using the database. */
export type DatabaseState = "ready" | "away" | "read-only" | "old schema" | "old server";

type Expected = {
  /** Names of the migrations that this release needs. Newer ones in the database are harmless. */
  migrations: readonly string[];
};

const undefinedTable = "42P01";
const insufficientPrivilege = "42501";

/** The migrations of this release; empty if only the build was installed. */
export function listMigrationNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** Whether the database responds, accepts writes and has the schema of this release. */
export async function readDatabaseState(db: Db, { migrations }: Expected): Promise<DatabaseState> {
  try {
    const { rows } = await sql<{ version: number; isReadOnly: boolean; applied: number }>`
      select current_setting('server_version_num')::int as version,
        current_setting('transaction_read_only') = 'on' as "isReadOnly",
        (select count(*)::int from schema_migrations where name = any(${migrations}::text[])) as applied`.execute(
      db,
    );
    const { version = 0, isReadOnly, applied = 0 } = rows[0] ?? {};
    if (describeOldServer(version)) return "old server";
    if (applied < migrations.length) return "old schema";
    return isReadOnly ? "read-only" : "ready";
  } catch (error) {
    const { code = "" } = error as { code?: string };
    return [undefinedTable, insufficientPrivilege].includes(code) ? "old schema" : "away";
  }
}

/** Returns when the database is usable, and logs each new reason to wait once. Throws if waiting is pointless. */
export async function waitForDatabase(
  db: Db,
  { log, retryAfterMs = 1_000, ...expected }: Expected & { log: Logger; retryAfterMs?: number },
): Promise<void> {
  let said: DatabaseState | undefined;
  for (;;) {
    const state = await readDatabaseState(db, expected);
    if (state === "old server") throw new UnsupportedServerError(await describeServerOf(db));
    if (state === "ready") break;
    if (state !== said) log.warn({ state }, "waiting for the database");
    said = state;
    await pause(retryAfterMs);
  }
  if (said) log.info("the database can be used");
}

/** The message about a server that is too old. */
async function describeServerOf(db: Db): Promise<string> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int as version`.execute(db);
  return describeOldServer(rows[0]?.version ?? 0) ?? "";
}
