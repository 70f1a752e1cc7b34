/** Queue settings of a job; all times are in seconds. */
export type JobOptions = {
  /** Concurrent runs in one worker process. */
  parallel: number;
  /** Pause before the second attempt. It doubles with each further one. */
  retryDelay: number;
  /** Longest pause between two attempts. */
  retryDelayMax: number;
  /** Attempts after the first. A worker crash uses one up, so a handler with its own limit sets this high. */
  retryLimit: number;
  /** A job that runs longer counts as failed. */
  expireIn: number;
  /** How long a finished job stays readable. */
  keepFor: number;
  /** The schedule as a cron expression in UTC, if the worker queues this job automatically. */
  cron: string | null;
};

/** A job and the type of its payload. */
export type Job<Data extends object> = {
  name: string;
  options: JobOptions;
  /** Never set. Carries the payload's type. */
  data?: Data;
};

const usual: JobOptions = {
  parallel: 5,
  retryDelay: 5,
  retryDelayMax: 3_600,
  retryLimit: 20,
  expireIn: 300,
  keepFor: 86_400,
  cron: null,
};

/** Declares a job, named `feature.verb`: commands queue it, the worker registers its handler. */
export function defineJob<Data extends object = Record<string, never>>(
  name: string,
  options: Partial<JobOptions> = {},
): Job<Data> {
  return { name, options: { ...usual, ...options } };
}
