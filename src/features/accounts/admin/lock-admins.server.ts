import { sql } from "kysely";
import { inForce } from "#platform/auth/is-banned.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";

/** Waits for other changes of admins, so that two of them cannot remove each other at once. */
export async function lockAdmins(tx: Tx): Promise<void> {
  // The database function set_admin() takes the same lock.
  await sql`select pg_advisory_xact_lock(hashtext('admins'))`.execute(tx);
}

/** Whether someone is an admin who can log in. */
export async function isActiveAdmin(tx: Tx, id: string): Promise<boolean> {
  const row = await activeAdmins(tx).where("profiles.id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** Whether there is another admin. Call it after `lockAdmins`. */
export async function hasOtherAdmin(tx: Tx, id: string): Promise<boolean> {
  const row = await activeAdmins(tx).where("profiles.id", "<>", id).limit(1).executeTakeFirst();
  return row !== undefined;
}

function activeAdmins(tx: Tx) {
  return tx
    .selectFrom("profiles")
    .innerJoin("users", "users.id", "profiles.id")
    .leftJoin("member_bans", (join) => join.onRef("member_bans.user_id", "=", "profiles.id").on(inForce))
    .select("profiles.id")
    .where("profiles.is_admin", "=", true)
    .where("users.email_verified", "=", true)
    .where("member_bans.user_id", "is", null);
}
