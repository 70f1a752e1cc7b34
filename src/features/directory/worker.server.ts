import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { rollUpVisits, rollUpVisitsJob } from "./figures/jobs/roll-up-visits.server.ts";
import { keepLocationsRead } from "./location/jobs/keep-locations-read.server.ts";

export const directoryWorker: WorkerFeature = {
  jobs: [handleJob(rollUpVisitsJob, rollUpVisits)],
  loops: [keepLocationsRead],
};
