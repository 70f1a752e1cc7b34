import type { Db } from "#platform/db/open-database.server.ts";
import { hashCalendarKey } from "../calendar-key.server.ts";

/** The owner of the calendar with this key. The index stores hashes, so lookup times reveal nothing about keys. */
export async function findCalendarOwner(db: Db, key: string): Promise<string | null> {
  const found = await db
    .selectFrom("calendar_keys")
    .select("user_id")
    .where("key_hash", "=", hashCalendarKey(key))
    .executeTakeFirst();
  return found?.user_id ?? null;
}
