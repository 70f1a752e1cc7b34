import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BackupRun } from "#platform/backups/backup-run.ts";
import { BackupSection, describeBackups } from "./backup-section.tsx";

const now = new Date("2026-11-20T08:00:00Z");
const run: BackupRun = {
  id: "run",
  kind: "backup",
  startedAt: new Date("2026-11-20T02:00:00Z"),
  finishedAt: new Date("2026-11-20T02:04:00Z"),
  label: "20261120-020000F",
  backedUpAt: new Date("2026-11-20T02:03:30Z"),
  databaseBytes: 3_400_000_000,
  storedBytes: 52_000_000,
  files: 1_340,
  problem: null,
};

describe("the backups on the overview", () => {
  it("say how old they are, their size and how long they took", () => {
    const good = { latest: run, good: run };
    expect(describeBackups({ backup: good, test: good }, now)).toEqual({
      concerns: [],
      backup: "5 hr ago, 49.6 MB stored, 1,340 files, took 4 min",
      test: "5 hr ago, 3.2 GB restored, took 4 min",
    });
  });

  it("say what to do where there are none", () => {
    const none = { latest: null, good: null };
    const { backup, test } = describeBackups({ backup: none, test: none }, now);
    expect(backup).toContain("sudo ujamaa backup");
    expect(test).toContain("sudo ujamaa restore --verify");
  });

  it("put a failure first, in words that cannot inject markup", () => {
    const broken = { ...run, problem: "the file <b> is damaged" };
    const state = { backup: { latest: run, good: run }, test: { latest: broken, good: null } };
    const html = renderToStaticMarkup(<BackupSection {...describeBackups(state, now)} />);
    expect(html).toContain("the file &lt;b&gt; is damaged");
    expect(html.indexOf("damaged")).toBeLessThan(html.indexOf("Newest backup"));
  });
});
