import type { Db } from "#platform/db/open-database.server.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import { accountsRetention } from "../retention.ts";

/** The registration date, and the address waiting for confirmation. */
export async function findAccount(db: Db, userId: string) {
  const row = await db
    .selectFrom("users")
    .leftJoin("email_changes", (join) =>
      join
        .onRef("email_changes.user_id", "=", "users.id")
        // For the lifetime of its link.
        .on("email_changes.requested_at", ">", daysAgo(accountsRetention.emailChange.days)),
    )
    .select(["users.created_at", "email_changes.email"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
  return row ? { memberSince: row.created_at, newEmail: row.email } : null;
}
