import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

type Options = {
  /** Called after each step with its duration. */
  onStep?: (step: string, milliseconds: number) => void;
  signal?: AbortSignal;
  /** How long running queries may still use the replaced tables. */
  graceMs?: number;
};

const rebuildLock = 7_345_883;
const catchUpBatch = 1_000;

/**
 * Builds new search tables with a new ranking next to those in use, then swaps them atomically.
 * Searches keep working, and changes made meanwhile are not lost. Returns false if another rebuild is running.
 */
export function rebuildSearch(db: Db, options: Options = {}): Promise<boolean> {
  // The advisory lock and the statement timeout belong to this connection.
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ ok: boolean }>`select pg_try_advisory_lock(${rebuildLock}) as ok`.execute(
      connection,
    );
    if (!rows[0]?.ok) return false;
    try {
      await sql`set statement_timeout = 0`.execute(connection);
      await build(connection, options);
      return true;
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(${rebuildLock})`.execute(connection);
    }
  });
}

async function build(db: Db, { onStep, signal, graceMs = 10_000 }: Options) {
  const step = async (statement: string) => {
    signal?.throwIfAborted();
    const startedAt = performance.now();
    const { rows } = await sql.raw<{ result: number }>(statement).execute(db);
    onStep?.(statement, performance.now() - startedAt);
    return rows[0]?.result ?? 0;
  };
  const call = (expression: string) => step(`select ${expression} as result`);

  await call("begin_search_build()");
  await call("fill_search_documents()");
  await indexTables(db, "= 'documents'", call);
  // Index-only scans need the visibility map, which vacuum writes.
  await step("vacuum (freeze, analyze) search_next.documents");
  await call("fill_search_counts()");
  await call("fill_search_words()");
  await call("fill_search_texts()");
  await call("count_search_lexemes()");
  await indexTables(db, "<> 'documents'", call);
  await step(`vacuum (freeze, analyze) ${(await listOtherTables(db)).join(", ")}`);
  while ((await call(`catch_up_search_build(${catchUpBatch})`)) === catchUpBatch);
  await call("finish_search_build()");
  await pause(graceMs);
  await call("drop_previous_search()");
}

async function indexTables(db: Db, condition: string, call: (expression: string) => Promise<number>) {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = 'search_model' and tablename ${sql.raw(condition)} order by indexname`.execute(db);
  for (const { name } of rows) await call(`index_search_build('${name}')`);
}

async function listOtherTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('search_next.%I', tablename) as name from pg_tables
    where schemaname = 'search_model' and tablename <> 'documents'`.execute(db);
  return rows.map(({ name }) => name);
}
