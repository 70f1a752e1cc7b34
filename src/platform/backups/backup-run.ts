/** A backup, or a restore of one into a scratch server. `problem` is null if it succeeded. */
export type BackupRun = {
  id: string;
  kind: "backup" | "restore test";
  startedAt: Date;
  finishedAt: Date;
  /** pgBackRest's name of the backup that was made or restored, and when it was complete. */
  label: string | null;
  backedUpAt: Date | null;
  databaseBytes: number | null;
  /** What the run added to the backups, compressed and encrypted. */
  storedBytes: number | null;
  files: number | null;
  problem: string | null;
};

/** The newest run of each kind, and the newest that succeeded. */
export type BackupState = Record<"backup" | "test", { latest: BackupRun | null; good: BackupRun | null }>;

export type BackupConcern = {
  kind: "backup-failed" | "test-failed" | "backup-old" | "test-old";
  /** One alert is sent for each key. */
  key: string;
  sentence: string;
};

const hourMs = 3_600_000;
/** Backups run every night, and may take two hours longer than the night before. */
const maxBackupAgeHours = 26;
/** Two nights: a server may have been down for one of them. */
const maxTestAgeHours = 50;

/** Problems with the backups. None before the first one: backups are made elsewhere or not set up yet. */
export function listBackupConcerns({ backup, test }: BackupState, now: Date): BackupConcern[] {
  const day = now.toISOString().slice(0, 10);
  const concerns: BackupConcern[] = [];
  if (backup.latest?.problem)
    concerns.push({
      kind: "backup-failed",
      key: backup.latest.id,
      sentence: `The backup of ${formatTime(backup.latest.startedAt)} failed: ${backup.latest.problem}`,
    });
  if (test.latest?.problem)
    concerns.push({
      kind: "test-failed",
      key: test.latest.id,
      sentence: `The backup could not be restored at ${formatTime(test.latest.startedAt)}: ${test.latest.problem}`,
    });
  const backupAge = ageInHours(backup.good?.backedUpAt, now);
  if (backup.latest && backupAge > maxBackupAgeHours)
    concerns.push({
      kind: "backup-old",
      key: day,
      sentence: backup.good
        ? `The newest good backup is ${Math.floor(backupAge)} hours old.`
        : "No backup has succeeded yet.",
    });
  // Counted from the first backup: before that there is nothing to restore.
  const testAge = ageInHours(test.good?.finishedAt ?? backup.good?.backedUpAt, now);
  if (backup.good && testAge > maxTestAgeHours)
    concerns.push({
      kind: "test-old",
      key: day,
      sentence: test.good
        ? `No backup has been restored for a test for ${Math.floor(testAge)} hours.`
        : "No backup has ever been restored for a test.",
    });
  return concerns;
}

function ageInHours(since: Date | null | undefined, now: Date): number {
  return since ? (now.getTime() - since.getTime()) / hourMs : Number.POSITIVE_INFINITY;
}

function formatTime(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
