import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { type Load, readWrk } from "./read-wrk.ts";

// A short agent would be taken for a bot, which gets its pages in another way.
export const browserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

type Options = { isPinned: boolean; seconds: number; cookie?: string | undefined };

/** Moves this process, and with it every server it starts from now on, to core 0; answers whether it could. */
export function pinServers(): boolean {
  return spawnSync("taskset", ["-a", "-c", "-p", "0", String(process.pid)]).status === 0;
}

/** Drives one address with wrk, on core 1 when the servers have core 0 for themselves. */
export async function drive(url: string, options: Options): Promise<Load> {
  const wrk = [
    "wrk",
    "-t1",
    "-c16",
    `-d${options.seconds}s`,
    "--latency",
    "-H",
    `User-Agent: ${browserAgent}`,
    ...(options.cookie ? ["-H", `Cookie: ${options.cookie}`] : []),
    url,
  ];
  const [command = "", ...args] = options.isPinned ? ["taskset", "-c", "1", ...wrk] : wrk;
  const { stdout } = await promisify(execFile)(command, args);
  return readWrk(stdout);
}
