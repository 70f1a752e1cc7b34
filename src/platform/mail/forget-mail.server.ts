import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

const batch = 5_000;

/** Deletes emails that were settled 30 or more days ago, in batches so that no statement runs long. */
export async function forgetMail(db: Db): Promise<void> {
  let forgotten = batch;
  while (forgotten === batch) {
    const old = db
      .selectFrom("mail_outbox")
      .select("id")
      .where("status", "in", ["sent", "dead"])
      .where("created_at", "<", sql<Date>`now() - interval '30 days'`)
      .limit(batch);
    const { numDeletedRows } = await db
      .deleteFrom("mail_outbox")
      .where("id", "in", old)
      .executeTakeFirstOrThrow();
    forgotten = Number(numDeletedRows);
  }
}
