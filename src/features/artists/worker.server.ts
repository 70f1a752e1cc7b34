import type { WorkerFeature } from "#platform/jobs/worker-feature.ts";
import { artistLetters } from "./emails/letters.ts";

export const artistsWorker: WorkerFeature = { jobs: [], letters: artistLetters };
