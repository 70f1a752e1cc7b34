import type { WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { travelLetters } from "./emails/letters.ts";

export const travelWorker: WorkerFeature = { letters: travelLetters };
