import type { Pool } from "pg";
import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Auth } from "#platform/auth/create-auth.server.ts";
import type { PersonalData } from "#platform/auth/personal-data.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { FairQueue } from "#platform/http/fair-queue.ts";
import type { Limits } from "#platform/http/limits.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";

/** What one process opens once and every request may use. */
export type Services = {
  env: Env;
  log: Logger;
  pool: Pool;
  db: Db;
  jobs: Jobs;
  auth: Auth;
  limits: Limits;
  /** Bounds the searches of the directory that run at once. */
  searches: FairQueue;
  /** What each feature keeps about people. */
  personalData: readonly PersonalData[];
};

/** Loaders and actions reach the services through their router context, so that tests can bring their own. */
export const servicesContext = createContext<Services>();
