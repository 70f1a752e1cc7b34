import { inForce } from "#platform/auth/is-banned.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The facts about one member that admins see. */
export function findMember(db: Db, id: string) {
  return db
    .selectFrom("users")
    .innerJoin("profiles", "profiles.id", "users.id")
    .leftJoin("member_bans", (join) => join.onRef("member_bans.user_id", "=", "users.id").on(inForce))
    .leftJoin("profiles as banner", "banner.id", "member_bans.banned_by")
    .select(["users.id", "profiles.username", "users.email", "users.email_verified as isVerified"])
    .select(["users.created_at as createdAt", "users.has_second_factor as hasSecondFactor"])
    .select(["profiles.is_admin as isAdmin", "member_bans.reason as banReason"])
    .select(["member_bans.banned_at as bannedAt", "member_bans.ends_at as banEndsAt"])
    .select("banner.username as bannedBy")
    .where("users.id", "=", id)
    .executeTakeFirst();
}
