import { setTimeout as wait } from "node:timers/promises";
import type { Db, Tx } from "./open-database.server.ts";

// Where eight writers want the same six rows in every order, half of all attempts meet again.
const maxAttempts = 20;
const maxWaitMs = 250;

/**
 * Runs a transaction, and runs it again when PostgreSQL ended it because it and another waited for each other.
 * Each attempt waits by chance, longer than the last up to a quarter of a second, so that the same two seldom meet again.
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
