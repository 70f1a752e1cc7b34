import { readDatabaseUrl } from "#platform/db/database-url.ts";
import { isLoopback } from "#platform/env/insecure-settings.ts";
import { CliError, exitCodes } from "../command.ts";
import type { OperatorSettings } from "../operator-settings.ts";
import { runProgram } from "../run-program.ts";

/** The PostgreSQL server of this machine. */
export type Cluster = {
  port: number;
  dataFolder: string;
  binaries: string;
  /** Settings that its configuration includes. */
  configFolder: string | undefined;
  /** Its service, for starting and stopping. */
  unit: string;
  systemUser: string;
};

/** Finds the server that a URL leads to: by the settings, or by Debian's list of clusters. */
export async function findCluster(url: string, settings: OperatorSettings): Promise<Cluster> {
  const port = readLocalPort(url);
  const systemUser = settings.DATABASE_SYSTEM_USER;
  const { DATABASE_FOLDER: dataFolder, DATABASE_BINARIES: binaries, DATABASE_UNIT: unit } = settings;
  const { DATABASE_CONFIG_FOLDER: configFolder } = settings;
  if (dataFolder && binaries && unit) return { port, dataFolder, binaries, configFolder, unit, systemUser };
  const { exitCode, stdout } = await runProgram("pg_lsclusters", ["-h"]);
  const found = exitCode === 0 ? readClusters(stdout).find((cluster) => cluster.port === port) : undefined;
  if (!found)
    throw new CliError(
      `There is no PostgreSQL on port ${port} that pg_lsclusters knows. Set DATABASE_FOLDER, DATABASE_BINARIES and DATABASE_UNIT in /etc/ujamaa/owner.env.`,
      exitCodes.settings,
    );
  return {
    port,
    dataFolder: dataFolder ?? found.dataFolder,
    binaries: binaries ?? `/usr/lib/postgresql/${found.version}/bin`,
    configFolder: configFolder ?? `/etc/postgresql/${found.version}/${found.name}/conf.d`,
    unit: unit ?? `postgresql@${found.version}-${found.name}`,
    systemUser,
  };
}

function readLocalPort(url: string): number {
  const [host = ""] = readDatabaseUrl(url)?.hosts ?? [];
  const { hostname, port } = new URL(host);
  if (!isLoopback(`http://${hostname}`))
    throw new CliError(
      `PostgreSQL runs on ${hostname}. Backups are made on its own machine: run ujamaa there, or let your provider make them.`,
    );
  return Number(port || 5432);
}

/** Reads the table of `pg_lsclusters -h`: version, name, port, status, owner, data folder, log. */
export function readClusters(
  table: string,
): { version: string; name: string; port: number; dataFolder: string }[] {
  return table.split("\n").flatMap((line) => {
    const [version, name, port, , , dataFolder] = line.trim().split(/\s+/);
    return version && name && port && dataFolder ? [{ version, name, port: Number(port), dataFolder }] : [];
  });
}
