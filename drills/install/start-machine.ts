import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Base } from "./prepare-base.ts";

export type Machine = {
  /** Appears as `/media` inside. */
  media: string;
  /** The process id of its systemd, seen from outside. */
  pid: number;
  /** Runs a command line as root, as typed into a terminal, and returns its output. */
  run: (command: string, options?: RunOptions) => Promise<string>;
  /** Limits memory from now on; null lifts the limit. */
  limitMemory: (bytes: number | null) => Promise<void>;
  readMemory: () => Promise<MemoryUse>;
  stop: () => Promise<void>;
};
export type MemoryUse = { peakBytes: number; processBytes: number; kills: number };
type RunOptions = { onLine?: (line: string) => void; timeoutMs?: number };
type Options = { memoryBytes?: number | undefined; isCold?: boolean };

const enter = new URL("enter-machine.sh", import.meta.url).pathname;
const cgroups = "/sys/fs/cgroup";
const bootTimeoutMs = 120_000;
const path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/**
 * Starts a machine: real systemd on a fresh Debian in separate namespaces (files, processes, network, host name), which
 * reaches the network through slirp4netns. The kernel is the host's. Needs root.
 */
export async function startMachine(
  base: Base,
  { memoryBytes, isCold = false }: Options = {},
): Promise<Machine> {
  const folder = await mkdtemp("/var/tmp/ujamaa-machine-");
  const groups = await makeCgroups();
  const memory = memoryBytes ? String(Math.floor(memoryBytes / 1_024)) : "";
  const joins = groups.all.map((group) => `echo $$ > ${group}/cgroup.procs`).join("; ");
  const namespaces = ["--mount", "--pid", "--fork", "--kill-child", "--uts", "--ipc", "--net", "--cgroup"];
  const outside = spawn(
    "/bin/sh",
    [
      "-c",
      `${joins}; exec "$@"`,
      "sh",
      "unshare",
      ...namespaces,
      enter,
      base.folder,
      folder,
      isCold ? "" : base.packageCache,
      memory,
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const children: ChildProcess[] = [outside];
  const stop = async () => {
    for (const child of children.reverse()) child.kill("SIGKILL");
    if (outside.exitCode === null && outside.signalCode === null)
      await new Promise((resolve) => outside.once("exit", resolve));
    for (const group of groups.all) await removeCgroup(group);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const pid = await findSystemd(outside);
    const slirp = ["--configure", "--mtu=65520", "--disable-host-loopback", String(pid), "tap0"];
    children.push(spawn("slirp4netns", slirp, { stdio: "ignore" }));
    const machine = {
      ...{ pid, stop, media: join(folder, "media") },
      run: (command: string, options?: RunOptions) => runInside(pid, command, options),
      limitMemory: (bytes: number | null) => limitMemory(groups, bytes),
      readMemory: () => readMemory(groups),
    };
    if (memoryBytes) await machine.limitMemory(memoryBytes);
    await machine.run("timeout 100 systemctl is-system-running --wait || true", { timeoutMs: bootTimeoutMs });
    return machine;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits until the child of `unshare` is systemd rather than the script that becomes it. */
async function findSystemd(outside: ChildProcess): Promise<number> {
  const deadline = Date.now() + bootTimeoutMs;
  while (Date.now() < deadline && outside.exitCode === null) {
    const children = readFileSync(`/proc/${outside.pid}/task/${outside.pid}/children`, "utf8").trim();
    const [pid = ""] = children.split(" ");
    if (pid && (await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "")) === "systemd\n")
      return Number(pid);
    await pause(50);
  }
  throw new Error("The machine did not start.");
}

function runInside(pid: number, command: string, { onLine, timeoutMs = 1_800_000 }: RunOptions = {}) {
  const namespaces = ["--mount", "--uts", "--ipc", "--net", "--pid", "--cgroup", "--root"];
  const env = ["env", "-i", "HOME=/root", "LANG=C.UTF-8", "TERM=dumb", `PATH=${path}`];
  const args = ["-t", String(pid), ...namespaces, ...env, "bash", "-c", `cd /root; ${command}`];
  const child = spawn("nsenter", args, { stdio: ["ignore", "pipe", "pipe"], timeout: timeoutMs, cwd: "/" });
  let output = "";
  let rest = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
      rest += chunk;
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) onLine?.(line);
    });
  return new Promise<string>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve(output);
      else
        reject(
          new Error(`In the machine, "${command}" ended with ${signal ?? code}:\n${output.slice(-4_000)}`),
        );
    });
  });
}

type Cgroups = { all: string[]; memory: string; version: 1 | 2 };

/** One group for systemd to divide further (cgroup 2), and where memory is still counted by cgroup 1 one there too. */
async function makeCgroups(): Promise<Cgroups> {
  const name = `ujamaa-drill-${process.pid}`;
  const isUnified = existsSync(join(cgroups, "cgroup.controllers"));
  const tree = join(isUnified ? cgroups : join(cgroups, "unified"), name);
  const memory = isUnified ? tree : join(cgroups, "memory", name);
  const all = [...new Set([tree, memory])];
  for (const group of all) await mkdir(group, { recursive: true });
  return { all, memory, version: isUnified ? 2 : 1 };
}

async function limitMemory({ memory, version }: Cgroups, bytes: number | null) {
  if (version === 2) await writeFile(join(memory, "memory.max"), String(bytes ?? "max"));
  else await writeFile(join(memory, "memory.limit_in_bytes"), String(bytes ?? -1));
}

async function readMemory({ memory, version }: Cgroups): Promise<MemoryUse> {
  const read = async (file: string) => readFile(join(memory, file), "utf8").catch(() => "");
  const field = (text: string, name: string) =>
    Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)?.[1] ?? 0);
  const stat = await read("memory.stat");
  if (version === 2)
    return {
      peakBytes: Number(await read("memory.peak")),
      processBytes: field(stat, "anon"),
      kills: field(await read("memory.events"), "oom_kill"),
    };
  return {
    peakBytes: Number(await read("memory.max_usage_in_bytes")),
    processBytes: field(stat, "total_rss"),
    kills: field(await read("memory.oom_control"), "oom_kill"),
  };
}

/** Groups inside go first. Empty groups stay busy for a moment after the last process. */
async function removeCgroup(group: string) {
  const entries = await readdir(group, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isDirectory()) await removeCgroup(join(group, entry.name));
  for (let attempt = 0; attempt < 50; attempt++) {
    const isGone = await rmdir(group).then(
      () => true,
      (error) => error.code === "ENOENT",
    );
    if (isGone) return;
    await pause(100);
  }
}
