import { installJobs } from "#platform/jobs/install-jobs.server.ts";
import { migrate } from "./migrate.server.ts";

const folder = new URL("../../../migrations", import.meta.url).pathname;

/** Migrates a database to the latest schema: ours first, then the job queue's. */
export async function migrateEverything(urls: { ownerUrl: string; appUrl: string }): Promise<string[]> {
  const applied = await migrate({ ...urls, folder });
  await installJobs(urls);
  return applied;
}
