import type { WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { keepListingsFresh } from "./list/jobs/keep-listings-fresh.server.ts";

export const storeWorker: WorkerFeature = { loops: [keepListingsFresh] };
