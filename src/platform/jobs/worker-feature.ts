import type { Logger } from "pino";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Letters } from "#platform/mail/letters.ts";
import type { Job } from "./define-job.ts";
import type { Jobs } from "./jobs.server.ts";
import type { Worker } from "./open-worker.server.ts";

/** What the worker process opens once and every job may use. */
export type JobServices = { db: Db; jobs: Pick<Jobs, "queue">; log: Logger };

/** One run of a job: `id` stays the same when it is tried again. */
export type JobRun = { id: string; signal: AbortSignal };

/** A kind of job together with what it does. */
export type HandledJob = { listen: (worker: Worker, services: JobServices) => Promise<void> };

/** Work that goes on beside the jobs until the worker stops. */
export type Loop = (services: JobServices) => { stop: () => Promise<void> };

/** What a feature brings to the worker. */
export type WorkerFeature = {
  jobs?: readonly HandledJob[];
  letters?: Letters;
  loops?: readonly Loop[];
};

/** Joins a job and its handler, which works for the system and not for a person: it asks no permission. */
export function handleJob<Data extends object>(
  job: Job<Data>,
  handle: (services: JobServices, data: Data, run: JobRun) => Promise<void>,
): HandledJob {
  return {
    listen: (worker, services) => worker.work(job, (data, run) => handle(services, data, run)),
  };
}
