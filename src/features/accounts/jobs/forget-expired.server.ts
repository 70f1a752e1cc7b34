import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/worker-feature.ts";

export const forgetExpiredJob = defineJob("accounts.forget-expired", { parallel: 1, cron: "40 3 * * *" });

/**
 * Deletes expired sessions, link tokens, bans that have ended, forms that waited for a password, held usernames and
 * farewells that were sent, a batch at a time so that no statement runs long.
 */
export async function forgetExpired({ db }: Pick<JobServices, "db">): Promise<void> {
  for (const table of ["auth_sessions", "auth_verifications"] as const) {
    const expired = db.selectFrom(table).select("id").where("expires_at", "<", sql<Date>`now()`);
    await deleteInBatches(5_000, (size) =>
      db.deleteFrom(table).where("id", "in", expired.limit(size)).executeTakeFirstOrThrow(),
    );
  }
  // The last place that holds the address of a deleted account.
  await db
    .deleteFrom("mail_outbox")
    .where("template", "=", "account-deleted")
    .where("status", "in", ["sent", "dead"])
    .execute();
  await db.deleteFrom("member_bans").where("ends_at", "<", sql<Date>`now()`).execute();
  await db.deleteFrom("held_forms").where("held_at", "<", sql<Date>`now() - interval '1 day'`).execute();
  await db.deleteFrom("username_holds").where("expires_at", "<", sql<Date>`now()`).execute();
}
