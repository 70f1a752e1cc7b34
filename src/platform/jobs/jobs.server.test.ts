import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { setUpDatabase, type TestDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { defineJob, type Job } from "./define-job.ts";
import { installQueue } from "./install-jobs.server.ts";
import { type Jobs, jobsSchema, openBoss, openJobs } from "./jobs.server.ts";
import { openWorker, type Worker } from "./open-worker.server.ts";

const silent = pino({ level: "silent" });
const database = setUpDatabase();
let jobs: Jobs;
let worker: Worker;

beforeAll(async () => {
  jobs = openJobs({ url: database.appUrl, log: silent });
  // The library's minimum.
  worker = openWorker({ url: database.appUrl, log: silent, pollSeconds: { queued: 0.5, scheduled: 0.5 } });
  await worker.start();
});

afterAll(async () => {
  await worker.stop();
  await jobs.stop();
});

/** Creates the queue of a job, like migrations. */
async function install<Data extends object>(job: Job<Data>): Promise<Job<Data>> {
  const boss = openBoss({ connectionString: database.ownerUrl, max: 1, supervise: false }, silent);
  await boss.start();
  await installQueue(boss, job);
  await boss.stop({ graceful: false });
  return job;
}

describe("queue", () => {
  it("queues the first jobs of a process from every connection of its pool at once", async () => {
    const job = await install(defineJob<{ n: number }>("test.first"));
    const fresh = openJobs({ url: database.appUrl, log: silent });
    const small = openTestPool(database.appUrl, { max: 4, connectionTimeoutMillis: 5_000 });
    const db = openDatabase(small);
    const all = Promise.withResolvers<void>();
    let open = 0;
    const attempts = [1, 2, 3, 4].map((n) =>
      db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        if (++open === 4) all.resolve();
        await all.promise;
        await fresh.queue(tx, job, { n });
      }),
    );
    expect((await Promise.allSettled(attempts)).map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => "fulfilled"),
    );
    expect(await countJobs(job.name)).toBe(4);
    await fresh.stop();
    await small.end();
  });

  it("retries its start for the next job after the database was away", async () => {
    const job = await install(defineJob<{ n: number }>("test.after-outage"));
    const fresh = openJobs({ url: database.appUrl, log: silent });
    const away = vi.spyOn(PgBoss.prototype, "start").mockRejectedValueOnce(new Error("away"));
    const attempt = () => database.db.transaction().execute((tx) => fresh.queue(tx, job, { n: 1 }));
    await expect(attempt()).rejects.toThrow("away");
    await attempt();
    expect(away).toHaveBeenCalledTimes(2);
    expect(await countJobs(job.name)).toBe(1);
    await fresh.stop();
  });

  it("queues nothing when the transaction is rolled back", async () => {
    const job = await install(defineJob<{ n: number }>("test.rolled-back"));
    const attempt = database.db.transaction().execute(async (tx) => {
      await jobs.queue(tx, job, { n: 1 });
      expect(await countJobs(job.name, tx)).toBe(1);
      throw new Error("changed my mind");
    });
    await expect(attempt).rejects.toThrow("changed my mind");
    expect(await countJobs(job.name)).toBe(0);
  });

  it("delivers a committed job to a waiting worker, using the role that owns nothing", async () => {
    const job = defineJob<{ n: number }>("test.committed");
    const handler = vi.fn(async () => {});
    await worker.work(job, handler);
    // Its first poll may already find the first one.
    for (const n of [1, 2]) {
      await database.db.transaction().execute((tx) => jobs.queue(tx, job, { n }));
      await eventually(() => expect(handler).toHaveBeenCalledTimes(n));
      expect(handler).toHaveBeenLastCalledWith({ n }, expect.anything());
    }
    await eventually(async () => expect(await listStates(job.name)).toEqual(["completed", "completed"]));
  });

  it("does not start a job before its time", async () => {
    const job = await install(defineJob<{ n: number }>("test.later"));
    const handler = vi.fn(async () => {});
    const startAfter = new Date(Date.now() + 86_400_000);
    await database.db.transaction().execute(async (tx) => {
      await jobs.queue(tx, job, { n: 1 }, { startAfter });
      await jobs.queue(tx, job, { n: 2 });
    });
    await worker.work(job, handler);
    // Both would be in one batch.
    await eventually(async () => expect(await listStates(job.name)).toEqual(["completed", "created"]));
    expect(handler.mock.calls).toEqual([[{ n: 2 }, expect.anything()]]);
  });
});

describe("work", () => {
  it("retries the failed job and not the others of its batch", async () => {
    const job = await install(defineJob<{ n: number }>("test.retried", { retryDelay: 1, retryDelayMax: 1 }));
    const seen: number[] = [];
    await database.db.transaction().execute(async (tx) => {
      for (const n of [1, 2, 3, 4]) await jobs.queue(tx, job, { n });
    });
    await worker.work(job, async ({ n }) => {
      seen.push(n);
      if (n === 3 && seen.filter((other) => other === 3).length === 1) throw new Error("not yet");
    });
    await eventually(() => expect(seen).toHaveLength(5));
    expect(seen.toSorted()).toEqual([1, 2, 3, 3, 4]);
  });

  it("runs no more at once than the job allows", async () => {
    const job = await install(defineJob<{ n: number }>("test.one-by-one", { parallel: 1 }));
    let running = 0;
    let most = 0;
    let done = 0;
    await database.db.transaction().execute(async (tx) => {
      for (const n of [1, 2, 3, 4, 5]) await jobs.queue(tx, job, { n });
    });
    await worker.work(job, async () => {
      running += 1;
      most = Math.max(most, running);
      // Long enough for another one to start.
      for (let look = 0; look < 3; look += 1) await listStates(job.name);
      running -= 1;
      done += 1;
    });
    await eventually(() => expect(done).toBe(5));
    expect(most).toBe(1);
  });

  it("records when a scheduled job is due", async () => {
    await worker.work(
      defineJob<Record<string, never>>("test.nightly", { cron: "0 4 * * *" }),
      async () => {},
    );
    const { rows } = await sql<{ cron: string; timezone: string }>`
      select cron, timezone from ${sql.id(jobsSchema, "schedule")} where name = 'test.nightly'`.execute(
      database.owner,
    );
    expect(rows).toEqual([{ cron: "0 4 * * *", timezone: "UTC" }]);
  });
});

describe("the app's role", () => {
  it("maintains the queue without an error", async () => {
    const error = vi.fn();
    const boss = openBoss(
      { connectionString: database.appUrl, max: 2, supervise: false, schedule: false },
      silent,
    );
    boss.on("error", error);
    await boss.start();
    await boss.supervise();
    await boss.stop();
    expect(error).not.toHaveBeenCalled();
  });

  it("cannot change the queue's tables", async () => {
    await expect(sql`alter table pgboss.job add column x int`.execute(database.db)).rejects.toThrow(
      /must be owner/,
    );
    await expect(sql`create table pgboss.mine (x int)`.execute(database.db)).rejects.toThrow(
      /permission denied/,
    );
  });
});

async function countJobs(name: string, db: TestDatabase["db"] = database.owner) {
  const { rows } = await sql<{ n: number }>`select count(*) n from pgboss.job where name = ${name}`.execute(
    db,
  );
  return rows[0]?.n;
}

async function listStates(name: string) {
  const { rows } = await sql<{
    state: string;
  }>`select state from pgboss.job where name = ${name} order by state::text`.execute(database.owner);
  return rows.map((row) => row.state);
}
