import { chmod, chown, mkdir, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import type { OperatorSettings } from "../operator-settings.ts";
import { findIds } from "../run-program.ts";
import type { Cluster } from "./find-cluster.ts";

/** Writes the configuration of pgBackRest, which only root and PostgreSQL's user can read. */
export async function writeConfig(
  settings: OperatorSettings,
  cluster: Cluster,
  passphrase: string,
): Promise<void> {
  const file = settings.BACKUP_CONFIG;
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.new`;
  await writeFile(unfinished, describeConfig(settings, cluster, passphrase), { mode: 0o600 });
  const ids = findIds(settings.DATABASE_SYSTEM_USER);
  if (ids) {
    await chown(unfinished, 0, ids.gid);
    await chmod(unfinished, 0o640);
  }
  await rename(unfinished, file);
}

/** The configuration as text. */
export function describeConfig(settings: OperatorSettings, cluster: Cluster, passphrase: string): string {
  const lines = [
    "# Written by `ujamaa backup setup`, which replaces it. Change the BACKUP_ settings instead.",
    "[global]",
    ...describeRepository(settings),
    "repo1-cipher-type=aes-256-cbc",
    `repo1-cipher-pass=${passphrase}`,
    // Full backups of every week: the oldest that is needed to go back so many days stays.
    "repo1-retention-full-type=time",
    `repo1-retention-full=${settings.BACKUP_KEEP_DAYS}`,
    // Thousands of small files become a few, and of a large file only the changed blocks are stored.
    "repo1-bundle=y",
    "repo1-block=y",
    "compress-type=zst",
    "start-fast=y",
    `process-max=${Math.max(1, Math.min(4, availableParallelism() - 1))}`,
    "log-level-console=warn",
    "log-level-file=off",
    "",
    `[${settings.BACKUP_STANZA}]`,
    `pg1-path=${cluster.dataFolder}`,
    `pg1-port=${cluster.port}`,
    ...(settings.DATABASE_SOCKET_FOLDER ? [`pg1-socket-path=${settings.DATABASE_SOCKET_FOLDER}`] : []),
    ...(settings.DATABASE_SUPERUSER ? [`pg1-user=${settings.DATABASE_SUPERUSER}`] : []),
  ];
  return `${lines.join("\n")}\n`;
}

function describeRepository(settings: OperatorSettings): string[] {
  const { BACKUP_S3_BUCKET: bucket, BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region } = settings;
  if (!bucket) return [`repo1-path=${join(settings.BACKUP_FOLDER, "database")}`];
  const { host, hostname, port } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return [
    "repo1-type=s3",
    "repo1-path=/database",
    `repo1-s3-bucket=${bucket}`,
    `repo1-s3-endpoint=${port ? hostname : host}`,
    `repo1-s3-region=${region}`,
    `repo1-s3-key=${settings.BACKUP_S3_ACCESS_KEY ?? ""}`,
    `repo1-s3-key-secret=${settings.BACKUP_S3_SECRET_KEY ?? ""}`,
    ...(endpoint ? ["repo1-s3-uri-style=path"] : []),
    ...(port ? [`repo1-storage-port=${port}`] : []),
    ...(settings.BACKUP_S3_CA ? [`repo1-storage-ca-file=${settings.BACKUP_S3_CA}`] : []),
  ];
}
