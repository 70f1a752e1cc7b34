import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type Device = { id: string; name: string; isThis: boolean; signedInAt: Date; usedAt: Date };
type Input = { userId: string; token: string };

const most = 50;

/** The devices of an account, this one first, then the most recently used. */
export async function listDevices(db: Db, { userId, token }: Input): Promise<Device[]> {
  const rows = await db
    .selectFrom("auth_sessions")
    .select(["id", "user_agent", "created_at", "updated_at"])
    .select(({ eb }) => eb("token", "=", token).as("is_this"))
    .where("user_id", "=", userId)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("is_this", "desc")
    .orderBy("updated_at", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.user_agent || "An unknown device",
    isThis: Boolean(row.is_this),
    signedInAt: row.created_at,
    usedAt: row.updated_at,
  }));
}
