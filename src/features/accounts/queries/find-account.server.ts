import type { Db } from "#platform/db/open-database.server.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import { accountsRetention } from "../retention.ts";

/** Since when somebody is a member, and the address that waits to be confirmed. */
export async function findAccount(db: Db, userId: string) {
  const row = await db
    .selectFrom("users")
    .leftJoin("email_changes", (join) =>
      join
        .onRef("email_changes.user_id", "=", "users.id")
        // As long as its link lives.
        .on("email_changes.requested_at", ">", daysAgo(accountsRetention.emailChange.days)),
    )
    .select(["users.created_at", "email_changes.email"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
  return row ? { memberSince: row.created_at, newEmail: row.email } : null;
}
