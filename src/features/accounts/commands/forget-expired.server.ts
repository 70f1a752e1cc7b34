import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

const batch = 5_000;

/** Deletes sessions, link tokens and held usernames whose time is over, a batch at a time so that no statement runs long. */
export async function forgetExpired(db: Db): Promise<void> {
  for (const table of ["auth_sessions", "auth_verifications"] as const) {
    let forgotten = batch;
    while (forgotten === batch) {
      const expired = db
        .selectFrom(table)
        .select("id")
        .where("expires_at", "<", sql<Date>`now()`)
        .limit(batch);
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where("id", "in", expired)
        .executeTakeFirstOrThrow();
      forgotten = Number(numDeletedRows);
    }
  }
  await db.deleteFrom("username_holds").where("expires_at", "<", sql<Date>`now()`).execute();
}
