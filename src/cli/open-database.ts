import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { type Db, openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { CliError, type Environment, exitCodes } from "./command.ts";

const pollMs = 300;

type Use<Result> = (db: Db, url: string) => Promise<Result>;

/** Runs something as the role that owns the schema. */
export function withOwner<Result>(env: Environment, use: Use<Result>): Promise<Result> {
  return withDatabase(readOwnerUrl(env), use);
}

/** Runs something as the site's own role, which owns nothing. */
export function withApp<Result>(env: Environment, use: Use<Result>): Promise<Result> {
  return withDatabase(readAppUrl(env), use);
}

export function readOwnerUrl({ DATABASE_OWNER_URL }: Environment): string {
  if (DATABASE_OWNER_URL) return DATABASE_OWNER_URL;
  throw new CliError(
    "The setting DATABASE_OWNER_URL is missing: this takes the role that owns the schema. Run it as root, so that /etc/ujamaa/owner.env can be read.",
    exitCodes.settings,
  );
}

/** Without a pooler in between: locks and long statements take a session. */
export function readAppUrl({ DATABASE_DIRECT_URL, DATABASE_URL }: Environment): string {
  const url = DATABASE_DIRECT_URL || DATABASE_URL;
  if (url) return url;
  throw new CliError("There is no database: the setting DATABASE_URL is missing.", exitCodes.settings);
}

/** Waits until the server accepts writes. Returns false if it does not in time, or when there is no hope left. */
export async function waitForDatabase(
  env: Environment,
  { withinMs, isHopeless = async () => false }: { withinMs: number; isHopeless?: () => Promise<boolean> },
): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const isReady = await withOwner(env, async (db) => {
      const { rows } = await sql<{ recovers: boolean }>`select pg_is_in_recovery() as recovers`.execute(db);
      return rows[0]?.recovers === false;
    }).catch(() => false);
    if (isReady) return true;
    if (await isHopeless()) return false;
    await pause(pollMs);
  }
  return false;
}

async function withDatabase<Result>(url: string, use: Use<Result>): Promise<Result> {
  const db = openDatabase(openPool(url, { max: 2, min: 0, application_name: "ujamaa-cli" }));
  try {
    return await use(db, url);
  } finally {
    await db.destroy();
  }
}
