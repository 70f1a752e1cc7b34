import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/worker-feature.ts";
import { rebuildEntries } from "./rebuild-entries.server.ts";

/** After the search tables of businesses, while it is still night in every US state. */
export const rebuildEntriesJob = defineJob("search.rebuild-entries", {
  parallel: 1,
  cron: "50 9 * * *",
  retryLimit: 2,
  expireIn: 3_600,
});

/** Finds what no trigger noticed, such as a renamed collection, and dates that came within the horizon. */
export async function rebuildEntriesNightly({ db, log }: JobServices): Promise<void> {
  await rebuildEntries(db, {
    onKind: (kind, written, milliseconds) =>
      log.info({ kind, written, milliseconds: Math.round(milliseconds) }, "compared search entries"),
  });
}
