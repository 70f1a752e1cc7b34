import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { PgBoss } from "pg-boss";
import { connectionSettings } from "#platform/db/connection-settings.server.ts";
import { readDatabaseUrl } from "#platform/db/database-url.ts";
import type { Job } from "./define-job.ts";
import { jobsSchema, queueSettings } from "./jobs.server.ts";

const indexesWithinMs = 15 * 60_000;

type Input = { ownerUrl: string; appUrl: string; jobs: readonly Job<object>[] };

/**
 * Installs or upgrades the queue's tables as the owner, with a queue for each job. The app's role can use the tables
 * but not alter them.
 */
export async function installJobs({ ownerUrl, appUrl, jobs }: Input): Promise<void> {
  const boss = new PgBoss({
    ...connectionSettings(ownerUrl),
    schema: jobsSchema,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
    max: 2,
  });
  boss.on("error", () => {});
  await boss.start();
  try {
    await finishIndexes(boss);
    for (const job of jobs) await installQueue(boss, job);
  } finally {
    await boss.stop({ graceful: false });
  }
  await grantUse(ownerUrl, readDatabaseUrl(appUrl)?.username ?? "");
}

/** Creates the queue of a job, or updates the settings of an existing one. */
export async function installQueue(boss: PgBoss, { name, options }: Job<object>): Promise<void> {
  await boss.createQueue(name, queueSettings(options));
  await boss.updateQueue(name, queueSettings(options));
}

/** Finishes an upgrade's large indexes, which only the owner can build. */
async function finishIndexes(boss: PgBoss) {
  const deadline = Date.now() + indexesWithinMs;
  for (;;) {
    const open = (await boss.getBamEntries()).filter(({ status }) => status !== "completed");
    if (open.length === 0) return;
    if (Date.now() > deadline) {
      throw new Error(
        `The job queue's upgrade is not finished: ${open.map((entry) => entry.error ?? entry.name).join("; ")}`,
      );
    }
    await pause(1_000);
  }
}

async function grantUse(ownerUrl: string, roleName: string) {
  const client = new Client(connectionSettings(ownerUrl));
  await client.connect();
  const role = client.escapeIdentifier(roleName);
  await client
    .query(
      `grant usage on schema ${jobsSchema} to ${role};
       grant select, insert, update, delete on all tables in schema ${jobsSchema} to ${role};
       grant usage on all sequences in schema ${jobsSchema} to ${role};
       grant execute on all functions in schema ${jobsSchema} to ${role};`,
    )
    .finally(() => client.end());
}
