import { setTimeout as wait } from "node:timers/promises";
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

function isDeadlock(error: unknown) {
  return (error as { code?: string }).code === "40P01";
}
