import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { personalData } from "#app/personal-data.ts";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { type Db, openPool } from "#platform/db/open-database.server.ts";
import { readEnv } from "#platform/env/read-env.ts";
import { limitSettings } from "#platform/http/api-limits.ts";
import { createFairQueue, searchBounds } from "#platform/http/fair-queue.ts";
import { createLimits } from "#platform/http/limits.server.ts";
import type { Services } from "#platform/http/services.ts";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import { setUpDatabase, type TestDatabase } from "./database.ts";

/** `owner` connects like migrations, for statements the app's role may not run. */
export type TestServices = Services & { owner: Db };

/** A fresh database with services, for the tests of this file. */
export function setUpServices(): { database: TestDatabase; services: TestServices } {
  const database = setUpDatabase();
  const services = {} as TestServices;
  beforeAll(() => {
    Object.assign(services, openTestServices(database));
  });
  afterAll(() => services.pool.end());
  return { database, services };
}

/** Services of another process on a test database, with a silent log. */
export function openTestServices(database: TestDatabase): TestServices {
  const env = readEnv({
    NODE_ENV: "test",
    APP_ORIGIN: "http://localhost",
    DATABASE_URL: database.appUrl,
    AUTH_SECRET: "a secret for tests, thirty-two characters",
    SMTP_URL: "smtp://127.0.0.1:9",
    // Tests of the proof of work set their own.
    PROOF_OF_WORK_COST: "0",
  });
  const log = pino({ level: "silent" });
  const pool = openPool(env.DATABASE_URL, { max: 5 });
  const { db, owner } = database;
  return {
    env,
    log,
    pool,
    db,
    owner,
    jobs: openJobs({ pool, log }),
    limits: createLimits(pool, limitSettings(env)),
    searches: createFairQueue(searchBounds),
    auth: createAuth({ env, db, log }),
    personalData,
  };
}
