import { recordBackupRun } from "#platform/backups/record-backup-run.server.ts";
import { openFileStore } from "#platform/uploads/open-file-store.server.ts";
import { formatBytes } from "#ui/format-bytes.ts";
import { describeCount } from "#ui/format-number.ts";
import { CliError, type Context, defineCommand, exitCodes } from "../command.ts";
import { withOwner } from "../open-database.ts";
import { type OperatorSettings, readOperatorSettings } from "../operator-settings.ts";
import { readSettings } from "../read-settings.ts";
import { fileAreas } from "../site-files.ts";
import { backUpFiles, type FilesBackup } from "./back-up-files.ts";
import { openBackupStore } from "./open-backup-store.ts";
import { type DatabaseBackup, notInstalled, openPgBackRest } from "./pgbackrest.ts";
import { createSeal } from "./seal.ts";

const dayMs = 86_400_000;
/** The days between two full backups. The others hold only what changed since. */
const fullEveryDays = 7;

export const command = defineCommand({
  usage: ["backup [--full]", "backup --files"],
  about: [
    "Backs up the database with pgBackRest, and the uploads, both encrypted. Once a week it makes a full backup, otherwise it saves what changed. PostgreSQL archives its write-ahead log in between, so a restore can go to any second. A timer runs this every night.",
    "Set it up once with: ujamaa backup setup",
  ],
  options: {
    full: { type: "boolean", help: "Make a full backup of the database" },
    files: { type: "boolean", help: "Back up the uploads only: cheap enough for every hour" },
  },
  examples: [
    ["backup", "before you change something by hand"],
    ["backup --files", "if another service backs up PostgreSQL"],
  ],
  maxPositionals: 0,
  run: async (context, { values }) => {
    const result = await backUp(context, {
      isFull: values.full === true,
      isFilesOnly: values.files === true,
    });
    return { result };
  },
});

type Options = { isFull: boolean; isFilesOnly: boolean };
export type BackupResult = { database: DatabaseBackup | null; files: FilesBackup; seconds: number };

/** Makes a backup and writes it down, also when it fails. */
export async function backUp(
  context: Context,
  { isFull, isFilesOnly }: Options = { isFull: false, isFilesOnly: false },
): Promise<BackupResult> {
  const settings = readOperatorSettings(context.env);
  const startedAt = new Date();
  let database: DatabaseBackup | null = null;
  let problem: string | null = null;
  let files: FilesBackup | null = null;
  try {
    if (!isFilesOnly) database = await backUpDatabase(context, settings, isFull);
    files = await backUpUploads(context, settings);
  } catch (error) {
    problem = (error as Error).message;
    throw error;
  } finally {
    if (!isFilesOnly)
      await record(context, {
        kind: "backup",
        startedAt,
        label: database?.label ?? null,
        backedUpAt: database?.completedAt ?? null,
        databaseBytes: database?.databaseBytes ?? null,
        storedBytes: database && files ? database.storedBytes + files.addedBytes : null,
        files: files?.total ?? null,
        problem,
      });
  }
  return { database, files, seconds: (Date.now() - startedAt.getTime()) / 1_000 };
}

async function backUpDatabase(
  { env, terminal }: Context,
  settings: OperatorSettings,
  isFull: boolean,
): Promise<DatabaseBackup> {
  const pgBackRest = openPgBackRest(settings, env);
  if (!(await pgBackRest.readVersion())) throw notInstalled();
  const known = await pgBackRest.list();
  const isDue = !known.some(
    ({ type, completedAt }) => type === "full" && Date.now() - completedAt.getTime() < fullEveryDays * dayMs,
  );
  const type = isFull || isDue ? "full" : "incr";
  const progress = terminal.startProgress(
    type === "full" ? "Full backup of the database" : "What changed since",
  );
  try {
    const made = await pgBackRest.backup(type, (share) => progress.update(share, 1));
    const { label, databaseBytes, storedBytes } = made;
    progress.finish(`${label}, ${formatBytes(databaseBytes)}, ${formatBytes(storedBytes)} stored`);
    return made;
  } catch (error) {
    progress.fail();
    throw error;
  }
}

async function backUpUploads({ env, terminal }: Context, settings: OperatorSettings): Promise<FilesBackup> {
  const needs = {
    files: openFileStore(readSettings(env)),
    backups: openBackupStore(settings),
    seal: createSeal(readPassphrase(settings)),
  };
  const progress = terminal.startProgress("Uploads");
  try {
    const made = await backUpFiles(needs, {
      areas: fileAreas,
      keepDays: settings.BACKUP_KEEP_DAYS,
      onProgress: progress.update,
    });
    progress.finish(`${describeCount(made.total, "file", "files")}, ${made.added} new`);
    return made;
  } catch (error) {
    progress.fail();
    throw error;
  }
}

/** Without a passphrase nothing is backed up: backups hold everything that the site knows about people. */
export function readPassphrase({ BACKUP_PASSPHRASE }: OperatorSettings): string {
  if (BACKUP_PASSPHRASE) return BACKUP_PASSPHRASE;
  throw new CliError(
    "The setting BACKUP_PASSPHRASE is missing: backups are always encrypted. `sudo ujamaa backup setup` makes one.",
    exitCodes.settings,
  );
}

/** A run that cannot be written down has still happened: the database may be what is broken. */
export async function record(
  { env, terminal }: Context,
  run: Parameters<typeof recordBackupRun>[1],
): Promise<void> {
  await withOwner(env, (db) => recordBackupRun(db, run)).catch((error: Error) => {
    terminal.warn(`This run could not be written down for the admin overview: ${error.message}`);
  });
}
