import { handleJob, type WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { storeLetters } from "./emails/letters.ts";
import { tellLowStock, tellLowStockJob } from "./jobs/tell-low-stock.server.ts";
import { keepListingsFresh } from "./list/jobs/keep-listings-fresh.server.ts";

export const storeWorker: WorkerFeature = {
  jobs: [handleJob(tellLowStockJob, tellLowStock)],
  letters: storeLetters,
  loops: [keepListingsFresh],
};
