import { createServer, isRunnableDevEnvironment } from "vite";
import type * as app from "#app/worker.ts";
import type { RunningWorker } from "#app/worker.ts";
import type * as processEnv from "#platform/env/process-env.server.ts";

/** Runs the worker from source, and restarts it when a file changes. */
const vite = await createServer({
  configFile: "vite.worker.config.ts",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The worker's environment cannot run.");
const { runner, moduleGraph } = ssr;

let worker: RunningWorker | null = null;
// Serializes restarts when files change quickly.
let queue = start();

vite.watcher.on("change", (file) => {
  if (moduleGraph.getModulesByFile(file)?.size) queue = queue.then(restart);
});
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

async function start() {
  try {
    const { getProcessEnv }: typeof processEnv = await runner.import(
      "/src/platform/env/process-env.server.ts",
    );
    const { startWorker }: typeof app = await runner.import("/src/app/worker.ts");
    worker = await startWorker(getProcessEnv());
  } catch (error) {
    console.error(error);
  }
}

async function restart() {
  await worker?.stop();
  worker = null;
  runner.clearCache();
  await start();
}

async function stop() {
  await queue;
  await worker?.stop();
  await vite.close();
  process.exit(0);
}
