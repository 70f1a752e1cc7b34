import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

const suite = "trixie";
/** The packages of a Debian server without a desktop that matter to this product. */
const packages = ["systemd", "systemd-sysv", "dbus", "ca-certificates", "iproute2", "procps", "adduser"];

/** Folders that are kept between runs: a fresh Debian 13, and the packages that apt has fetched. */
export type Base = { folder: string; packageCache: string };

/** Makes a fresh Debian 13 with debootstrap, once. Machines start from it and leave it as it is. */
export async function prepareBase(): Promise<Base> {
  for (const tool of ["debootstrap", "slirp4netns", "unshare", "nsenter"]) requireTool(tool);
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "ujamaa");
  const folder = join(cache, `debian-${suite}`);
  const packageCache = join(cache, `debian-${suite}-packages`);
  await mkdir(join(packageCache, "partial"), { recursive: true });
  if (existsSync(folder)) return { folder, packageCache };
  console.log(`Making a fresh Debian 13 in ${folder} (some minutes, once) …`);
  const unfinished = await mkdtemp(join(cache, "unfinished-"));
  const options = ["--variant=minbase", `--include=${packages.join(",")}`];
  const { status } = spawnSync("debootstrap", [...options, suite, unfinished], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("debootstrap failed.");
  // The host's kernel has its modules already.
  spawnSync("ln", ["-sf", "/dev/null", join(unfinished, "etc/systemd/system/systemd-modules-load.service")]);
  trustHostAuthorities(unfinished);
  await rm(join(unfinished, "var/cache/apt/archives"), { recursive: true });
  await mkdir(join(unfinished, "var/cache/apt/archives/partial"), { recursive: true });
  spawnSync("chmod", ["755", unfinished]);
  await rename(unfinished, folder);
  return { folder, packageCache };
}

/** A host behind an inspecting proxy has its own authorities, which downloads in the machine need too. */
function trustHostAuthorities(folder: string) {
  const own = "/usr/local/share/ca-certificates";
  if (!existsSync(own)) return;
  spawnSync("cp", ["-r", `${own}/.`, join(folder, own)]);
  spawnSync("chroot", [folder, "update-ca-certificates"]);
}

function requireTool(tool: string) {
  if (spawnSync("which", [tool]).status === 0) return;
  throw new Error(`${tool} is missing: apt-get install debootstrap slirp4netns util-linux`);
}
