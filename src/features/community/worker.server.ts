import type { WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { communityLetters } from "./emails/letters.ts";

export const communityWorker: WorkerFeature = { letters: communityLetters };
