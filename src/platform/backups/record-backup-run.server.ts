import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { BackupRun } from "./backup-run.ts";

const keptDays = 400;
const maxProblemLength = 2_000;

/** Writes down a run, for the admin overview and the alerts. Only the owner of the schema can. */
export async function recordBackupRun(owner: Db, run: Omit<BackupRun, "id" | "finishedAt">): Promise<void> {
  await transact(owner, async (tx) => {
    await tx
      .insertInto("backup_runs")
      .values({
        kind: run.kind,
        started_at: run.startedAt,
        // The clock of this machine may be ahead of the database's.
        finished_at: sql<Date>`greatest(now(), ${run.startedAt})`,
        label: run.label,
        backed_up_at: run.backedUpAt,
        database_bytes: run.databaseBytes,
        stored_bytes: run.storedBytes,
        files: run.files,
        problem: run.problem?.slice(0, maxProblemLength) ?? null,
      })
      .execute();
    await tx
      .deleteFrom("backup_runs")
      .where("finished_at", "<", sql<Date>`now() - make_interval(days => ${keptDays})`)
      .execute();
  });
}
