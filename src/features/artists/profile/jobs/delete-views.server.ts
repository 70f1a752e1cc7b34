import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";
import { artistsRetention } from "../../retention.ts";

export const deleteViewsJob = defineJob(artistsRetention.views.enforcedBy, {
  parallel: 1,
  cron: "7 * * * *",
});

/**
 * Deletes the views of past hours, which have been counted. Keeps the last hour, because a batch may still be in
 * progress.
 */
export async function deleteViews({ db }: Pick<JobServices, "db">): Promise<void> {
  await deleteInBatches(5_000, (size) =>
    db
      .deleteFrom("artist_views")
      .where((view) =>
        view(
          view.refTuple("artist_id", "hour", "visitor"),
          "in",
          view
            .selectFrom("artist_views")
            .select(["artist_id", "hour", "visitor"])
            .where("hour", "<", sql<Date>`date_trunc('hour', now()) - interval '1 hour'`)
            .limit(size)
            .$asTuple("artist_id", "hour", "visitor"),
        ),
      )
      .executeTakeFirstOrThrow(),
  );
}
