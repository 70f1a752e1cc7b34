import { getProcessEnv } from "#platform/env/process-env.server.ts";
import { startWorker } from "./worker.ts";

const stopTimeoutMs = 28_000;

const worker = await startWorker(getProcessEnv());
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

/** Stops taking jobs and finishes the running ones. Unfinished jobs return to the queue. */
async function stop() {
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  await worker.stop();
  process.exit(0);
}
