import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/routes/admin-tab.ts";

/** The number of held reviews, counted up to `maxCounted`. */
export function countHeldReviews(db: Db): Promise<number> {
  return countHeld(db, "reviews");
}

/** The number of held replies, counted up to `maxCounted`. */
export function countHeldReplies(db: Db): Promise<number> {
  return countHeld(db, "review_comments");
}

async function countHeld(db: Db, table: "reviews" | "review_comments"): Promise<number> {
  const held = db.selectFrom(table).select("id").where("status", "=", "Pending").limit(maxCounted).as("held");
  const { count } = await db
    .selectFrom(held)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
