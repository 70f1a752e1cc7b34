/**
 * Installs the site on a fresh Debian 13, as an operator types it, opens it over TLS, makes an admin, logs in, installs
 * again, uninstalls and takes the data up again. Prints minutes. Real systemd, PostgreSQL and Caddy run in namespaces of
 * this machine, and its kernel: needs root, debootstrap and slirp4netns.
 * `npm run drill:install`, `-- --runs 10`, `-- --release FILE` (default: builds one), `-- --from source`,
 * `-- --cold` (no package cache), `-- --memory 2G` (that much memory and 50,000 listings, then p95 of pages).
 */
import { spawnSync } from "node:child_process";
import { copyFile, mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { installAndUse } from "./install/install-and-use.ts";
import { measureSmallMachine } from "./install/measure-small-machine.ts";
import { prepareBase } from "./install/prepare-base.ts";
import { startMachine } from "./install/start-machine.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "1" },
    release: { type: "string" },
    from: { type: "string", default: "release" },
    cold: { type: "boolean", default: false },
    memory: { type: "string" },
  },
});
const memoryBytes = values.memory ? readBytes(values.memory) : undefined;
const release = values.from === "source" ? null : (values.release ?? makeRelease());
const base = await prepareBase();
let failures = 0;
for (let run = 1; run <= Number(values.runs); run++) {
  console.log(`\nRun ${run} of ${values.runs}`);
  const isGood = await runOnce().catch((error: Error) => {
    console.log(`FAILED  ${error.message}`);
    return false;
  });
  if (!isGood) failures += 1;
}
console.log(`\n${Number(values.runs) - failures} of ${values.runs} runs succeeded.`);
process.exit(failures > 0 ? 1 : 0);

async function runOnce(): Promise<boolean> {
  const machine = await startMachine(base, { memoryBytes, isCold: values.cold });
  try {
    const unpack = await provide(machine.media);
    if (memoryBytes) return await measureSmallMachine(machine, { unpack, memoryBytes });
    return await installAndUse(machine, { unpack });
  } finally {
    await machine.stop();
  }
}

/** Puts the release or the source where the machine sees it. Returns the commands that lead to `deploy/install.sh`. */
async function provide(media: string): Promise<string> {
  await mkdir(media, { recursive: true });
  if (release) {
    for (const file of [release, `${release}.sha256`]) await copyFile(file, join(media, basename(file)));
    const name = basename(release, ".tar.gz");
    return `cd /media && sha256sum --check --quiet ${name}.tar.gz.sha256 && cd /srv && tar xzf /media/${name}.tar.gz && cd ${name}`;
  }
  const command = `git archive --prefix=ujamaa/ HEAD | tar x -C ${media}`;
  if (spawnSync("/bin/sh", ["-c", command]).status !== 0) throw new Error("git archive failed.");
  return "cp -r /media/ujamaa /srv/ && cd /srv/ujamaa";
}

function makeRelease(): string {
  const builder = new URL("../deploy/make-release.sh", import.meta.url).pathname;
  const folder = ".data/release";
  const { status, stdout } = spawnSync(builder, ["--output", folder], {
    ...{ encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
  });
  if (status !== 0) throw new Error("The release could not be built.");
  return /\S+\.tar\.gz/.exec(stdout.trim().split("\n").at(-1) ?? "")?.[0] ?? "";
}

function readBytes(text: string): number {
  const { size, unit } = /^(?<size>\d+)(?<unit>[GM])$/.exec(text)?.groups ?? {};
  if (!size) throw new Error(`--memory is a size such as 2G, not ${text}.`);
  return Number(size) * (unit === "G" ? 1_024 ** 3 : 1_024 ** 2);
}
