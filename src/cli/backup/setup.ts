import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { CliError, type Context, defineCommand } from "../command.ts";
import { setSetting } from "../env-file.ts";
import { readOwnerUrl, waitForDatabase, withOwner } from "../open-database.ts";
import { type OperatorSettings, readOperatorSettings } from "../operator-settings.ts";
import { findIds } from "../run-program.ts";
import { type Cluster, findCluster } from "./find-cluster.ts";
import { notInstalled, openPgBackRest } from "./pgbackrest.ts";
import { writeConfig } from "./write-config.ts";

const restartsWithinMs = 120_000;

export const command = defineCommand({
  usage: ["backup setup"],
  about: [
    "Writes the configuration of pgBackRest, turns on archiving in PostgreSQL (which restarts it once), and proves that write-ahead log arrives. Run it again after a change of BACKUP_ settings. It makes a passphrase if there is none: keep a copy of it outside of this machine.",
  ],
  options: {
    "no-restart": { type: "boolean", help: "Do not restart PostgreSQL: you do it, and run this again" },
  },
  examples: [["backup setup", "once, before the first backup"]],
  maxPositionals: 0,
  run: async (context, { values }) => {
    const { env, terminal } = context;
    const isNew = !env.BACKUP_PASSPHRASE;
    const passphrase = env.BACKUP_PASSPHRASE || randomBytes(30).toString("base64url");
    const settings = readOperatorSettings({ ...env, BACKUP_PASSPHRASE: passphrase });
    const pgBackRest = openPgBackRest(settings, env);
    const version = await pgBackRest.readVersion();
    if (!version) throw notInstalled();
    const cluster = await findCluster(readOwnerUrl(env), settings);
    await prepareFolder(settings);
    if (isNew) {
      await setSetting(settings.OWNER_ENV_FILE, "BACKUP_PASSPHRASE", passphrase);
      terminal.print(`Made a passphrase, in ${settings.OWNER_ENV_FILE}. Without it no backup can be read:`);
      terminal.print(`  ${passphrase}`);
      terminal.print("Keep a copy of it outside of this machine.");
    }
    await writeConfig(settings, cluster, passphrase);
    terminal.print(`✓ pgBackRest ${version}: ${settings.BACKUP_CONFIG}`);
    await turnOnArchiving(context, settings, cluster, values["no-restart"] === true);
    const progress = terminal.startProgress("Write-ahead log arrives in the backup");
    try {
      await pgBackRest.createStanza();
      await pgBackRest.check();
      progress.finish();
    } catch (error) {
      progress.fail();
      throw error;
    }
    terminal.print("Backups are set up. Make the first one: sudo ujamaa backup");
    return { result: { version, config: settings.BACKUP_CONFIG, madePassphrase: isNew } };
  },
});

/** pgBackRest writes as PostgreSQL's user, so it must be able to reach its folder; the rest stays root's. */
async function prepareFolder({ BACKUP_FOLDER, BACKUP_S3_BUCKET, DATABASE_SYSTEM_USER }: OperatorSettings) {
  if (BACKUP_S3_BUCKET) return;
  const folder = join(BACKUP_FOLDER, "database");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const ids = findIds(DATABASE_SYSTEM_USER);
  if (!ids) return;
  await chmod(BACKUP_FOLDER, 0o711);
  await chown(folder, ids.uid, ids.gid);
}

async function turnOnArchiving(
  { env, terminal, services }: Context,
  settings: OperatorSettings,
  cluster: Cluster,
  leavesRestart: boolean,
): Promise<void> {
  if (await isArchiving(env)) return;
  const { configFolder } = cluster;
  if (!configFolder || !existsSync(configFolder))
    throw new CliError(
      `There is no folder ${configFolder ?? ""} for settings of PostgreSQL: set DATABASE_CONFIG_FOLDER in ${settings.OWNER_ENV_FILE}.`,
    );
  const archive = `${settings.BACKUP_COMMAND} --config=${settings.BACKUP_CONFIG} --stanza=${settings.BACKUP_STANZA} archive-push %p`;
  const lines = [
    "# Written by `ujamaa backup setup`.",
    "archive_mode = on",
    `archive_command = '${archive.replaceAll("'", "''")}'`,
    "# At most a minute of writes is not in the backup yet.",
    "archive_timeout = 60",
  ];
  const file = join(configFolder, "ujamaa-backup.conf");
  await writeFile(file, `${lines.join("\n")}\n`, { mode: 0o644 });
  terminal.print(`✓ PostgreSQL archives its write-ahead log: ${file}`);
  if (leavesRestart) throw new CliError(`Restart PostgreSQL (${cluster.unit}), then run this again.`);
  const progress = terminal.startProgress(`Restart of ${cluster.unit}`);
  await services.restart(cluster.unit);
  await waitForDatabase(env, { withinMs: restartsWithinMs });
  progress.finish();
  if (!(await isArchiving(env)))
    throw new CliError(`PostgreSQL does not read ${file}: its configuration needs include_dir 'conf.d'.`);
}

function isArchiving(env: Context["env"]): Promise<boolean> {
  return withOwner(env, async (db) => {
    const { rows } = await sql<{ archive_mode: string }>`show archive_mode`.execute(db);
    return rows[0]?.archive_mode !== "off";
  });
}
