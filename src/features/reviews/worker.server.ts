import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { forgetRecentPosts, forgetRecentPostsJob } from "./jobs/forget-recent-posts.server.ts";

export const reviewsWorker: WorkerFeature = { jobs: [handleJob(forgetRecentPostsJob, forgetRecentPosts)] };
