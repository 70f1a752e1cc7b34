import { sql } from "kysely";
import type { Tx } from "./open-database.server.ts";

/**
 * Advisory locks until the end of the transaction: whoever locks one of these keys meanwhile waits. They are taken in
 * one order, so that two with the same keys do not wait for each other.
 */
export async function lockKeys(tx: Tx, ...keys: string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(lock)
    from (select hashtextextended(key, 0) as lock from unnest(${keys}::text[]) as key order by 1) locks`.execute(
    tx,
  );
}
