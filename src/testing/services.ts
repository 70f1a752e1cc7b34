import { pino } from "pino";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { openPool } from "#platform/db/open-database.server.ts";
import { readEnv } from "#platform/env/read-env.ts";
import { createFairQueue, searchBounds } from "#platform/http/fair-queue.ts";
import { createLimits, limitRulesFor } from "#platform/http/limits.server.ts";
import type { Services } from "#platform/http/services.ts";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import type { TestDatabase } from "./database.ts";

/** The services of a process on a test's own database, with a log that stays silent. */
export function openTestServices(database: TestDatabase): Services {
  const env = readEnv({
    NODE_ENV: "test",
    APP_ORIGIN: "http://localhost",
    DATABASE_URL: database.appUrl,
    AUTH_SECRET: "a secret for tests, thirty-two characters",
    SMTP_URL: "smtp://127.0.0.1:9",
    // Tests of the proof bring their own.
    PROOF_OF_WORK_COST: "0",
  });
  const log = pino({ level: "silent" });
  const pool = openPool(env.DATABASE_URL, { max: 5 });
  const { db } = database;
  return {
    env,
    log,
    pool,
    db,
    jobs: openJobs({ pool, log }),
    limits: createLimits(pool, limitRulesFor(env)),
    searches: createFairQueue(searchBounds),
    auth: createAuth({ env, db, log }),
  };
}
