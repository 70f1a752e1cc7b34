import { seedDemo } from "#seed/seed-demo.ts";
import { copyDatabase, templateDatabase } from "./create-database.ts";
import { findFreePort } from "./free-port.ts";
import { type LocalPostgres, localOwnerUrl } from "./local-postgres.ts";
import { startMigratedPostgres } from "./migrated-postgres.ts";
import { type Site, type SiteOptions, startSite } from "./site.ts";

export type Stack = Site & { postgres: LocalPostgres };

const demoTemplate = "ujamaa_demo";

/** `fsync` as for `startMigratedPostgres`. */
type StackOptions = SiteOptions & { fsync?: boolean };

/** Starts the built product on its own PostgreSQL with demo data. */
export async function startStack({ fsync = false, ...options }: StackOptions = {}): Promise<Stack> {
  const port = await findFreePort();
  const postgres = await startDemoPostgres(port, { fsync });
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
export async function startDemoPostgres(port: number, { fsync = false } = {}): Promise<LocalPostgres> {
  const postgres = await startMigratedPostgres({ dataDir: `.data/stack-${port}`, port, fsync });
  await copyDatabase(postgres.ownerUrl("postgres"), templateDatabase, demoTemplate);
  await seedDemo(postgres.ownerUrl(demoTemplate), { withAccounts: true, withPictures: true });
  return postgres;
}

/** Copies the demo template on that PostgreSQL. Returns the owner's URL. */
export async function copyDemo(port: number, name: string): Promise<string> {
  await copyDatabase(localOwnerUrl(port, "postgres"), demoTemplate, name);
  return localOwnerUrl(port, name);
}
