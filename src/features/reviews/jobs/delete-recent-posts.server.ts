import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import { reviewsRetention } from "../retention.ts";

/** Purges the network digests and sketches that raid detection keeps for a day. */
export const deleteRecentPostsJob = defineJob(reviewsRetention.recentPosts.enforcedBy, {
  parallel: 1,
  cron: "*/30 * * * *",
});

/** Deletes entries older than their retention row says, in batches so that no statement runs long. */
export async function deleteRecentPosts({ db }: Pick<JobServices, "db">): Promise<void> {
  const old = db
    .selectFrom("recent_posts")
    .select("id")
    .where("created_at", "<", daysAgo(reviewsRetention.recentPosts.days));
  await deleteInBatches(5_000, (size) =>
    db.deleteFrom("recent_posts").where("id", "in", old.limit(size)).executeTakeFirstOrThrow(),
  );
}
