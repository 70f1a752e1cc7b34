import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { type Db, openDatabase } from "#platform/db/open-database.server.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { copyDatabase, createOnce, dropDatabase, templateDatabase } from "./create-database.ts";
import { type Baseline, emptyDatabase, readBaseline } from "./empty-database.ts";
import { appUrl } from "./local-postgres.ts";
import { openTestPool } from "./open-test-pool.ts";

export type TestDatabase = {
  /** Connected as the app: a role that owns nothing. */
  db: Db;
  /** Connected as the schema owner, like migrations. */
  owner: Db;
  appUrl: string;
  ownerUrl: string;
  close: () => Promise<void>;
};

/** A migrated, empty database for the tests of this file, from `beforeAll` to `afterAll`. */
export function setUpDatabase(): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(database, await openTestDatabase());
  });
  afterAll(() => database.close());
  return database;
}

const demoTemplate = "ujamaa_demo";

type OpenDatabase = { name: string; baseline: Baseline };

/** Emptied databases of this worker, for its next test files. */
const emptied: OpenDatabase[] = [];

/** One more migrated, empty database. The caller must close it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { name, baseline } = emptied.pop() ?? (await createEmpty());
  return connect(name, async () => {
    if (await asOwner(name, (client) => emptyDatabase(client, baseline))) emptied.push({ name, baseline });
    else await dropDatabase(inject("postgresUrl"), name);
  });
}

/** A fresh database with the demo data. The first one of a run seeds the template, in about four seconds. */
export async function openDemoDatabase(): Promise<TestDatabase> {
  const postgres = inject("postgresUrl");
  await createOnce(postgres, demoTemplate, async (unfinished) => {
    await copyDatabase(postgres, templateDatabase, unfinished);
    await seedDemo(urlOf(unfinished), { withAccounts: true, withPictures: true });
  });
  const name = await copyOf(demoTemplate);
  return connect(name, () => dropDatabase(postgres, name));
}

async function createEmpty(): Promise<OpenDatabase> {
  const name = await copyOf(templateDatabase);
  return { name, baseline: await asOwner(name, readBaseline) };
}

async function copyOf(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await copyDatabase(inject("postgresUrl"), template, name);
  return name;
}

function connect(name: string, release: () => Promise<void>): TestDatabase {
  const ownerUrl = urlOf(name);
  const app = appUrl(ownerUrl);
  const db = openDatabase(openTestPool(app, { max: 10 }));
  const owner = openDatabase(openTestPool(ownerUrl, { max: 4 }));
  return {
    db,
    owner,
    appUrl: app,
    ownerUrl,
    close: async () => {
      await Promise.all([db.destroy(), owner.destroy()]);
      await release();
    },
  };
}

async function asOwner<Result>(name: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: urlOf(name) });
  await client.connect();
  return run(client).finally(() => client.end());
}

function urlOf(name: string): string {
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return url.href;
}
