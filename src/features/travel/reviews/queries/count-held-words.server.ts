import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/routes/admin-tab.ts";

/** The number of held travel reviews, counted up to `maxCounted`. */
export async function countHeldWords(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom("travel_reviews")
        .select("id")
        .where("status", "=", "Pending")
        .limit(maxCounted)
        .as("held"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
