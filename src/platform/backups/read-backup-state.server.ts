import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { BackupRun, BackupState } from "./backup-run.ts";

/** The newest run of each kind, and the newest that succeeded. */
export async function readBackupState(db: Db): Promise<BackupState> {
  const [backup, test] = await Promise.all([readKind(db, "backup"), readKind(db, "restore test")]);
  return { backup, test };
}

async function readKind(db: Db, kind: BackupRun["kind"]) {
  const newest = db
    .selectFrom("backup_runs")
    .select([
      "id",
      sql<BackupRun["kind"]>`kind`.as("kind"),
      "started_at as startedAt",
      "finished_at as finishedAt",
      "label",
      "backed_up_at as backedUpAt",
      "database_bytes as databaseBytes",
      "stored_bytes as storedBytes",
      "files",
      "problem",
    ])
    .where("kind", "=", kind)
    .orderBy("finished_at", "desc")
    .limit(1);
  const [latest, good] = await Promise.all([
    newest.executeTakeFirst(),
    newest.where("problem", "is", null).executeTakeFirst(),
  ]);
  return { latest: latest ?? null, good: good ?? null };
}
