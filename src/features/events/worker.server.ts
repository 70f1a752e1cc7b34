import type { WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { eventsLetters } from "./emails/letters.ts";

export const eventsWorker: WorkerFeature = { letters: eventsLetters };
