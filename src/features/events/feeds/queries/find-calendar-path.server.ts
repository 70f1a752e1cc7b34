import type { Db } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { calendarKey } from "../calendar-key.server.ts";

/** The secret address of a person's calendar, without its ending; null if none was made yet. */
export async function findCalendarPath(
  db: Db,
  env: Pick<Env, "AUTH_SECRET">,
  userId: string,
): Promise<string | null> {
  const found = await db
    .selectFrom("calendar_keys")
    .select("version")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return found ? `/calendar/${calendarKey(env, userId, found.version)}` : null;
}
