import type { Db, Tx } from "#platform/db/open-database.server.ts";

const mostAttempts = 5;

/** Runs a transaction, and runs it again when PostgreSQL ended it because it and another waited for each other. */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isDeadlock(error) || attempt === mostAttempts) throw error;
    }
  }
}

function isDeadlock(error: unknown) {
  return (error as { code?: string }).code === "40P01";
}
