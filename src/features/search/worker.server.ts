import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { keepDocumentsFresh } from "#platform/search/keep-documents-fresh.server.ts";
import {
  compareIndexesJob,
  compareIndexesNightly,
} from "#platform/search/mirror/compare-indexes-nightly.server.ts";
import { keepMirrorFresh } from "#platform/search/mirror/keep-mirror-fresh.server.ts";

export const searchWorker: WorkerFeature = {
  jobs: [handleJob(compareIndexesJob, compareIndexesNightly)],
  loops: [keepDocumentsFresh, keepMirrorFresh],
};
