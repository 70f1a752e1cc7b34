import { type MigrationTarget, migrate } from "#platform/db/migrate.server.ts";
import { installJobs } from "#platform/jobs/install-jobs.server.ts";
import { jobs } from "./jobs.ts";

const folder = new URL("../../migrations", import.meta.url).pathname;

/** Migrates a database to the latest schema: ours first, then the job queue's with the queues of all jobs. */
export async function migrateEverything(target: Omit<MigrationTarget, "folder">): Promise<string[]> {
  const applied = await migrate({ ...target, folder });
  await installJobs({ ...target, jobs });
  return applied;
}
