import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/routes/admin-tab.ts";

/** The number of pending artists, counted up to `maxCounted`. */
export async function countPendingArtists(db: Db): Promise<number> {
  const pending = db
    .selectFrom("artist_directory")
    .select("artist_id")
    .where("status", "=", "pending")
    .limit(maxCounted);
  const { count } = await db
    .selectFrom(pending.as("pending"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
