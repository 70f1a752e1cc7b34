import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { type Load, readWrk } from "./read-wrk.ts";

// As browsers send it.
export const browserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

type Options = { seconds: number; cookie?: string | undefined };

/** Moves a process, and with it all that it starts from now on, to one core; answers whether it could. */
export function pin(pid: number, core: number): boolean {
  return spawnSync("taskset", ["-a", "-c", "-p", String(core), String(pid)]).status === 0;
}

/** Drives one address with wrk. */
export async function drive(url: string, options: Options): Promise<Load> {
  const wrk = [
    "-t1",
    "-c16",
    `-d${options.seconds}s`,
    "--latency",
    // A busy machine is slow, not broken.
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
