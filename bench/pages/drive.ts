import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { type Load, readWrk } from "./read-wrk.ts";

export const browserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

type Options = { seconds: number; cookie?: string | undefined };

/** Pins a process and its future children to one core. Returns whether that worked. */
export function pin(pid: number, core: number): boolean {
  return spawnSync("taskset", ["-a", "-c", "-p", String(core), String(pid)]).status === 0;
}

/** Loads one URL with wrk. */
export async function drive(url: string, options: Options): Promise<Load> {
  const wrk = [
    "-t1",
    "-c16",
    `-d${options.seconds}s`,
    "--latency",
    // A busy machine is slow, not failing.
    "--timeout",
    "10s",
    "-H",
    `User-Agent: ${browserAgent}`,
    ...(options.cookie ? ["-H", `Cookie: ${options.cookie}`] : []),
    url,
  ];
  const { stdout } = await promisify(execFile)("wrk", wrk);
  return readWrk(stdout);
}
