import { sql } from "kysely";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";
import { checkProjection } from "./check-projection.server.ts";
import type { Projection, ProjectionCheck } from "./projection.ts";

export const checkProjectionsJob = defineJob("platform.check-projections", {
  parallel: 1,
  cron: "50 2 * * *",
  expireIn: 3_600,
});

/** Compares every projection with what it should contain, repairs differences and records their number. */
export async function checkProjections(
  { db, log }: Pick<JobServices, "db" | "log">,
  projections: readonly Projection[],
): Promise<void> {
  const failures: unknown[] = [];
  for (const projection of projections) {
    try {
      const check = await checkProjection(db, projection);
      await recordCheck(db, check);
      if (check.differences > 0) log.error(check, "a projection differed from its source");
    } catch (error) {
      log.error({ error, projection: projection.name }, "a projection could not be checked");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some projections could not be checked.");
}

async function recordCheck(db: JobServices["db"], check: ProjectionCheck): Promise<void> {
  const { name, rowsChecked, differences, remaining } = check;
  const latest = { checked_at: sql<Date>`now()`, rows_checked: rowsChecked, differences, remaining };
  await db
    .insertInto("projection_checks")
    .values({ name, ...latest, total_differences: differences })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        ...latest,
        total_differences: sql`projection_checks.total_differences + ${differences}`,
      }),
    )
    .execute();
}
