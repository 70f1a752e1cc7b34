import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { setUpDatabase, type TestDatabase } from "#testing/database.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { defineJob } from "./define-job.ts";
import { type Jobs, jobsSchema, openBoss, openJobs } from "./jobs.server.ts";
import { openWorker, type Worker } from "./open-worker.server.ts";

const silent = pino({ level: "silent" });
const database = setUpDatabase();
let pool: ReturnType<typeof openTestPool>;
let jobs: Jobs;
let worker: Worker;

beforeAll(async () => {
  pool = openTestPool(database.appUrl, { max: 4 });
  jobs = openJobs({ pool, log: silent });
  worker = openWorker({ url: database.appUrl, log: silent });
  await worker.start();
});

afterAll(async () => {
  await worker.stop();
  await jobs.stop();
  await pool.end();
});

describe("queue", () => {
  it("leaves no job behind when the transaction is rolled back", async () => {
    const job = defineJob<{ n: number }>("test.rolled-back");
    const attempt = database.db.transaction().execute(async (tx) => {
      await jobs.queue(tx, job, { n: 1 });
      expect(await countJobs(job.name, tx)).toBe(1);
      throw new Error("changed my mind");
    });
    await expect(attempt).rejects.toThrow("changed my mind");
    expect(await countJobs(job.name)).toBe(0);
  });

  it("hands a committed job to a waiting worker at once, as the role that owns nothing", async () => {
    const job = defineJob<{ n: number }>("test.committed");
    const handler = vi.fn(async () => {});
    await worker.work(job, handler);
    const waits: number[] = [];
    for (const n of [1, 2, 3]) {
      await pause(300);
      const queuedAt = Date.now();
      await database.db.transaction().execute((tx) => jobs.queue(tx, job, { n }));
      await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(n), { timeout: 8_000, interval: 10 });
      waits.push(Date.now() - queuedAt);
      expect(handler).toHaveBeenLastCalledWith({ n }, expect.anything());
      await vi.waitFor(async () => expect(await listStates(job.name)).not.toContain("active"));
    }
    // Polling takes two seconds or more. The quickest counts, because a busy machine may hold one up.
    expect(Math.min(...waits), String(waits)).toBeLessThan(1_500);
    expect(await listStates(job.name)).toEqual(["completed", "completed", "completed"]);
  });

  it("starts a job not before its time", async () => {
    const job = defineJob<{ n: number }>("test.later");
    const handler = vi.fn(async () => {});
    await worker.work(job, handler);
    const startAfter = new Date(Date.now() + 60_000);
    await database.db.transaction().execute((tx) => jobs.queue(tx, job, { n: 1 }, { startAfter }));
    await pause(500);
    expect(handler).not.toHaveBeenCalled();
  });
});

describe("work", () => {
  it("repeats the job that failed and not the others of its batch", async () => {
    const job = defineJob<{ n: number }>("test.retried", { retryDelay: 1, retryDelayMax: 1 });
    const seen: number[] = [];
    await database.db.transaction().execute(async (tx) => {
      for (const n of [1, 2, 3, 4]) await jobs.queue(tx, job, { n });
    });
    await worker.work(job, async ({ n }) => {
      seen.push(n);
      if (n === 3 && seen.filter((other) => other === 3).length === 1) throw new Error("not yet");
    });
    await vi.waitFor(() => expect(seen).toHaveLength(5), { timeout: 12_000 });
    expect(seen.toSorted()).toEqual([1, 2, 3, 3, 4]);
  }, 15_000);

  it("runs no more than the job allows at once", async () => {
    const job = defineJob<{ n: number }>("test.one-by-one", { parallel: 1 });
    let running = 0;
    let most = 0;
    let done = 0;
    await database.db.transaction().execute(async (tx) => {
      for (const n of [1, 2, 3, 4, 5]) await jobs.queue(tx, job, { n });
    });
    await worker.work(job, async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(20);
      running -= 1;
      done += 1;
    });
    await vi.waitFor(() => expect(done).toBe(5), { timeout: 12_000 });
    expect(most).toBe(1);
  }, 15_000);

  it("writes down when a job is due by itself", async () => {
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
  it("does the queue's upkeep without an error", async () => {
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
  const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = ${name}`.execute(
    database.owner,
  );
  return rows.map((row) => row.state);
}
