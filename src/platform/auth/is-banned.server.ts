import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** Whether an account has an active ban. */
export async function isBanned(db: Db, userId: string): Promise<boolean> {
  const ban = await db
    .selectFrom("member_bans")
    .select("user_id")
    .where("user_id", "=", userId)
    .where(inForce)
    .executeTakeFirst();
  return ban !== undefined;
}

/** The condition for active bans, for statements that join `member_bans`. */
export const inForce = sql<boolean>`(member_bans.ends_at is null or member_bans.ends_at > now())`;
