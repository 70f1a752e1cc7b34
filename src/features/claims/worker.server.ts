import type { WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { claimsLetters } from "./emails/letters.ts";

export const claimsWorker: WorkerFeature = { letters: claimsLetters };
