import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobRun, JobServices } from "#platform/jobs/worker-feature.ts";
import { rebuildSearch } from "./rebuild-search.server.ts";

/** At an hour when it is night in every state. */
export const rebuildSearchJob = defineJob("directory.rebuild-search", {
  parallel: 1,
  cron: "20 9 * * *",
  retryLimit: 2,
  expireIn: 4 * 3_600,
});

/** Ranks the whole directory anew. */
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
  if (!isDone) return log.warn("another rebuild of the search is under way");
  log.info({ seconds: Math.round((Date.now() - startedAt) / 1_000) }, "rebuilt the search");
}
