import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import { accountsRetention } from "../retention.ts";

/**
 * Deletes accounts that were not verified within a week, which frees address and username. No one has logged in to
 * them, so they own nothing. An account with a valid link stays, and admins are never deleted.
 */
export function deleteUnverified(db: Db): Promise<number> {
  const abandoned = db
    .selectFrom("users")
    .innerJoin("profiles", "profiles.id", "users.id")
    .select("users.id")
    .where("email_verified", "=", false)
    .where("users.created_at", "<", daysAgo(accountsRetention.unverified.days))
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
  return deleteInBatches(1_000, (size) =>
    db
      .deleteFrom("users")
      .where("id", "in", abandoned.limit(size))
      .where("email_verified", "=", false)
      .executeTakeFirstOrThrow(),
  );
}
