import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

type Options = {
  /** Told after each step, in milliseconds. */
  onStep?: (step: string, milliseconds: number) => void;
  signal?: AbortSignal;
  /** How long a reader may still be at the tables that were replaced. */
  graceMs?: number;
};

const rebuildLock = 7_345_883;
const catchUpBatch = 1_000;

/**
 * Makes all search tables anew beside those in use, in a fresh ranking, and swaps them in one moment.
 * Readers notice nothing; changes made meanwhile are in both. False when another rebuild is under way.
 */
export function rebuildSearch(db: Db, options: Options = {}): Promise<boolean> {
  // One connection for all steps: the lock and the missing time limit belong to it.
  return db.connection().execute(async (one) => {
    const { rows } = await sql<{ ok: boolean }>`select pg_try_advisory_lock(${rebuildLock}) as ok`.execute(
      one,
    );
    if (!rows[0]?.ok) return false;
    try {
      await sql`set statement_timeout = 0`.execute(one);
      await build(one, options);
      return true;
    } finally {
      await sql`reset statement_timeout`.execute(one);
      await sql`select pg_advisory_unlock(${rebuildLock})`.execute(one);
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
  const call = (what: string) => step(`select ${what} as result`);

  await call("begin_search_build()");
  await call("fill_search_documents()");
  await indexTables(db, "= 'documents'", call);
  // Walks over an index stay out of the table only where a vacuum has been.
  await step("vacuum (freeze, analyze) search_next.documents");
  await call("fill_search_counts()");
  await call("fill_search_words()");
  await indexTables(db, "<> 'documents'", call);
  await step(`vacuum (freeze, analyze) ${(await listOthers(db)).join(", ")}`);
  while ((await call(`catch_up_search_build(${catchUpBatch})`)) === catchUpBatch);
  await call("finish_search_build()");
  await pause(graceMs);
  await call("drop_previous_search()");
}

async function indexTables(db: Db, which: string, call: (what: string) => Promise<number>) {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = 'search_model' and tablename ${sql.raw(which)} order by indexname`.execute(db);
  for (const { name } of rows) await call(`index_search_build('${name}')`);
}

async function listOthers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('search_next.%I', tablename) as name from pg_tables
    where schemaname = 'search_model' and tablename <> 'documents'`.execute(db);
  return rows.map(({ name }) => name);
}
