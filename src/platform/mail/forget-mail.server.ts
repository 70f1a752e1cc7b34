import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** Deletes emails that were settled 30 or more days ago, in batches so that no statement runs long. */
export async function forgetMail(db: Db): Promise<void> {
  const old = db
    .selectFrom("mail_outbox")
    .select("id")
    .where("status", "in", ["sent", "dead"])
    .where("created_at", "<", sql<Date>`now() - interval '30 days'`);
  await deleteInBatches(5_000, (size) =>
    db.deleteFrom("mail_outbox").where("id", "in", old.limit(size)).executeTakeFirstOrThrow(),
  );
}
