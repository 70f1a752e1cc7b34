import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";
import type { RetainedData } from "./retained-data.ts";
import { everyNight } from "./retention-row.ts";

export const deleteOldDataJob = defineJob(everyNight, { parallel: 1, cron: "40 3 * * *", expireIn: 3_600 });

/** Deletes data past its retention period, and logs how much per row. A failure does not stop the others. */
export async function deleteOldData(
  { db, log }: Pick<JobServices, "db" | "log">,
  kept: readonly RetainedData[],
): Promise<void> {
  const failures: unknown[] = [];
  for (const { row, forget } of kept) {
    if (!forget) continue;
    try {
      log.info({ what: row.what, forgotten: await forget(db) }, "forgot old data");
    } catch (error) {
      log.error({ error, what: row.what }, "old data could not be forgotten");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some old data could not be forgotten.");
}
