/**
 * Backs up a site under writes, takes it back to a random second, and brings it back after its data folder was lost:
 * every row must be as it was, deleted accounts must stay deleted, and lost uploads must be there again. Then breaks the
 * backup in four ways, each of which the nightly test must notice and tell the admins.
 * `npm run drill:restore`, `-- --businesses 50000` for the minutes and megabytes of a larger site.
 */
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { pino } from "pino";
import { alertBackups } from "#app/backups/alert-backups.server.ts";
import { personalData } from "#app/personal-data.ts";
import { repeatDeletion } from "#features/accounts/commands/repeat-deletion.server.ts";
import { operator } from "#platform/auth/actor.ts";
import { readBackupState } from "#platform/backups/read-backup-state.server.ts";
import { type Db, openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import { startArchivedSite } from "./restore/archived-site.ts";
import { flipByte, hide, listFiles } from "./restore/damage.ts";
import { compareHashes, type Hashes, hashRows } from "./restore/hash-rows.ts";
import { type Moment, startWriting } from "./restore/write-load.ts";

const { values } = parseArgs({ options: { businesses: { type: "string", default: "0" } } });
const moments = 4;
const secondsBetween = 4;
const lostUploads = 10;

const faults: string[] = [];
const figures: string[] = [];
const site = await startArchivedSite({ businesses: Number(values.businesses) });
try {
  await expectExit(0, "backup", "setup");
  await timed("full backup", () => expectExit(0, "backup"));
  const victim = await addAccount();
  const taken = await writeAndTakeMoments(victim);
  await timed("restore into a scratch server, with all checks", () => expectExit(0, "restore", "--verify"));

  const chosen = taken[Math.floor(Math.random() * taken.length)] as Moment;
  const to = chosen.at.toISOString();
  const uploads = loseUploads();
  await restoreAndCompare(`restore to ${to}`, ["--to", to], chosen.hashes, victim);
  for (const path of uploads) if (!existsSync(path)) faults.push(`the upload ${path} is not back`);

  const latest = await writeMore(victim);
  await loseDatabase();
  await restoreAndCompare("restore after the loss of the data folder", [], latest, victim);
  await loseDatabase();
  await restoreAndCompare(`the same, to ${to}`, ["--to", to], chosen.hashes, victim);
  await breakBackups();
} finally {
  await site.stop();
}
for (const line of figures) console.log(line);
for (const fault of faults) console.log(`FAILED: ${fault}`);
if (faults.length === 0)
  console.log("Holds: equal rows after each restore, and every broken backup was noticed.");
process.exit(faults.length > 0 ? 1 : 0);

async function writeAndTakeMoments(victim: string): Promise<Moment[]> {
  const writing = await startWriting(site);
  const taken: Moment[] = [];
  for (let at = 0; at < moments; at += 1) {
    await pause(secondsBetween * 1_000 * (0.5 + Math.random()));
    taken.push(await writing.takeMoment(victim));
    if (at === 1) await timed("incremental backup under writes", () => expectExit(0, "backup"));
  }
  // After every moment, so that each restore brings the account back.
  await pause(1_500);
  await withDatabase(async (db) => {
    const deleted = await repeatDeletion({ db, personalData }, operator, { id: victim, removesPosts: true });
    if (!deleted.ok) faults.push(`the account could not be deleted: ${deleted.reason}`);
  });
  await pause(1_500);
  figures.push(`${await writing.stop()} transactions were written meanwhile.`);
  return taken;
}

/** Writes, stops the site and waits until all of it is archived. Returns the hashes of then. */
async function writeMore(victim: string): Promise<Hashes> {
  const writing = await startWriting(site);
  await pause(3_000);
  await writing.stop();
  for (const unit of ["worker", "web"]) await site.services.stop(unit);
  await withOwner(async (db) => {
    const { rows } = await sql<{ segment: string }>`
      select pg_walfile_name(pg_switch_wal()) as segment`.execute(db);
    for (;;) {
      const archived = await sql<{ isDone: boolean }>`
        select last_archived_wal >= ${rows[0]?.segment} as "isDone" from pg_stat_archiver`.execute(db);
      if (archived.rows[0]?.isDone) return;
      await pause(200);
    }
  });
  return hashRows(site.ownerUrl, { exceptNaming: victim });
}

async function loseDatabase(): Promise<void> {
  for (const unit of ["worker", "web"]) await site.services.stop(unit);
  await site.services.kill("database");
  rmSync(site.dataFolder, { recursive: true });
}

/** Compares when `ujamaa` starts the web server again: nothing else has written by then. */
async function restoreAndCompare(what: string, options: string[], expected: Hashes, victim: string) {
  const { start } = site.services;
  let differing: string[] | undefined;
  site.services.start = async (unit) => {
    if (unit === "web")
      differing ??= compareHashes(expected, await hashRows(site.ownerUrl, { exceptNaming: victim }));
    await start(unit);
  };
  await timed(what, () => expectExit(0, "restore", "--yes", ...options));
  site.services.start = start;
  for (const difference of differing ?? ["nothing was compared"]) faults.push(`${what}: ${difference}`);
  figures.push(
    `    ${expected.size} tables compared by the hashes of their rows, ${differing?.length} differ.`,
  );
  if (await hasAccount(victim)) faults.push(`${what}: a deleted account is back`);
  for (const name of readdirSync(site.folder).filter((name) => name.includes("before-restore")))
    rmSync(join(site.folder, name), { recursive: true });
}

async function breakBackups(): Promise<void> {
  const repository = join(site.folder, "backups/database");
  const bundles = listFiles(join(repository, "backup")).filter((path) => /\/bundle\/\d+$/.test(path));
  const largest = bundles.toSorted((one, other) => statSync(other).size - statSync(one).size)[0] ?? "";
  const first = await site.readFirstSegment();
  const segment = listFiles(join(repository, "archive")).find((path) => path.includes(first)) ?? "";
  const [copy = ""] = listFiles(join(site.folder, "backups/files/private/files"));
  const cases: [what: string, path: string, damage: (path: string) => () => void][] = [
    ["a flipped byte in a backup", largest, flipByte],
    ["a missing backup file", largest, hide],
    ["missing write-ahead log", segment, hide],
    ["a damaged copy of an upload", copy, flipByte],
  ];
  for (const [what, path, damage] of cases) {
    const repair = damage(path);
    const exitCode = await site.ujamaa("restore", "--verify");
    const { test } = await withDatabase(readBackupState);
    const alerts = await sendAlerts(test.latest?.id ?? "");
    repair();
    const isNoticed = exitCode === 1 && Boolean(test.latest?.problem) && alerts > 0;
    figures.push(`${isNoticed ? "Noticed" : "MISSED"}: ${what}. ${test.latest?.problem?.slice(0, 160)}`);
    if (!isNoticed) faults.push(`${what} was not noticed (exit ${exitCode}, ${alerts} alerts)`);
  }
  await expectExit(0, "restore", "--verify");
}

/** Runs the worker's job. Returns how many admins get an email about this run. */
async function sendAlerts(run: string): Promise<number> {
  const log = pino({ level: "silent" });
  const jobs = openJobs({ url: site.appUrl, log });
  try {
    return await withDatabase(async (db) => {
      await alertBackups({ db, jobs, log });
      const alerts = db.selectFrom("mail_outbox").select("id").where("template", "=", "backup-alert");
      return (await alerts.where("idempotency_key", "like", `%${run}%`).execute()).length;
    });
  } finally {
    await jobs.stop();
  }
}

async function addAccount(): Promise<string> {
  return withOwner(async (db) => {
    const account = { name: "Someone Who Leaves", email: "leaves@drill.example", email_verified: true };
    const { id } = await db.insertInto("users").values(account).returning("id").executeTakeFirstOrThrow();
    return id;
  });
}

async function hasAccount(id: string): Promise<boolean> {
  return withOwner(
    async (db) => (await db.selectFrom("users").select("id").where("id", "=", id).execute()).length > 0,
  );
}

function loseUploads(): string[] {
  const pictures = listFiles(join(site.files, "public")).slice(0, lostUploads);
  for (const path of pictures) rmSync(path);
  return pictures;
}

async function expectExit(expected: number, ...argv: string[]): Promise<void> {
  const exitCode = await site.ujamaa(...argv);
  if (exitCode !== expected) throw new Error(`ujamaa ${argv.join(" ")} ended with ${exitCode}.`);
}

async function timed(what: string, run: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await run();
  const seconds = (performance.now() - startedAt) / 1_000;
  const backups = listFiles(join(site.folder, "backups")).reduce((sum, path) => sum + statSync(path).size, 0);
  figures.push(`${seconds.toFixed(1).padStart(7)} s  ${what} (backups ${Math.round(backups / 1e6)} MB)`);
}

function withDatabase<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
  return connect(site.appUrl, use);
}

function withOwner<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
  return connect(site.ownerUrl, use);
}

async function connect<Result>(url: string, use: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase(openPool(url, { max: 2, min: 0 }));
  return use(db).finally(() => db.destroy());
}
