import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";

export const deletePageChangesJob = defineJob("platform.forget-page-changes", {
  parallel: 1,
  cron: "*/5 * * * *",
});

/** Deletes changes that every web process has read long ago. */
export async function deletePageChanges({ db }: Pick<JobServices, "db">): Promise<void> {
  await deleteInBatches(10_000, async (size) => {
    const { numAffectedRows = 0n } = await sql`
      delete from page_changes where (xact, tag) in (
        select xact, tag from page_changes where noted_at < now() - interval '15 minutes' order by xact limit ${size}
      )`.execute(db);
    return { numDeletedRows: numAffectedRows };
  });
}
