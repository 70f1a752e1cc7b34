import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const script = new URL("../../scripts/opensearch.sh", import.meta.url).pathname;
const run = promisify(execFile);

/** Starts a cluster of OpenSearch processes on this machine. They stop with this process. */
export async function startNodes({ nodes, port, heap }: { nodes: number; port: number; heap: string }) {
  const folder = mkdtempSync(join(tmpdir(), "ujamaa-nodes-"));
  const env = {
    ...process.env,
    OPENSEARCH_PORT: String(port),
    HEAP: heap,
    STOP_WITH_PID: String(process.pid),
  };
  const urls = Array.from({ length: nodes }, (_, node) => `http://127.0.0.1:${port + node}`);
  const pids = new Map<number, number>();

  /** Starts nodes that are not running. They keep their data. */
  async function start() {
    const { stdout } = await run(script, [folder, String(nodes)], { env });
    const started = stdout.trim().split("\n").filter(Boolean).map(Number);
    const stopped = urls.flatMap((_, node) => (pids.has(node) ? [] : [node]));
    for (const [index, node] of stopped.entries()) pids.set(node, started[index] ?? 0);
    await waitUntilGreen();
  }

  /** Green: every replica is allocated. */
  async function waitUntilGreen(timeoutMs = 300_000) {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const health = await fetch(`${urls[0]}/_cluster/health?wait_for_status=green&timeout=10s`)
        .then((response) => response.json() as Promise<{ status?: string; number_of_nodes?: number }>)
        .catch(() => null);
      if (health?.status === "green" && health.number_of_nodes === nodes) return;
      if (Date.now() > deadline) throw new Error(`OpenSearch is not green: ${JSON.stringify(health)}`);
      await pause(500);
    }
  }

  /** Like a power failure. */
  function kill(node: number) {
    const pid = pids.get(node);
    if (pid) process.kill(pid, "SIGKILL");
    pids.delete(node);
  }

  function stop() {
    for (const node of [...pids.keys()]) kill(node);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  await start().catch((error) => {
    stop();
    throw error;
  });
  return { urls, start, kill, stop };
}
