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

/** The statement timeout of the worker and of `transactLong`. Pages have three seconds. */
export const longStatementMs = 30_000;

const longTwins = new WeakMap<Db, Db>();

/** Gives `transactLong` connections with a matching timeout. */
export function setLongConnections(db: Db, twin: Db): void {
  longTwins.set(db, twin);
}

/**
 * Like `transact`, for unbounded work such as deleting an account or a business with everything that belongs to it.
 * Each statement has thirty seconds instead of three.
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
