import { sql } from "kysely";
import { deleteLinks } from "#platform/auth/link-token.server.ts";
import type { PersonalData } from "#platform/auth/personal-data.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { deleteJobs } from "#platform/jobs/delete-jobs.server.ts";
import { mailAddressJob } from "./jobs/mail-address.server.ts";

/** The account, its devices and its emails. Rows that reference the account are deleted with it. */
export const accountsPersonalData: PersonalData = {
  name: "account",
  exportPersonalData: async (db, personId) => ({
    ...(await db
      .selectFrom("users")
      .leftJoin("email_changes", "email_changes.user_id", "users.id")
      .select(["users.id", "users.name as username", "users.email", "users.email_verified"])
      .leftJoin("member_bans", "member_bans.user_id", "users.id")
      .select(["users.created_at", "email_changes.email as email_to_be_confirmed", "users.has_second_factor"])
      .select("users.sign_up_network")
      .select([
        "member_bans.reason as ban_reason",
        "member_bans.banned_at",
        "member_bans.ends_at as ban_ends_at",
      ])
      .where("users.id", "=", personId)
      .executeTakeFirstOrThrow()),
    devices: await db
      .selectFrom("auth_sessions")
      .select(["user_agent as device", "created_at as signed_in_at", "updated_at as used_at", "expires_at"])
      .where("user_id", "=", personId)
      .orderBy("created_at")
      .execute(),
    letters: await listEmails(db, personId),
  }),
  erasePersonalData: async (tx, { id, email }) => {
    // An unconfirmed new address also got an email, and a recent username is still reserved.
    const changed = tx
      .selectFrom("email_changes")
      .select(sql<string>`email`.as("email"))
      .where("user_id", "=", id);
    await tx
      .deleteFrom("mail_outbox")
      .where((row) =>
        row.or([row(sql`lower(recipient)`, "=", email), row(sql<string>`lower(recipient)`, "in", changed)]),
      )
      .execute();
    await tx
      .deleteFrom("username_holds")
      .where(
        "username",
        "in",
        tx.selectFrom("users").select(sql<string>`lower(name)`.as("name")).where("id", "=", id),
      )
      .execute();
    await deleteLinks(tx, id);
    await deleteJobs(tx, mailAddressJob, email);
  },
};

/** Without their content, because links are secrets. */
function listEmails(db: Db, personId: string) {
  return db
    .selectFrom("mail_outbox")
    .innerJoin("users", (join) => join.on(sql`lower(mail_outbox.recipient)`, "=", sql.ref("users.email")))
    .select(["mail_outbox.template as letter", "mail_outbox.created_at", "mail_outbox.sent_at"])
    .where("users.id", "=", personId)
    .orderBy("mail_outbox.created_at")
    .execute();
}
