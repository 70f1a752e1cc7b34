import { sql } from "kysely";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";

export const extendEventDatesJob = defineJob("events.extend-dates", { parallel: 1, cron: "20 3 * * *" });

/** Takes a fraction of a second. */
const batchSize = 200;

/** Adds the dates of repeating events that have come within the calendar's horizon, in batches. */
export async function extendEventDates({ db }: Pick<JobServices, "db">): Promise<void> {
  let after: string | null = null;
  do {
    const extended = await sql<{ last: string | null }>`
      select extend_event_dates(${after}::uuid, ${batchSize}) as last`.execute(db);
    after = extended.rows[0]?.last ?? null;
  } while (after !== null);
}
