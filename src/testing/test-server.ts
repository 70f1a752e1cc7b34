import type { TestProject } from "vitest/node";
import { findFreePort } from "./free-port.ts";
import { startMigratedPostgres } from "./migrated-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Vitest's global setup: one migrated PostgreSQL for the whole run, on a free port, removed afterwards. */
export default async function setup(project: TestProject) {
  const port = await findFreePort();
  const postgres = await startMigratedPostgres({
    dataDir: `.data/test-${port}`,
    port,
    // Autovacuum at random times would change query plans from run to run.
    settings: { autovacuum: "off" },
  });
  project.provide("postgresUrl", postgres.ownerUrl("postgres"));
  return postgres.stop;
}
