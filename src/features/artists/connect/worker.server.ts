import type { WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { connectLetters } from "./emails/letters.ts";

export const connectWorker: WorkerFeature = { letters: connectLetters };
