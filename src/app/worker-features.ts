import { accountsWorker } from "#features/accounts/worker.server.ts";
import { connectWorker } from "#features/artists/connect/worker.server.ts";
import { artistsWorker } from "#features/artists/worker.server.ts";
import { checkoutWorker } from "#features/checkout/worker.server.ts";
import { claimsWorker } from "#features/claims/worker.server.ts";
import { communityWorker } from "#features/community/worker.server.ts";
import { directoryWorker } from "#features/directory/worker.server.ts";
import { eventsWorker } from "#features/events/worker.server.ts";
import { reviewsWorker } from "#features/reviews/worker.server.ts";
import { searchWorker } from "#features/search/worker.server.ts";
import { storeWorker } from "#features/store/worker.server.ts";
import { travelReviewsWorker } from "#features/travel/reviews/worker.server.ts";
import { travelWorker } from "#features/travel/worker.server.ts";
import type { WorkerFeature } from "#platform/jobs/worker-feature.ts";

/** Every feature with jobs or mail templates. */
export const workerFeatures: readonly WorkerFeature[] = [
  accountsWorker,
  directoryWorker,
  reviewsWorker,
  checkoutWorker,
  storeWorker,
  eventsWorker,
  travelWorker,
  claimsWorker,
  communityWorker,
  travelReviewsWorker,
  artistsWorker,
  connectWorker,
  searchWorker,
];
