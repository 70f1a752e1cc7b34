import { type ConstructorOptions, fromKysely, PgBoss, type Queue } from "pg-boss";
import type { Logger } from "pino";
import { connectionSettings } from "#platform/db/connection-settings.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Job, JobOptions } from "./define-job.ts";

/** The queue's own schema; only migrations change it. */
export const jobsSchema = "pgboss";

/** For commands: queues a job in the same transaction as the write that causes it. */
export type Jobs = {
  queue: <Data extends object>(
    tx: Tx,
    job: Job<Data>,
    data: Data,
    when?: { startAfter: Date },
  ) => Promise<void>;
  /** Reads the queues. The first call of `queue` does this too. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Opens the queue for a process that only enqueues jobs. The library reads its queues on a separate connection: on the
 * site's pool, it would wait for the very transactions that wait for it.
 */
export function openJobs({ url, log }: { url: string; log: Logger }): Jobs {
  return jobsOver(openBoss({ ...connectionSettings(url), max: 1, supervise: false, schedule: false }, log));
}

/** The queue's library, configured for a role that can only write rows. */
export function openBoss(options: ConstructorOptions, log: Logger): PgBoss {
  const boss = new PgBoss({
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    reindex: false,
    ...options,
  });
  boss.on("error", (error) => log.error({ error }, "the job queue reports an error"));
  boss.on("warning", (warning) => log.warn({ warning }, "the job queue warns"));
  return boss;
}

/** Queueing, starting and stopping with an opened library. Migrations have created the queues. */
export function jobsOver(boss: PgBoss): Jobs {
  let started: Promise<unknown> | undefined;

  // A failed attempt is not remembered, so the next job retries.
  async function start() {
    started ??= boss.start();
    await started.catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  }

  return {
    queue: async (tx, job, data, when) => {
      await start();
      await boss.send(job.name, data, { db: fromKysely(tx), ...when });
    },
    start,
    stop: () => boss.stop({ graceful: true, timeout: 25_000 }),
  };
}

/** A job definition as the library's queue settings. */
export function queueSettings(options: JobOptions): Omit<Queue, "name"> {
  return {
    retryLimit: options.retryLimit,
    retryDelay: options.retryDelay,
    retryBackoff: true,
    retryDelayMax: options.retryDelayMax,
    expireInSeconds: options.expireIn,
    deleteAfterSeconds: options.keepFor,
    // Waiting jobs never expire, even if no worker runs for a long time.
    retentionSeconds: 365 * 86_400,
    // After ten seconds without a heartbeat, the library's minimum, the job goes to another worker.
    heartbeatSeconds: 10,
    // A notification would make all commits of the database wait for each other.
    notify: false,
  };
}
