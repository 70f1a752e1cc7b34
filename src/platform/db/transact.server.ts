import { setTimeout as wait } from "node:timers/promises";
import type { Db, Tx } from "./open-database.server.ts";

const mostAttempts = 8;

/**
 * Runs a transaction, and runs it again when PostgreSQL ended it because it and another waited for each other.
 * Each attempt waits longer than the last, by chance, so that the same two do not meet again.
 */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isDeadlock(error) || attempt === mostAttempts) throw error;
      await wait(Math.random() * 5 * 2 ** attempt);
    }
  }
}

function isDeadlock(error: unknown) {
  return (error as { code?: string }).code === "40P01";
}
