import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";

/** Calls a database function that may take minutes, in a separate transaction. */
export async function callLong(db: Db, call: RawBuilder<unknown>): Promise<void> {
  await transact(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select ${call}`.execute(tx);
  });
}
