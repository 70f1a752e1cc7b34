import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fetchOnce } from "../versions/fetch-servers.ts";

/** The first that knows PostgreSQL 17. */
const minVersion = 2.54;

/**
 * pgBackRest of this machine, or of Debian 13 in a folder, run with Debian's own libraries. Fetching it takes a few
 * minutes, once, and root (or sudo) for debootstrap.
 */
export async function findPgBackRest(): Promise<string> {
  const { stdout = "" } = spawnSync("pgbackrest", ["version"], { encoding: "utf8" });
  if (Number(/\d+\.\d+/.exec(stdout ?? "")?.[0] ?? 0) >= minVersion) return "pgbackrest";
  const folder = await fetchOnce("debian-13-pgbackrest", async (into) => {
    const bootstrap = [
      "debootstrap",
      "--variant=minbase",
      "--include=pgbackrest",
      "trixie",
      join(into, "root"),
    ];
    const command = process.getuid?.() === 0 ? bootstrap : ["sudo", "-n", ...bootstrap];
    const { status, stderr, error } = spawnSync(command[0] ?? "", command.slice(1), { encoding: "utf8" });
    if (status !== 0) throw new Error(`debootstrap failed: ${stderr || error?.message}`);
  });
  const root = join(folder, "root");
  const wrapper = join(folder, "pgbackrest");
  if (!existsSync(wrapper)) {
    const libraries = join(root, "usr/lib/x86_64-linux-gnu");
    const lines = [
      "#!/bin/sh",
      // It starts itself again for parallel work, and PostgreSQL starts it for each segment.
      `export PGBACKREST_CMD=${wrapper}`,
      `exec ${root}/usr/lib64/ld-linux-x86-64.so.2 --library-path ${libraries} ${root}/usr/bin/pgbackrest "$@"`,
    ];
    writeFileSync(wrapper, `${lines.join("\n")}\n`, { mode: 0o755 });
  }
  return wrapper;
}
