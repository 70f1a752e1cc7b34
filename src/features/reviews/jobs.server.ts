import { defineJob } from "#platform/jobs/define-job.ts";

/** Removes what is kept of a post's network and words for a day, to recognize raids. */
export const forgetRecentPostsJob = defineJob<Record<string, never>>("reviews.forget-recent-posts", {
  parallel: 1,
  cron: "*/30 * * * *",
});
