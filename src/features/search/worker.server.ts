import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { keepEntriesFresh } from "./entries/jobs/keep-entries-fresh.server.ts";
import { rebuildEntriesJob, rebuildEntriesNightly } from "./entries/jobs/rebuild-entries-nightly.server.ts";

export const searchWorker: WorkerFeature = {
  jobs: [handleJob(rebuildEntriesJob, rebuildEntriesNightly)],
  loops: [keepEntriesFresh],
};
