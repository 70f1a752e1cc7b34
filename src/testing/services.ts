import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { readEnv } from "#platform/env/read-env.ts";
import { limitSettings } from "#platform/http/api/api-limits.ts";
import { createLimits } from "#platform/http/limits/limits.server.ts";
import type { Services } from "#platform/http/services.ts";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import { checkoutBounds, createFairQueue, searchBounds } from "#platform/load/fair-queue.ts";
import type { UploadPurpose } from "#platform/uploads/define-purpose.ts";
import { openFileStore } from "#platform/uploads/open-file-store.server.ts";
import { openUploads } from "#platform/uploads/open-uploads.server.ts";
import { setUpDatabase, type TestDatabase } from "./database.ts";
import { openTestPool } from "./open-test-pool.ts";

// By URL: otherwise `npm run test:changed` would treat every feature as a dependency of every database test.
const importApp = (file: string) => import(new URL(`../app/${file}`, import.meta.url).href);
const { features }: typeof import("#app/features.ts") = await importApp("features.ts");
const { personalData }: typeof import("#app/personal-data.ts") = await importApp("personal-data.ts");
const sitePurposes = features.flatMap(({ uploadPurposes }) => uploadPurposes);

/** `owner` connects like migrations, for statements the app's role cannot run. */
export type TestServices = Services & { owner: Db };

type Options = {
  /** Replaces the site's upload purposes. */
  purposes?: readonly UploadPurpose[];
};

/** A fresh database with services, for the tests of this file. */
export function setUpServices(options?: Options): { database: TestDatabase; services: TestServices } {
  const database = setUpDatabase();
  const services = {} as TestServices;
  beforeAll(() => {
    Object.assign(services, openTestServices(database, options));
  });
  afterAll(async () => {
    services.uploads.inspector.close();
    rmSync(services.env.FILES_FOLDER, { recursive: true });
    await services.pool.end();
  });
  return { database, services };
}

/** Services of another process on a test database, with a silent log. */
export function openTestServices(
  database: TestDatabase,
  { purposes = sitePurposes }: Options = {},
): TestServices {
  const env = readEnv({
    NODE_ENV: "test",
    APP_ORIGIN: "http://localhost",
    DATABASE_URL: database.appUrl,
    AUTH_SECRET: "a secret for tests, thirty-two characters",
    SMTP_URL: "smtp://127.0.0.1:9",
    // Tests of the proof of work set a cost.
    PROOF_OF_WORK_COST: "0",
    // Tests that send everything from one IP address are not limited.
    PAGE_READS_PER_MINUTE: "1000000",
    // A busy machine must not refuse a test's request. Tests of load shedding set a shorter wait.
    RENDER_MAX_WAIT_MS: "20000",
    FILES_FOLDER: mkdtempSync(join(tmpdir(), "ujamaa-test-files-")),
  });
  const log = pino({ level: "silent" });
  const pool = openTestPool(env.DATABASE_URL, { max: 5 });
  const { db, owner } = database;
  return {
    env,
    log,
    pool,
    db,
    owner,
    jobs: openJobs({ url: env.DATABASE_URL, log }),
    limits: createLimits(pool, limitSettings(env)),
    searches: createFairQueue(searchBounds),
    checkouts: createFairQueue(checkoutBounds),
    auth: createAuth({ env, db, log }),
    files: openFileStore(env),
    uploads: openUploads(purposes),
    payments: null,
    personalData,
  };
}
