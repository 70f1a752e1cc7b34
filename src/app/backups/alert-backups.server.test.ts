import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { readBackupState } from "#platform/backups/read-backup-state.server.ts";
import { recordBackupRun } from "#platform/backups/record-backup-run.server.ts";
import { setUpServices } from "#testing/services.ts";
import { alertBackups } from "./alert-backups.server.ts";

const { database, services } = setUpServices();
const hourMs = 3_600_000;
const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * hourMs);

const good = { label: "20261120-020000F", databaseBytes: 9e9, storedBytes: 1e9, files: 12, problem: null };
const bad = { ...good, backedUpAt: null, problem: "the archive is damaged" };
const record = (
  kind: "backup" | "restore test",
  hoursAgo: number,
  run: Partial<typeof good | typeof bad> = {},
) =>
  recordBackupRun(services.owner, {
    ...{ kind, startedAt: at(hoursAgo), backedUpAt: at(hoursAgo), ...good },
    ...run,
  });
const alerts = async () => {
  const mail = services.db.selectFrom("mail_outbox").select(["recipient", "data"]);
  const rows = await mail.where("template", "=", "backup-alert").orderBy("created_at").execute();
  return rows.map(({ recipient, data }) => [recipient, (data as { sentence: string }).sentence]);
};

beforeEach(async () => {
  for (const table of ["mail_outbox", "backup_runs"])
    await sql`delete from ${sql.table(table)}`.execute(database.owner);
});

describe("alertBackups", () => {
  it("tells each admin once about a failed test, and nobody else", async () => {
    const admin = await makePerson(services, { isAdmin: true });
    await makePerson(services);
    await record("backup", 4);
    await record("restore test", 2, bad);
    await alertBackups(services);
    await alertBackups(services);
    expect(await alerts()).toEqual([
      [admin.email, expect.stringMatching(/^The backup could not be restored .*: the archive is damaged$/)],
    ]);
    await record("restore test", 0);
    await alertBackups(services, new Date(Date.now() + 1_000));
    expect(await alerts()).toHaveLength(1);
  });

  it("repeats every day that the newest backup is too old", async () => {
    await record("backup", 0);
    await record("restore test", 0);
    await alertBackups(services);
    expect(await alerts()).toEqual([]);
    for (const hours of [27, 28, 52]) await alertBackups(services, new Date(Date.now() + hours * hourMs));
    const sentences = (await alerts()).map(([, sentence]) => sentence);
    expect(sentences.filter((sentence) => sentence?.includes("newest good backup"))).toHaveLength(2);
  });

  it("says nothing where no backup was ever recorded", async () => {
    await alertBackups(services);
    expect(await alerts()).toEqual([]);
  });
});

describe("backup_runs", () => {
  it("keeps the newest run and the newest good one apart, and drops runs of last year", async () => {
    await record("backup", 30);
    await record("backup", 6, bad);
    const { backup, test } = await readBackupState(services.db);
    expect(backup.latest?.problem).toBe("the archive is damaged");
    expect(backup.good).toMatchObject({ problem: null, databaseBytes: 9e9, files: 12 });
    expect(test).toEqual({ latest: null, good: null });
    await sql`update backup_runs set started_at = started_at - interval '500 days',
      finished_at = finished_at - interval '500 days'`.execute(database.owner);
    await record("backup", 0);
    expect((await services.db.selectFrom("backup_runs").select("id").execute()).length).toBe(1);
  });

  it("cannot be written with the site's own role", async () => {
    const run = { kind: "backup", startedAt: at(1), backedUpAt: at(1), ...good } as const;
    await expect(recordBackupRun(services.db, run)).rejects.toThrow(/permission denied/);
  });
});
