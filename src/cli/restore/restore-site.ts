import { migrateEverything } from "#app/migrate-everything.server.ts";
import { openFileStore } from "#platform/uploads/open-file-store.server.ts";
import { backUp, readPassphrase } from "../backup/backup.ts";
import { findCluster } from "../backup/find-cluster.ts";
import { openBackupStore } from "../backup/open-backup-store.ts";
import { notInstalled, openPgBackRest } from "../backup/pgbackrest.ts";
import { createSeal } from "../backup/seal.ts";
import { CliError, type Context } from "../command.ts";
import { readAppUrl, readOwnerUrl, withApp } from "../open-database.ts";
import { type OperatorSettings, readOperatorSettings } from "../operator-settings.ts";
import { readSettings } from "../read-settings.ts";
import { fileAreas } from "../site-files.ts";
import { listUnits, type SiteUnits, waitUntilReady } from "../site-services.ts";
import { findViolations } from "../verify-data/find-violations.ts";
import { printFindings } from "../verify-data/verify.ts";
import { withProgress } from "../with-progress.ts";
import { type Deletion, repeatDeletions } from "./deletions.ts";
import { giveToSite } from "./give-to-site.ts";
import { formatTime } from "./parse-time.ts";
import { replaceDatabase } from "./replace-database.ts";
import { restoreFiles } from "./restore-files.ts";

const readyWithinMs = 120_000;

export type RestoreOptions = { to: Date | undefined; isOverwriting: boolean };
export type RestoreResult = {
  to: Date | null;
  seconds: number;
  /** Where the data folder of before is. */
  movedTo: string | null;
  deletionsRepeated: number;
  filesRestored: number;
  filesLost: string[];
  violations: number;
};

/** Replaces the database of this site by a backup of it, and brings everything around it in line. */
export async function restoreSite(context: Context, options: RestoreOptions): Promise<RestoreResult> {
  const { env, terminal } = context;
  const startedAt = Date.now();
  const settings = readOperatorSettings(env);
  readPassphrase(settings);
  const pgBackRest = openPgBackRest(settings, env);
  if (!(await pgBackRest.readVersion())) throw notInstalled();
  const cluster = await findCluster(readOwnerUrl(env), settings);
  const { to } = options;
  await refuseTooEarly(await pgBackRest.list(), to);
  const units = listUnits(env, settings);

  await stopSite(context, units);
  const replaced = await replaceDatabase(context, { cluster, pgBackRest, ...options }).catch(
    async (error) => {
      terminal.warn("The restore failed, and the site starts again as it was.");
      await startSite(context, units).catch((failure: Error) => terminal.warn(failure.message));
      throw error;
    },
  );

  await withProgress(context, "Schema of this release", () =>
    migrateEverything({ ownerUrl: readOwnerUrl(env), appUrl: readAppUrl(env) }),
  );
  const deletionsRepeated = await repeat(context, replaced.deletions);
  const uploads = await bringBackUploads(context, settings);
  const findings = await withProgress(context, "Orders, stock, money and derived data", () =>
    findViolations(readAppUrl(env)),
  );
  const violations = findings.violations.length + findings.undecided.length;
  if (violations > 0) printFindings(terminal, findings);
  await startSite(context, units);
  const seconds = (Date.now() - startedAt) / 1_000;
  // Otherwise the next backup would be tonight's.
  await backUp(context).catch((error: Error) => terminal.warn(`No new backup was made: ${error.message}`));

  terminal.print(
    `The site is back after ${seconds.toFixed(0)} s${to ? `, as it was at ${formatTime(to)}` : ""}.`,
  );
  if (replaced.movedTo)
    terminal.print(`The data folder of before is ${replaced.movedTo}. Delete it once you do not need it.`);
  if (uploads.lost.length > 0)
    terminal.warn(
      `${uploads.lost.length} uploads are neither on disk nor in the backup: ${uploads.lost[0]}, …`,
    );
  return {
    ...{ to: to ?? null, seconds, movedTo: replaced.movedTo, deletionsRepeated, violations },
    ...{ filesRestored: uploads.restored, filesLost: uploads.lost },
  };
}

async function refuseTooEarly(backups: readonly { completedAt: Date }[], to: Date | undefined) {
  const [first] = backups;
  if (!first) throw new CliError("There is no backup to restore.");
  if (to && to < first.completedAt)
    throw new CliError(
      `The oldest backup is of ${formatTime(first.completedAt)}: a restore cannot go before it.`,
    );
}

async function stopSite(context: Context, { web, worker }: SiteUnits): Promise<void> {
  await withProgress(context, "Stop of the site", async () => {
    for (const { unit } of [worker, ...web]) await context.services.stop(unit);
  });
}

async function startSite(context: Context, { web, worker }: SiteUnits): Promise<void> {
  await withProgress(context, "Start of the site", async () => {
    for (const { unit } of [...web, worker]) await context.services.start(unit);
    for (const unit of [...web, worker]) await waitUntilReady(context, unit, readyWithinMs);
  });
}

async function repeat(context: Context, deletions: readonly Deletion[]): Promise<number> {
  if (deletions.length === 0) return 0;
  const repeated = await withProgress(context, "Deletions of the lost time", () =>
    withApp(context.env, (db) => repeatDeletions(db, deletions)),
  );
  context.terminal.print(`${repeated} deleted accounts and entries were back, and are deleted again.`);
  return repeated;
}

async function bringBackUploads(context: Context, settings: OperatorSettings) {
  const env = readSettings(context.env);
  const needs = {
    files: openFileStore(env),
    backups: openBackupStore(settings),
    seal: createSeal(readPassphrase(settings)),
  };
  const restored = await withProgress(context, "Uploads", () =>
    withApp(context.env, (db) => restoreFiles({ db, ...needs }, { areas: fileAreas })),
  );
  if (env.FILES_DRIVER === "disk" && restored.restored > 0) await giveToSite(env.FILES_FOLDER, settings);
  return restored;
}
