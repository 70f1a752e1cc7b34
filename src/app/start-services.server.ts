import { createAuth } from "#platform/auth/create-auth.server.ts";
import { capFreshness } from "#platform/cache/remember.server.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { getProcessEnv } from "#platform/env/process-env.server.ts";
import { limitSettings } from "#platform/http/api-limits.ts";
import { createFairQueue, searchBounds } from "#platform/http/fair-queue.ts";
import { createLimits } from "#platform/http/limits.server.ts";
import type { Services } from "#platform/http/services.ts";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import { createLog } from "#platform/telemetry/log.server.ts";
import { personalData } from "./personal-data.ts";

// While developing, an edit loads this module anew; the pool of the first time is kept.
const kept = globalThis as { ujamaaServices?: Services };

/** Opens everything a process needs once: settings, log, database, queue, accounts, limits. */
export function startServices(): Services {
  kept.ujamaaServices ??= open();
  return kept.ujamaaServices;
}

function open(): Services {
  const env = getProcessEnv();
  const log = createLog(env.LOG_LEVEL, "web");
  const pool = openPool(env.DATABASE_URL, {
    max: env.DATABASE_POOL_SIZE,
    // Counted here, for a database that no longer answers; one that does ends a statement after three seconds.
    query_timeout: 4_000,
  });
  const db = openDatabase(pool);
  capFreshness(db, env.CACHE_MAX_SECONDS * 1_000);
  const jobs = openJobs({ pool, log });
  const limits = createLimits(pool, limitSettings(env));
  const auth = createAuth({ env, db, log });
  const searches = createFairQueue(searchBounds);
  return { env, log, pool, db, jobs, auth, limits, searches, personalData };
}
