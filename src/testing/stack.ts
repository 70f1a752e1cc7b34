import { migrateEverything } from "#app/migrate-everything.server.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { copyDatabase, createDatabase } from "./create-database.ts";
import { findFreePort } from "./free-port.ts";
import { appUrl, type LocalPostgres, localOwnerUrl, startLocalPostgres } from "./local-postgres.ts";
import { type Site, type SiteOptions, startSite } from "./site.ts";

export type Stack = Site & { postgres: LocalPostgres };

const demoTemplate = "ujamaa_demo";

/** Starts the built product on its own PostgreSQL with demo data. */
export async function startStack(options: SiteOptions = {}): Promise<Stack> {
  const port = await findFreePort();
  const postgres = await startDemoPostgres(port);
  const site = await startSite(await copyDemo(port, "ujamaa"), options).catch(async (error) => {
    await postgres.stop();
    throw error;
  });
  return {
    ...site,
    postgres,
    stop: async () => {
      await site.stop();
      await postgres.stop();
    },
  };
}

/** Starts a throwaway PostgreSQL with a demo template database that sites can copy. */
export async function startDemoPostgres(port: number): Promise<LocalPostgres> {
  const postgres = await startLocalPostgres({ dataDir: `.data/stack-${port}`, port, throwaway: true });
  const ownerUrl = postgres.ownerUrl(demoTemplate);
  await createDatabase(postgres.ownerUrl("postgres"), demoTemplate);
  await migrateEverything({ ownerUrl, appUrl: appUrl(ownerUrl) });
  await seedDemo(ownerUrl, { withAccounts: true, withPictures: true });
  return postgres;
}

/** Copies the demo template on that PostgreSQL. Returns the owner's URL. */
export async function copyDemo(port: number, name: string): Promise<string> {
  await copyDatabase(localOwnerUrl(port, "postgres"), demoTemplate, name);
  return localOwnerUrl(port, name);
}
