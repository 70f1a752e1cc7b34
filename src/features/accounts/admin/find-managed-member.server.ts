import { inForce } from "#platform/auth/is-banned.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";

/** Finds and locks the member that a command changes. */
export async function findManagedMember(tx: Tx, id: string) {
  const row = await tx
    .selectFrom("users")
    .innerJoin("profiles", "profiles.id", "users.id")
    .leftJoin("member_bans", (join) => join.onRef("member_bans.user_id", "=", "users.id").on(inForce))
    .select(["users.email", "users.name as username", "users.email_verified", "profiles.is_admin"])
    .select(["member_bans.reason as ban_reason", "member_bans.ends_at as ban_ends_at"])
    .where("users.id", "=", id)
    .forUpdate("users")
    .executeTakeFirst();
  if (!row) return null;
  const { email, username, email_verified, is_admin, ban_reason, ban_ends_at } = row;
  return {
    email,
    username,
    isVerified: email_verified,
    isAdmin: is_admin,
    /** The name in emails; null if the address may belong to someone else. */
    greeting: email_verified ? username : null,
    ban: ban_reason === null ? null : { reason: ban_reason, endsAt: ban_ends_at },
  };
}
