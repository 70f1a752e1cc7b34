import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobRun, JobServices } from "#platform/jobs/worker-feature.ts";
import { rebuildSearch } from "./rebuild-search.server.ts";

/** Runs while it is night in every US state. */
export const rebuildSearchJob = defineJob("directory.rebuild-search", {
  parallel: 1,
  cron: "20 9 * * *",
  retryLimit: 2,
  expireIn: 4 * 3_600,
});

/** Rebuilds the search tables with a new ranking. */
export async function rebuildSearchNightly(
  { db, log }: JobServices,
  _data: object,
  { signal }: JobRun,
): Promise<void> {
  const startedAt = Date.now();
  const isDone = await rebuildSearch(db, {
    signal,
    onStep: (step, milliseconds) =>
      log.debug({ step, milliseconds: Math.round(milliseconds) }, "rebuilding search"),
  });
  if (!isDone) return log.warn("another search rebuild is running");
  log.info({ seconds: Math.round((Date.now() - startedAt) / 1_000) }, "rebuilt search");
}
