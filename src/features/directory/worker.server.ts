import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { rollUpVisits, rollUpVisitsJob } from "./figures/jobs/roll-up-visits.server.ts";
import { keepLocationsRead } from "./location/jobs/keep-locations-read.server.ts";
import { keepSearchFresh } from "./search/jobs/keep-search-fresh.server.ts";
import { rebuildSearchJob, rebuildSearchNightly } from "./search/jobs/rebuild-search-nightly.server.ts";

export const directoryWorker: WorkerFeature = {
  jobs: [handleJob(rebuildSearchJob, rebuildSearchNightly), handleJob(rollUpVisitsJob, rollUpVisits)],
  loops: [keepLocationsRead, keepSearchFresh],
};
