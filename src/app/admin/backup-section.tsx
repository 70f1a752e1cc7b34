import { TriangleAlert } from "lucide";
import { type BackupRun, type BackupState, listBackupConcerns } from "#platform/backups/backup-run.ts";
import { FactList } from "#ui/fact-list.tsx";
import { formatAge } from "#ui/format-age.ts";
import { formatBytes } from "#ui/format-bytes.ts";
import { describeCount } from "#ui/format-number.ts";
import { Icon } from "#ui/icon.tsx";

/** What the overview shows of the backups, as text. */
export type BackupSummary = { concerns: string[]; backup: string; test: string };

/** Puts the state of the backups into words. */
export function describeBackups(state: BackupState, now: Date): BackupSummary {
  const { backup, test } = state;
  return {
    concerns: listBackupConcerns(state, now).map(({ sentence }) => sentence),
    backup: backup.good
      ? describeRun(backup.good, now, [
          backup.good.storedBytes === null ? "" : `${formatBytes(backup.good.storedBytes)} stored`,
          backup.good.files === null ? "" : describeCount(backup.good.files, "file", "files"),
        ])
      : "None recorded here. “sudo ujamaa backup” makes one.",
    test: test.good
      ? describeRun(test.good, now, [
          test.good.databaseBytes === null ? "" : `${formatBytes(test.good.databaseBytes)} restored`,
        ])
      : "Not yet. “sudo ujamaa restore --verify” restores the newest one into a scratch server.",
  };
}

function describeRun({ startedAt, finishedAt }: BackupRun, now: Date, sizes: readonly string[]): string {
  const age = `${formatAge(now.getTime() - finishedAt.getTime())} ago`;
  const duration = `took ${formatAge(finishedAt.getTime() - startedAt.getTime())}`;
  return [age, ...sizes.filter(Boolean), duration].join(", ");
}

/** The newest backup, whether it can be restored, and what is wrong with either. */
export function BackupSection({ concerns, backup, test }: BackupSummary) {
  return (
    <section aria-labelledby="backups" className="mt-10 border-ink border-t-2 pt-4">
      <h2 id="backups" className="mb-2 text-h3">
        Backups
      </h2>
      {concerns.length > 0 && (
        <ul className="mb-3 grid gap-1 font-bold">
          {concerns.map((sentence) => (
            <li key={sentence} className="flex gap-2">
              <Icon of={TriangleAlert} />
              <span className="wrap-anywhere">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
      <FactList
        layout="rows"
        facts={[
          { label: "Newest backup", value: backup },
          { label: "Restored for a test", value: test },
        ]}
      />
    </section>
  );
}
