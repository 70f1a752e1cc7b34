import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { reviewsLetters } from "./emails/letters.ts";
import { forgetRecentPosts, forgetRecentPostsJob } from "./jobs/forget-recent-posts.server.ts";

export const reviewsWorker: WorkerFeature = {
  letters: reviewsLetters,
  jobs: [handleJob(forgetRecentPostsJob, forgetRecentPosts)],
};
