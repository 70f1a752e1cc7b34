import { sql } from "kysely";
import type { Tx } from "./open-database.server.ts";

/**
 * Takes advisory locks until the end of the transaction. The keys are sorted, so two transactions with the same keys
 * never deadlock.
 */
export async function lockKeys(tx: Tx, ...keys: string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(lock)
    from (select hashtextextended(key, 0) as lock from unnest(${keys}::text[]) as key order by 1) locks`.execute(
    tx,
  );
}
