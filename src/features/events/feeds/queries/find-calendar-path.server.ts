import type { Secrets } from "#platform/auth/sign.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { findCalendarKey } from "../calendar-key.server.ts";

/**
 * The secret URL path of a person's calendar, without its extension, or null if there is none or its secret was
 * removed.
 */
export async function findCalendarPath(db: Db, secrets: Secrets, userId: string): Promise<string | null> {
  const found = await db
    .selectFrom("calendar_keys")
    .select(["version", "key_hash as keyHash"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const key = found && findCalendarKey(secrets, { userId, ...found });
  return key ? `/calendar/${key}` : null;
}
