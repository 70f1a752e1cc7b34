import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

const batch = 5_000;

/** Deletes the traces of posts older than a day, a batch at a time so that no statement runs long. */
export async function forgetRecentPosts(db: Db): Promise<void> {
  let forgotten = batch;
  while (forgotten === batch) {
    const old = db
      .selectFrom("recent_posts")
      .select("id")
      .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
      .limit(batch);
    const { numDeletedRows } = await db
      .deleteFrom("recent_posts")
      .where("id", "in", old)
      .executeTakeFirstOrThrow();
    forgotten = Number(numDeletedRows);
  }
}
