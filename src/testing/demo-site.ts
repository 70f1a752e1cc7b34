import { Pool } from "pg";
import { beforeAll } from "vitest";
import { type BuiltApp, openBuiltApp } from "./built-app.ts";
import { openDemoDatabase, type TestDatabase } from "./database.ts";
import { openTestServices, type TestServices } from "./services.ts";

export type DemoSite = {
  app: BuiltApp;
  database: TestDatabase;
  services: TestServices;
  /** Queries the site's database as its owner. */
  queryDatabase: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
};

/** As in the browser tests: the rules behind these waits have unit tests, and pages show the current database. */
const fastSettings = {
  CACHE_MAX_SECONDS: 0,
  FORM_MIN_SECONDS: 0,
  PROOF_OF_WORK_COST: 0,
  TRUSTED_PROXY_HOPS: 1,
};

let shared: Promise<DemoSite> | undefined;

/**
 * The built site with demo data, shared by all test files of a worker. Tests add the rows they need, restore what they
 * change and never count rows that others may have left.
 */
export function setUpDemoSite(): DemoSite {
  const site = {} as DemoSite;
  beforeAll(async () => {
    shared ??= openDemoSite();
    Object.assign(site, await shared);
  });
  return site;
}

async function openDemoSite(): Promise<DemoSite> {
  const database = await openDemoDatabase();
  const services = openTestServices(database);
  Object.assign(services.env, fastSettings);
  const app = await openBuiltApp(services, { withFiles: true });
  const owner = new Pool({ connectionString: database.ownerUrl, max: 1 });
  const queryDatabase = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await owner.query(text, [...values])).rows as Row[];
  return { app, database, services, queryDatabase };
}
