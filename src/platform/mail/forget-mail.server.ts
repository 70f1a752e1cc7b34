import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import { platformRetention } from "#platform/retention/platform-retention.ts";

/** Deletes letters that were settled long enough ago, and farewells: the last place that holds a deleted address. */
export function forgetMail(db: Db): Promise<number> {
  const old = db
    .selectFrom("mail_outbox")
    .select("id")
    .where("status", "in", ["sent", "dead"])
    .where((row) =>
      row.or([
        row("created_at", "<", daysAgo(platformRetention.letters.days)),
        row("template", "=", "account-deleted"),
      ]),
    );
  return deleteInBatches(5_000, (size) =>
    db.deleteFrom("mail_outbox").where("id", "in", old.limit(size)).executeTakeFirstOrThrow(),
  );
}
