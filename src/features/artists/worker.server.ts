import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { artistLetters } from "./emails/letters.ts";
import { keepOrderFresh } from "./list/jobs/keep-order-fresh.server.ts";
import { forgetViews, forgetViewsJob } from "./profile/jobs/forget-views.server.ts";

export const artistsWorker: WorkerFeature = {
  jobs: [handleJob(forgetViewsJob, forgetViews)],
  letters: artistLetters,
  loops: [keepOrderFresh],
};
