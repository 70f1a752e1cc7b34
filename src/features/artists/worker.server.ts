import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { forgetViews, forgetViewsJob } from "./profile/jobs/forget-views.server.ts";

export const artistsWorker: WorkerFeature = {
  jobs: [handleJob(forgetViewsJob, forgetViews)],
};
