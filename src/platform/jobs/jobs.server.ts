import type { Pool } from "pg";
import { type ConstructorOptions, fromKysely, PgBoss, type Queue } from "pg-boss";
import type { Logger } from "pino";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Job, JobOptions } from "./define-job.ts";

/** The queue's own schema; only migrations change it. */
export const jobsSchema = "pgboss";

/** What commands need: a job is queued in the same transaction as the write that causes it. */
export type Jobs = {
  queue: <Data extends object>(
    tx: Tx,
    job: Job<Data>,
    data: Data,
    when?: { startAfter: Date },
  ) => Promise<void>;
  /** Checks that the queue's tables exist; the first call of `queue` does this too. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Opens the queue for a process that only enqueues jobs, on its existing connection pool. */
export function openJobs({ pool, log }: { pool: Pool; log: Logger }): Jobs {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  return jobsOver(openBoss({ db, supervise: false, schedule: false }, log));
}

/** The queue's library set up for a role that may write rows and nothing else. */
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

/** Queueing, starting and stopping over an opened library. */
export function jobsOver(boss: PgBoss): Jobs {
  const known = new Map<string, Promise<void>>();

  // A queue is one row: the first job creates it. A failed attempt is not remembered, so the next job retries.
  function ensureQueue(job: Job<object>) {
    const making =
      known.get(job.name) ?? start().then(() => boss.createQueue(job.name, queueSettings(job.options)));
    known.set(job.name, making);
    making.catch(() => known.delete(job.name));
    return making;
  }

  async function start() {
    await boss.start();
  }

  return {
    queue: async (tx, job, data, when) => {
      await ensureQueue(job);
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
    notify: true,
  };
}
