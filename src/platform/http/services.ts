import type { Pool } from "pg";
import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Auth } from "#platform/auth/create-auth.server.ts";
import type { PersonalData } from "#platform/auth/personal-data.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import type { FairQueue } from "#platform/load/fair-queue.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import type { FileStore } from "#platform/uploads/file-store.ts";
import type { Uploads } from "#platform/uploads/open-uploads.server.ts";
import type { Limits } from "./limits/limits.server.ts";

/** Services that a process opens once, for all requests. */
export type Services = {
  env: Env;
  log: Logger;
  pool: Pool;
  db: Db;
  jobs: Jobs;
  auth: Auth;
  limits: Limits;
  /** Bounds the number of concurrent directory searches. */
  searches: FairQueue;
  /** Bounds the number of concurrent checkouts. */
  checkouts: FairQueue;
  /** Stores the content of uploaded files. */
  files: FileStore;
  /** Upload purposes and inspection. */
  uploads: Uploads;
  /** The payment provider, or null without a key, when nothing can be bought. */
  payments: PaymentProvider | null;
  /** What each feature stores about people. */
  personalData: readonly PersonalData[];
};

/** Loaders and actions get the services from the router context, so that tests can pass their own. */
export const servicesContext = createContext<Services>();
