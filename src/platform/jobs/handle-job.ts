import type { Logger } from "pino";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import type { Job } from "./define-job.ts";
import type { Jobs } from "./jobs.server.ts";
import type { Worker } from "./open-worker.server.ts";

/** Services that the worker process opens once, for all jobs. */
export type JobServices = {
  env: Env;
  db: Db;
  jobs: Pick<Jobs, "queue">;
  log: Logger;
  /** Null without a key. */
  payments: PaymentProvider | null;
};

/** One run of a job: `id` stays the same across retries. */
export type JobRun = { id: string; signal: AbortSignal };

/** A job and its handler. */
export type HandledJob = {
  job: Job<object>;
  listen: (worker: Worker, services: JobServices) => Promise<void>;
};

/** A background task that runs until the worker stops. */
export type Loop = (services: JobServices) => { stop: () => Promise<void> };

/** Pairs a job with its handler. Handlers run for the system, not for a person, so they check no permission. */
export function handleJob<Data extends object>(
  job: Job<Data>,
  handle: (services: JobServices, data: Data, run: JobRun) => Promise<void>,
): HandledJob {
  return {
    job,
    listen: (worker, services) => worker.work(job, (data, run) => handle(services, data, run)),
  };
}
