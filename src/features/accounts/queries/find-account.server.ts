import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** Since when somebody is a member, and the address that waits to be confirmed. */
export async function findAccount(db: Db, userId: string) {
  const row = await db
    .selectFrom("users")
    .leftJoin("email_changes", (join) =>
      join
        .onRef("email_changes.user_id", "=", "users.id")
        // As long as its link lives.
        .on("email_changes.requested_at", ">", sql<Date>`now() - interval '24 hours'`),
    )
    .select(["users.created_at", "email_changes.email"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
  return row ? { memberSince: row.created_at, newEmail: row.email } : null;
}
