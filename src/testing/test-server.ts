import type { TestProject } from "vitest/node";
import { migrateEverything } from "#app/migrate-everything.server.ts";
import { createDatabase } from "./create-database.ts";
import { findFreePort } from "./free-port.ts";
import { appUrl, startLocalPostgres } from "./local-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** The migrated, empty database that every test database is copied from. */
export const templateDatabase = "ujamaa_template";

/** Vitest's global setup: one PostgreSQL for the whole run, on a free port, removed afterwards. */
export default async function setup(project: TestProject) {
  const port = await findFreePort();
  const postgres = await startLocalPostgres({
    dataDir: `.data/test-${port}`,
    port,
    throwaway: true,
    // Autovacuum at random times would change query plans from run to run.
    settings: { autovacuum: "off" },
  });
  await createDatabase(postgres.ownerUrl("postgres"), templateDatabase);
  const ownerUrl = postgres.ownerUrl(templateDatabase);
  await migrateEverything({ ownerUrl, appUrl: appUrl(ownerUrl) });
  project.provide("postgresUrl", postgres.ownerUrl("postgres"));
  return postgres.stop;
}
