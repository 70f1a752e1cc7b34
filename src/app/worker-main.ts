import { listMigrationNames } from "#platform/db/database-state.server.ts";
import { OwnerRoleError } from "#platform/db/refuse-owner.server.ts";
import { UnsupportedServerError } from "#platform/db/server-version.server.ts";
import { getProcessEnv, listProcessWarnings } from "#platform/env/process-env.server.ts";
import { createLog } from "#platform/telemetry/log.server.ts";
import { startWorker } from "./worker.ts";

// The same path from here and from the build.
const migrations = listMigrationNames(new URL("../../migrations", import.meta.url).pathname);
const stopTimeoutMs = 28_000;

const env = getProcessEnv();
const log = createLog(env.LOG_LEVEL, "worker");
for (const warning of listProcessWarnings()) log.warn(warning);
const worker = await startWorker(env, { log, migrations }).catch((error) => {
  if (!(error instanceof UnsupportedServerError || error instanceof OwnerRoleError)) throw error;
  log.fatal(error.message);
  process.exit(78);
});
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

/** Stops taking jobs and finishes the running ones. Unfinished jobs return to the queue. */
async function stop() {
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  await worker.stop();
  process.exit(0);
}
