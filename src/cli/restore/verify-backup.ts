import { chown, mkdir, rm, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import type { BackupRun } from "#platform/backups/backup-run.ts";
import { readBackupState } from "#platform/backups/read-backup-state.server.ts";
import { readDatabaseUrl } from "#platform/db/database-url.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { formatBytes } from "#ui/format-bytes.ts";
import { readPassphrase, record } from "../backup/backup.ts";
import { type Cluster, findCluster } from "../backup/find-cluster.ts";
import { openBackupStore } from "../backup/open-backup-store.ts";
import { type DatabaseBackup, openPgBackRest, type PgBackRest } from "../backup/pgbackrest.ts";
import { createSeal } from "../backup/seal.ts";
import { CliError, type Context, exitCodes, type Outcome } from "../command.ts";
import { readAppUrl, readOwnerUrl, withOwner } from "../open-database.ts";
import { type OperatorSettings, readOperatorSettings } from "../operator-settings.ts";
import { findIds } from "../run-program.ts";
import { fileAreas } from "../site-files.ts";
import { findViolations } from "../verify-data/find-violations.ts";
import { printFindings } from "../verify-data/verify.ts";
import { withProgress } from "../with-progress.ts";
import { checkFiles } from "./restore-files.ts";
import { startScratchServer } from "./scratch-server.ts";

/** Write-ahead log reaches the backup within a minute or two; the worker writes all the time. */
const maxGapMinutes = 60;
const maxOpenedFiles = 200;
/** A statement of the checks may take longer on a server with cold caches. */
const statementTimeoutMs = 10 * 60_000;

type Verified = {
  label: string;
  backedUpAt: Date;
  databaseBytes: number;
  seconds: number;
  /** The newest write that would survive. */
  newestWrite: Date | null;
  files: number;
  problems: string[];
};

/** Restores the newest backup into a scratch server, checks the data there, and writes down what came of it. */
export async function verifyBackup(context: Context): Promise<Outcome> {
  const startedAt = new Date();
  const settings = readOperatorSettings(context.env);
  const pgBackRest = openPgBackRest(settings, context.env);
  let newest: DatabaseBackup | undefined;
  let verified: Verified | null = null;
  let problem: string | null = null;
  try {
    newest = (await pgBackRest.list()).at(-1);
    if (!newest) throw new CliError("There is no backup to restore. Make one: sudo ujamaa backup");
    const cluster = await findCluster(readOwnerUrl(context.env), settings);
    verified = await restoreAndCheck(context, { settings, pgBackRest, cluster, newest, startedAt });
    problem = verified.problems.length > 0 ? verified.problems.join(" ") : null;
  } catch (error) {
    problem = (error as Error).message;
    throw error;
  } finally {
    await record(context, {
      kind: "restore test",
      startedAt,
      label: newest?.label ?? null,
      backedUpAt: newest?.completedAt ?? null,
      databaseBytes: newest?.databaseBytes ?? null,
      storedBytes: null,
      files: verified?.files ?? null,
      problem,
    } satisfies Omit<BackupRun, "id" | "finishedAt">);
  }
  const { terminal } = context;
  if (problem) terminal.warn(problem);
  else
    terminal.print(
      `The backup of ${verified.backedUpAt.toISOString()} works: ${formatBytes(verified.databaseBytes)} restored in ${verified.seconds.toFixed(0)} s, with all writes up to ${verified.newestWrite?.toISOString() ?? "then"}.`,
    );
  return { result: verified, exitCode: problem ? exitCodes.failed : exitCodes.ok };
}

type Task = {
  settings: OperatorSettings;
  pgBackRest: PgBackRest;
  cluster: Cluster;
  newest: DatabaseBackup;
  startedAt: Date;
};

async function restoreAndCheck(context: Context, task: Task): Promise<Verified> {
  const { cluster, newest } = task;
  const dataFolder = `${cluster.dataFolder}-restore-test`;
  await rm(dataFolder, { recursive: true, force: true });
  await refuseFullDisk(dirname(dataFolder), newest.databaseBytes);
  await mkdir(dataFolder, { mode: 0o700 });
  const ids = findIds(cluster.systemUser);
  if (ids) await chown(dataFolder, ids.uid, ids.gid);
  try {
    const damage = await withProgress(context, "Checksums of all backups", () =>
      task.pgBackRest.findDamage(),
    );
    await withProgress(context, `Restore of ${newest.label}`, () =>
      task.pgBackRest.restore({ dataFolder, isScratch: true }),
    );
    const server = await withProgress(context, "Replay of the write-ahead log", () =>
      startScratchServer(cluster, dataFolder),
    );
    try {
      const checked = await check(context, task, server.urlOf);
      return { ...checked, problems: [...describeDamage(damage), ...checked.problems] };
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function check(
  context: Context,
  { settings, newest, startedAt }: Task,
  urlOf: (database: string, role: string) => string,
): Promise<Verified> {
  const database = new URL(readDatabaseUrl(readOwnerUrl(context.env))?.hosts[0] ?? "").pathname.slice(1);
  const url = urlOf(database, readDatabaseUrl(readAppUrl(context.env))?.username ?? "ujamaa_app");
  const db = openDatabase(openPool(url, { max: 1, min: 0, statement_timeout: statementTimeoutMs }));
  try {
    const { rows } = await sql<{ newest: Date | null }>`
      select pg_last_xact_replay_timestamp() as newest`.execute(db);
    const newestWrite = rows[0]?.newest ?? null;
    const findings = await withProgress(context, "Orders, stock, money and derived data", () =>
      findViolations(url, { timeoutMs: statementTimeoutMs }),
    );
    const broken = findings.violations.length + findings.undecided.length;
    if (broken > 0) printFindings(context.terminal, findings);
    const uploads = await withProgress(context, "Uploads", async () =>
      checkFiles(
        { db, backups: openBackupStore(settings), seal: createSeal(readPassphrase(settings)) },
        { areas: fileAreas, sentBefore: await findFilesTime(context), maxOpened: maxOpenedFiles },
      ),
    );
    return {
      label: newest.label,
      backedUpAt: newest.completedAt,
      databaseBytes: newest.databaseBytes,
      seconds: (Date.now() - startedAt.getTime()) / 1_000,
      newestWrite,
      files: uploads.total,
      problems: [
        ...(broken > 0
          ? [`${broken} of the promises about data do not hold in it: see \`ujamaa verify\`.`]
          : []),
        ...describeGap(newestWrite, startedAt),
        ...describeUploads(uploads.problems),
      ],
    };
  } finally {
    await db.destroy();
  }
}

function describeDamage(damage: readonly string[]): string[] {
  if (damage.length === 0) return [];
  return [
    `The stored backups are damaged (${damage.join("; ")}). Make a new one: sudo ujamaa backup --full.`,
  ];
}

function describeGap(newestWrite: Date | null, startedAt: Date): string[] {
  if (!newestWrite) return [];
  const minutes = Math.floor((startedAt.getTime() - newestWrite.getTime()) / 60_000);
  if (minutes <= maxGapMinutes) return [];
  return [
    `The newest write in it is ${minutes} minutes old: write-ahead log does not arrive. Run \`ujamaa backup setup\` again to see why.`,
  ];
}

function describeUploads(problems: readonly string[]): string[] {
  if (problems.length === 0) return [];
  const [first = ""] = problems;
  return [
    `${problems.length} uploads could not be restored: ${first.replace(/[.]$/, "")}${problems.length > 1 ? ", and more." : "."}`,
  ];
}

/** When uploads were last copied. */
async function findFilesTime({ env }: Context): Promise<Date> {
  const state = await withOwner(env, readBackupState).catch(() => null);
  return state?.backup.good?.startedAt ?? new Date(0);
}

async function refuseFullDisk(folder: string, neededBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const needed = neededBytes * 1.2;
  if (free < needed)
    throw new CliError(
      `${formatBytes(free)} are free in ${folder}; restoring the backup takes ${formatBytes(needed)}.`,
    );
}
