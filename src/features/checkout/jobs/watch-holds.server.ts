import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";
import { listMostlyHeld } from "../queries/list-mostly-held.server.ts";

export const watchHoldsJob = defineJob("checkout.watch-holds", {
  parallel: 1,
  cron: "*/5 * * * *",
  // The next run checks again.
  retryLimit: 0,
});

const maxNamed = 10;

/** Warns in the log when unpaid orders hold more than half of something: a rush, or someone who never pays. */
export async function watchHolds({ db, log }: Pick<JobServices, "db" | "log">): Promise<void> {
  const held = await listMostlyHeld(db);
  if (held.length === 0) return;
  log.warn(
    { variants: held.length, most: held.slice(0, maxNamed) },
    "more than half of the stock is held by unpaid orders",
  );
}
