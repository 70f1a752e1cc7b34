import { sql } from "kysely";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/worker-feature.ts";

const batch = 5_000;

/** What is kept of a post's network and words for a day, to recognize raids, goes by this. */
export const forgetRecentPostsJob = defineJob("reviews.forget-recent-posts", {
  parallel: 1,
  cron: "*/30 * * * *",
});

/** Deletes the traces of posts older than a day, a batch at a time so that no statement runs long. */
export async function forgetRecentPosts({ db }: Pick<JobServices, "db">): Promise<void> {
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
