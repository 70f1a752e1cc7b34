import { checkoutLimitSettings } from "#features/checkout/limits.ts";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { longStatementMs, setLongConnections } from "#platform/db/transact.server.ts";
import { getProcessEnv } from "#platform/env/process-env.server.ts";
import { limitSettings } from "#platform/http/api/api-limits.ts";
import { createLimits } from "#platform/http/limits/limits.server.ts";
import type { Services } from "#platform/http/services.ts";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import { checkoutBounds, createFairQueue, searchBounds } from "#platform/load/fair-queue.ts";
import { openPayments } from "#platform/payments/open-payments.server.ts";
import { openSearchEngine } from "#platform/search/search-engine.server.ts";
import { createLog } from "#platform/telemetry/log.server.ts";
import { openFileStore } from "#platform/uploads/open-file-store.server.ts";
import { openUploads } from "#platform/uploads/open-uploads.server.ts";
import { uploadLimitSettings } from "#platform/uploads/upload-limits.ts";
import { features } from "./features.ts";
import { personalData } from "./personal-data.ts";

// In development, an edit reloads this module. The global keeps the connection pool across reloads.
const globals = globalThis as { ujamaaServices?: Services };

/** Creates the services of this process once: settings, log, database, queue, accounts, limits, files. */
export function startServices(): Services {
  globals.ujamaaServices ??= open();
  return globals.ujamaaServices;
}

function open(): Services {
  const env = getProcessEnv();
  const log = createLog(env.LOG_LEVEL, "web");
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  const pool = openPool(env.DATABASE_URL, {
    max: env.DATABASE_POOL_SIZE,
    isPooled,
    // A client-side timeout for a frozen database. A healthy one cancels statements after three seconds.
    query_timeout: 4_000,
  });
  const db = openDatabase(pool);
  // Opened for an operation, and closed when idle.
  const longPool = { max: 2, min: 0, isPooled, query_timeout: longStatementMs + 1_000 };
  setLongConnections(db, openDatabase(openPool(env.DATABASE_URL, longPool)));
  openSearchEngine({ db, env, log });
  const jobs = openJobs({ url: env.DATABASE_URL, log });
  const limits = createLimits(pool, {
    ...limitSettings(env),
    ...uploadLimitSettings(env),
    ...checkoutLimitSettings(env),
  });
  const auth = createAuth({ env, db, log });
  const searches = createFairQueue(searchBounds);
  const checkouts = createFairQueue(checkoutBounds);
  const files = openFileStore(env);
  const uploads = openUploads(features.flatMap(({ uploadPurposes }) => uploadPurposes));
  const payments = openPayments(env);
  return {
    env,
    log,
    pool,
    db,
    jobs,
    auth,
    limits,
    searches,
    checkouts,
    files,
    uploads,
    payments,
    personalData,
  };
}
