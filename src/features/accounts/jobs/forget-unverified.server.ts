import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/worker-feature.ts";

export const forgetUnverifiedJob = defineJob("accounts.forget-unverified", {
  parallel: 1,
  cron: "50 3 * * *",
});

/**
 * Deletes accounts that nobody verified within a week, so that address and username are free again. Nobody has signed in
 * to them, so they own nothing. A link that still works keeps its account, and an admin's account is never deleted.
 */
export async function forgetUnverified({ db }: Pick<JobServices, "db">): Promise<void> {
  const abandoned = db
    .selectFrom("users")
    .innerJoin("profiles", "profiles.id", "users.id")
    .select("users.id")
    .where("email_verified", "=", false)
    .where("users.created_at", "<", sql<Date>`now() - interval '7 days'`)
    .where("profiles.is_admin", "=", false)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("auth_verifications")
            .select("auth_verifications.id")
            .where("identifier", "=", sql<string>`'verify-email:' || users.id`)
            .where("expires_at", ">", sql<Date>`now()`),
        ),
      ),
    );
  await deleteInBatches(1_000, (size) =>
    db
      .deleteFrom("users")
      .where("id", "in", abandoned.limit(size))
      .where("email_verified", "=", false)
      .executeTakeFirstOrThrow(),
  );
}
