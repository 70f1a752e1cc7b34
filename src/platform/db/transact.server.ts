import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Tx } from "./open-database.server.ts";

// With eight writers on the same six rows in random order, half of all attempts deadlock again.
const maxAttempts = 20;
const maxWaitMs = 250;

/**
 * Runs a transaction, and retries it after a deadlock.
 * Random backoff, growing to a quarter of a second, keeps the same two from deadlocking again.
 */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isDeadlock(error) || attempt === maxAttempts) throw error;
      await wait(Math.random() * Math.min(5 * 2 ** attempt, maxWaitMs));
    }
  }
}

/** How long a statement of the worker, or of `transactLong`, may take. Those of pages have three seconds. */
export const longStatementMs = 30_000;

const longTwins = new WeakMap<Db, Db>();

/** Gives `transactLong` connections that wait as long as its statements may take. */
export function setLongConnections(db: Db, twin: Db): void {
  longTwins.set(db, twin);
}

/**
 * As `transact`, for what cannot be bounded: deleting an account or a business with all that hangs on it. Each statement
 * has half a minute instead of three seconds.
 */
export async function transactLong<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return transact(longTwins.get(db) ?? db, async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(longStatementMs)}`.execute(tx);
    return work(tx);
  });
}

function isDeadlock(error: unknown) {
  return (error as { code?: string }).code === "40P01";
}
