import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import { platformRetention } from "#platform/retention/platform-retention.ts";

/**
 * Deletes emails that were settled long enough ago, and goodbyes: the last place that contains a deleted account's
 * address.
 */
export async function deleteMail(db: Db): Promise<number> {
  const settled = db.selectFrom("mail_outbox").select("id").where("status", "in", ["sent", "dead"]);
  // Two statements, because each has an index.
  const old = settled.where("created_at", "<", daysAgo(platformRetention.letters.days));
  const farewells = settled.where("template", "=", "account-deleted");
  let forgotten = 0;
  for (const wanted of [old, farewells])
    forgotten += await deleteInBatches(5_000, (size) =>
      db.deleteFrom("mail_outbox").where("id", "in", wanted.limit(size)).executeTakeFirstOrThrow(),
    );
  return forgotten;
}
