import type { ChildProcess } from "node:child_process";
import { startProcess, stopProcess, waitUntilReady } from "#testing/child-process.ts";
import type { Site } from "#testing/site.ts";

type Kind = "web" | "worker";
const entries: Record<Kind, string> = { web: "src/app/main.ts", worker: "build/worker/worker.js" };

/** The web server and the worker of a site, which can be killed without warning and restarted. */
export function takeOverProcesses(site: Site) {
  const running: Record<Kind, ChildProcess> = { web: site.web, worker: site.worker };

  /** Kills a process like a power cut, and waits until its replacement works. */
  async function killAndRestart(kind: Kind): Promise<void> {
    const child = running[kind];
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await exited;
    const next = startProcess("node", [entries[kind]], { env: site.env, label: kind.padEnd(6) });
    running[kind] = next;
    if (kind === "web") await waitUntilReady(next, `http://127.0.0.1:${site.env.PORT}/readyz`);
  }

  return {
    killAndRestart,
    stop: () => Promise.all(Object.values(running).map((child) => stopProcess(child))),
  };
}
