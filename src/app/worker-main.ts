import { getProcessEnv } from "#platform/env/process-env.server.ts";
import { startWorker } from "./worker.ts";

const stopWithinMs = 28_000;

const worker = await startWorker(getProcessEnv());
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

/** Takes no more jobs and finishes those it has; what is left after that goes back to the queue. */
async function stop() {
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  await worker.stop();
  process.exit(0);
}
