import type { JobResult, JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import { connectionSettings } from "#platform/db/connection-settings.server.ts";
import { longStatementMs } from "#platform/db/transact.server.ts";
import type { Job } from "./define-job.ts";
import { installQueue } from "./install-jobs.server.ts";
import { type Jobs, jobsOver, openBoss } from "./jobs.server.ts";

export type JobHandler<Data extends object> = (
  data: Data,
  run: { id: string; signal: AbortSignal },
) => Promise<void>;

/** What the worker process needs besides queueing: handlers and queue maintenance. */
export type Worker = Jobs & {
  work: <Data extends object>(job: Job<Data>, handler: JobHandler<Data>) => Promise<void>;
  /** Ends the schedules of an earlier release's jobs. Call it after all `work`. */
  dropOldSchedules: () => Promise<void>;
};

type Options = {
  url: string;
  log: Logger;
  connections?: number;
  /** Poll intervals for queued and for scheduled jobs. */
  pollSeconds?: { queued: number; scheduled: number };
};

const usualPollSeconds = { queued: 1, scheduled: 5 };

/** Opens the queue for the worker process: it runs jobs, retries those of crashed workers, and runs the schedule. */
export function openWorker({ url, log, connections = 4, pollSeconds = usualPollSeconds }: Options): Worker {
  const boss = openBoss(
    {
      ...connectionSettings(url),
      application_name: "ujamaa-worker",
      max: connections,
      options: `-c statement_timeout=${longStatementMs}`,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
      maintenanceIntervalSeconds: 600,
    },
    log,
  );

  const scheduled = new Set<string>();

  async function work<Data extends object>(job: Job<Data>, handler: JobHandler<Data>) {
    const { parallel, cron } = job.options;
    await installQueue(boss, job);
    if (cron) {
      scheduled.add(job.name);
      await boss.schedule(job.name, cron, {}, { tz: "UTC" });
    }
    const options = {
      perJobResults: true,
      includeMetadata: true,
      // Fetches again at once after a full batch, which the library only does for batches of two or more.
      batchSize: Math.max(2, parallel),
      burstWhenBatchFull: true,
      pollingIntervalSeconds: cron ? pollSeconds.scheduled : pollSeconds.queued,
    } as const;
    await boss.work(job.name, options, (batch: JobWithMetadata<Data>[]) =>
      inParallel(batch, parallel, (one) => settle(one, handler, log)),
    );
  }

  async function dropOldSchedules() {
    for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
  }

  return { ...jobsOver(boss), work, dropOldSchedules };
}

/** Settles each job of a batch separately, so one failure does not fail the others. */
async function settle<Data extends object>(
  job: JobWithMetadata<Data>,
  handler: JobHandler<Data>,
  log: Logger,
): Promise<JobResult> {
  const { id, name, retryCount, retryLimit } = job;
  try {
    await handler(job.data, job);
    return { id, status: "completed" };
  } catch (error) {
    const about = { error, job: name, id, attempt: retryCount + 1 };
    if (retryCount < retryLimit) log.warn(about, "a job failed and will be tried again");
    else log.error(about, "a job failed for the last time");
    return { id, status: "failed", output: { message: (error as Error).message } };
  }
}

async function inParallel<In, Out>(
  items: In[],
  width: number,
  run: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) results.push(await run(item));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
