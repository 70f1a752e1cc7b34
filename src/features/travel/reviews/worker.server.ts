import type { WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { travelReviewLetters } from "./emails/letters.ts";

export const travelReviewsWorker: WorkerFeature = { letters: travelReviewLetters, jobs: [] };
