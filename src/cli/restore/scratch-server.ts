import { type ChildProcess, spawn } from "node:child_process";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Cluster } from "../backup/find-cluster.ts";
import { CliError } from "../command.ts";
import { findIds } from "../run-program.ts";

export type ScratchServer = {
  /** The URL of a database on it, as one of its roles. Nobody else can connect. */
  urlOf: (database: string, role: string) => string;
  stop: () => Promise<void>;
};

const port = "5432";
const pollMs = 200;

/**
 * Starts PostgreSQL on a restored data folder, which replays its write-ahead log first. It listens on a socket in a
 * private folder alone, archives nothing, and ignores what the restored configuration says about memory and modules.
 */
export async function startScratchServer(cluster: Cluster, dataFolder: string): Promise<ScratchServer> {
  const ids = findIds(cluster.systemUser);
  const folder = await mkdtemp(join(tmpdir(), "ujamaa-scratch-"));
  const give = async (path: string) => {
    if (ids) await chown(path, ids.uid, ids.gid);
  };
  await give(folder);
  const files = { config_file: "", hba_file: "local all all trust\n", ident_file: "" };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text, { mode: 0o600 });
    await give(join(folder, name));
  }
  const settings: Record<string, string> = {
    ...Object.fromEntries(Object.keys(files).map((name) => [name, join(folder, name)])),
    port,
    listen_addresses: "",
    unix_socket_directories: folder,
    archive_mode: "off",
    hot_standby: "off",
    primary_conninfo: "",
    synchronous_standby_names: "",
    shared_preload_libraries: "",
    shared_buffers: "64MB",
    huge_pages: "off",
    max_connections: "20",
    // It is thrown away.
    fsync: "off",
    autovacuum: "off",
    ssl: "off",
    logging_collector: "off",
    log_destination: "stderr",
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(cluster.binaries, "postgres"), ["-D", dataFolder, ...args], {
    ...ids,
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  server.stderr.on("data", (chunk) => {
    log = (log + chunk).slice(-20_000);
  });
  const exited = new Promise<void>((resolve) => server.once("close", () => resolve()));
  server.once("error", (error) => {
    log += `FATAL:  ${error.message}`;
  });
  const stop = async () => {
    if (server.pid && server.exitCode === null) server.kill("SIGINT");
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const urlOf = (database: string, role: string) =>
    `postgres://${role}@/${database}?host=${encodeURIComponent(folder)}&port=${port}`;
  try {
    await waitUntilRecovered(server, urlOf, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { urlOf, stop };
}

async function waitUntilRecovered(
  server: ChildProcess,
  urlOf: ScratchServer["urlOf"],
  readLog: () => string,
): Promise<void> {
  while (server.exitCode === null && server.pid !== undefined) {
    if (await accepts(urlOf("postgres", "postgres"))) return;
    await pause(pollMs);
  }
  throw new CliError(`The restored database does not start: ${readFatal(readLog())}`);
}

/** An error about roles or databases comes from a server that is up. */
async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    return ["28000", "3D000"].includes((error as { code?: string }).code ?? "");
  } finally {
    await client.end().catch(() => {});
  }
}

/** What PostgreSQL says when it gives up. */
function readFatal(log: string): string {
  const lines = log.split("\n").flatMap((line) => {
    const [, message] = /\b(?:FATAL|PANIC): +(.*)/.exec(line) ?? [];
    return message && !message.startsWith("the database system is") ? [message.trim()] : [];
  });
  return lines.at(-1) ?? (log.trim().split("\n").at(-1) || "it gave no reason");
}
