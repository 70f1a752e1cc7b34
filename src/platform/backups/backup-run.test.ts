import { expect, it } from "vitest";
import { type BackupRun, type BackupState, listBackupConcerns } from "./backup-run.ts";

const now = new Date("2026-11-20T08:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const runOf = (kind: BackupRun["kind"], hours: number, problem: string | null = null): BackupRun => ({
  id: `${kind} ${hours}`,
  kind,
  startedAt: hoursAgo(hours),
  finishedAt: hoursAgo(hours),
  label: "20261119-020000F",
  backedUpAt: problem ? null : hoursAgo(hours),
  databaseBytes: 1,
  storedBytes: 1,
  files: 1,
  problem,
});
const good = (kind: BackupRun["kind"], hours: number) => {
  const run = runOf(kind, hours);
  return { latest: run, good: run };
};
const none = { latest: null, good: null };

it.each<[what: string, state: BackupState, concerns: [kind: string, sentence: RegExp][]]>([
  ["nothing was ever recorded", { backup: none, test: none }, []],
  ["all is fresh", { backup: good("backup", 25), test: good("restore test", 4) }, []],
  ["the first night has no test yet", { backup: good("backup", 6), test: none }, []],
  [
    "the backup is 27 hours old",
    { backup: good("backup", 27), test: good("restore test", 4) },
    [["backup-old", /^The newest good backup is 27 hours old[.]$/]],
  ],
  [
    "last night's backup failed",
    {
      backup: { latest: runOf("backup", 5, "no space left"), good: runOf("backup", 24) },
      test: good("restore test", 4),
    },
    [["backup-failed", /^The backup of 2026-11-20 03:00 UTC failed: no space left$/]],
  ],
  [
    "the only backup failed",
    { backup: { latest: runOf("backup", 5, "no space left"), good: null }, test: none },
    [
      ["backup-failed", /failed/],
      ["backup-old", /^No backup has succeeded yet[.]$/],
    ],
  ],
  [
    "the test failed",
    {
      backup: good("backup", 5),
      test: { latest: runOf("restore test", 1, "2 violations"), good: runOf("restore test", 28) },
    },
    [["test-failed", /^The backup could not be restored at 2026-11-20 07:00 UTC: 2 violations$/]],
  ],
  [
    "the timer of the test is off",
    { backup: good("backup", 5), test: good("restore test", 51) },
    [["test-old", /for 51 hours/]],
  ],
  [
    "no test ever ran",
    { backup: { latest: runOf("backup", 5), good: runOf("backup", 51) }, test: none },
    [
      ["backup-old", /51 hours/],
      ["test-old", /ever/],
    ],
  ],
])("%s", (_what, state, expected) => {
  const concerns = listBackupConcerns(state, now);
  expect(concerns.map(({ kind }) => kind)).toEqual(expected.map(([kind]) => kind));
  for (const [at, [, sentence]] of expected.entries()) expect(concerns[at]?.sentence).toMatch(sentence);
});

it("repeats an alert about an old backup every day, and one about a failure only once", () => {
  const old = { backup: good("backup", 60), test: good("restore test", 4) };
  const keyOn = (state: BackupState, at: Date) => listBackupConcerns(state, at)[0]?.key;
  expect(keyOn(old, now)).toBe("2026-11-20");
  const failed = { backup: { latest: runOf("backup", 5, "x"), good: runOf("backup", 6) }, test: none };
  expect(keyOn(failed, now)).toBe(failed.backup.latest.id);
});
